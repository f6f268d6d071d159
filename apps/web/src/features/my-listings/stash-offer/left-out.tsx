import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { LeftOutItems } from '../../../shared/workers/stash-offers.ts';

/** Number of items of the tabs that cannot be listed, with reasons. Renders nothing if all can. */
export function LeftOut({ leftOut }: { readonly leftOut: readonly LeftOutItems[] }) {
  const { t } = useTranslation();
  const count = leftOut.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <Popover
      label={t('offer.leftOutTitle')}
      align="start"
      className="w-[320px] p-3"
      trigger={
        <button
          type="button"
          className="shrink-0 text-left text-12 text-muted underline decoration-dotted underline-offset-4 hover:text-text"
        >
          {t('offer.leftOut', { count })}
        </button>
      }
    >
      <h3 className="mb-2 text-13 font-semibold">{t('offer.leftOutTitle')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-12">
        {leftOut.map(({ reason, count: of }) => (
          <div key={reason} className="contents">
            <dt className="num text-text">{writeNumber(of)}</dt>
            <dd className="text-muted">{t(`offer.leftOutReason.${reason}`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
