import type { StashTabInfo } from '@poexchange/domain/stash';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';

/** A tab's name on the tab's colour, as in the game. */
export function TabChip({
  tab,
  className,
}: {
  readonly tab: Pick<StashTabInfo, 'name' | 'color' | 'blackText'>;
  readonly className?: string;
}) {
  const { t } = useTranslation();
  const hasColour = tab.color !== '';
  return (
    <span
      translate="no"
      title={tab.name}
      className={joinClasses(
        'inline-block max-w-full truncate rounded-sm border border-line px-1.5 text-12 leading-[18px]',
        hasColour && (tab.blackText ? 'text-[#000]' : 'text-[#fff]'),
        className,
      )}
      style={hasColour ? { backgroundColor: tab.color } : undefined}
    >
      {tab.name === '' ? t('stash.chooser.unnamed') : tab.name}
    </span>
  );
}
