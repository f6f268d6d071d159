import type { TradeView } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { Note } from '../../shared/ui/states.tsx';
import { countBelowValue } from './count-below-value.ts';

export type TradeNotesProps = { readonly view: TradeView; readonly prices: ReadonlyMap<string, PriceEntry> };

/** What to know before handing anything over. */
export function TradeNotes({ view, prices }: TradeNotesProps) {
  const { t } = useTranslation();
  const { body } = view.notification;
  const isOwner = view.party === 'owner';
  const isWanted = body.meta.side === 'buy';
  const below = isOwner && !isWanted ? countBelowValue(view.items, prices) : 0;
  const deselected = isOwner ? view.items.filter((item) => item.deselected).length : 0;
  const notes = [
    isOwner && !body.valid && { key: 'valid', tone: 'bad' as const, text: t('trade.notValid', { ign: body.ign }) },
    view.isCounterpartGone && { key: 'person', tone: 'warn' as const, text: t('trade.counterpartGone') },
    // Who asked need not be told twice: with its owner goes the listing.
    (view.listing === null || view.listing.state === 'deleted') &&
      (view.party === 'owner' || !view.isCounterpartGone) && { key: 'gone', tone: 'warn' as const, text: t('trade.listingGone') },
    isOwner &&
      view.listing?.state === 'inactive' && {
        key: 'inactive',
        tone: 'info' as const,
        text: t(isWanted ? 'trade.inactiveWanted' : 'trade.listingInactive'),
      },
    below > 0 && { key: 'below', tone: 'warn' as const, text: t('trade.belowValue', { count: below }) },
    deselected > 0 && { key: 'deselected', tone: 'warn' as const, text: t('trade.deselected', { count: deselected }) },
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div className="mt-3.5 flex flex-col gap-2">
      {notes.map(({ key, tone, text }) => (
        <Note key={key} tone={tone}>
          {text}
        </Note>
      ))}
    </div>
  );
}
