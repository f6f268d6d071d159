import type { Side } from '@poexchange/contract/rest';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { Note } from '../../shared/ui/states.tsx';
import type { Doubt } from './price-limits.ts';

const SHOWN_DOUBTS = 3;

/** Names the chosen items with a doubtful price, before anything is copied. */
export function DoubtNote({ doubts, side }: { readonly doubts: readonly Doubt[]; readonly side: Side }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Note>
        <b className="font-semibold">{t('listing.doubt.title')}</b>
        <ul>
          {doubts.slice(0, SHOWN_DOUBTS).map(({ item, kind, times }) => (
            <li key={item.hash}>
              {t(kind === 'limit' ? 'listing.doubt.limit' : side === 'buy' ? 'listing.doubt.low' : 'listing.doubt.far', {
                name: nameItem(item.summary.name),
                times: writeNumber(Math.round(times * 10) / 10),
              })}
            </li>
          ))}
          {doubts.length > SHOWN_DOUBTS && <li>{t('offer.far.more', { count: doubts.length - SHOWN_DOUBTS })}</li>}
        </ul>
      </Note>
    </div>
  );
}
