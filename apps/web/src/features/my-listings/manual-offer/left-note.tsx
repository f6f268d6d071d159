import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { Pasted } from '../../../shared/price-files/item-lines.ts';

/** Rejected parts of pasted text: unknown lines, invalid quantities, and items, each with its reason. */
export type Left = Pick<Pasted, 'unknown' | 'miscounted'> & { readonly items: readonly string[] };

export const nothingLeft: Left = { unknown: [], miscounted: [], items: [] };

const SHOWN_UNKNOWN = 4;

/** Renders nothing if everything was added. */
export function LeftNote({ left, onClose }: { readonly left: Left; readonly onClose: () => void }) {
  const { t } = useTranslation();
  if (left.unknown.length + left.miscounted.length + left.items.length === 0) return null;
  return (
    <Note>
      <span className="flex w-full items-start gap-2">
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <LeftLines label={t('byHand.unknown', { count: left.unknown.length })} lines={left.unknown} />
          <LeftLines label={t('byHand.miscounted', { count: left.miscounted.length })} lines={left.miscounted} />
          <LeftLines label={t('byHand.notTaken', { count: left.items.length })} lines={left.items} />
        </span>
        <IconButton size="sm" glyph="close" label={t('app.close')} onClick={onClose} />
      </span>
    </Note>
  );
}

/** Pasted lines that were rejected, below the reason. */
function LeftLines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <span>
      {label}{' '}
      <span translate="no" className="text-text">
        {lines.slice(0, SHOWN_UNKNOWN).join(' · ')}
        {lines.length > SHOWN_UNKNOWN && ' …'}
      </span>
    </span>
  );
}
