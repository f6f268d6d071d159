import type { TradeView } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/ui/price.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { SearchTexts } from '../stash-search/index.ts';
import { extraPerPiece } from './handover.ts';

/**
 * The search that the trade was requested with, what it matches in the seller's tabs as last read, and a better search
 * if it matches other items too.
 */
export function BuyerSearch({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { regex } = view.notification.body;
  if (regex === undefined) return null;
  const { search } = view;
  const isKnown = search !== undefined && !('unknown' in search);
  return (
    <section aria-labelledby="buyer-search" className="flex shrink-0 flex-col gap-2 rounded-lg border border-line-soft bg-s1 p-3.5">
      <h2 id="buyer-search" className="flex items-baseline gap-2 text-14 font-semibold">
        <span className="flex-1">{t('search.seller.title')}</span>
        {isKnown && (
          <span className="text-12 font-normal text-muted">
            {t('trade.read')} <TimeAgo timestampMs={search.readAtMs} />
          </span>
        )}
      </h2>
      <SearchTexts searches={[regex]} />
      {view.party === 'owner' ? (
        <Finding search={search} />
      ) : (
        view.notification.body.regexWarning === true && <Note tone="info">{t('search.asker.replaced')}</Note>
      )}
    </section>
  );
}

const unknownTexts = { unread: 'search.seller.unread', tooLong: 'search.seller.tooSlow', busy: 'search.seller.busy' } as const;

function Finding({ search = { unknown: 'unread' } }: { readonly search: TradeView['search'] }) {
  const { t } = useTranslation();
  if ('unknown' in search) return <Note tone="info">{t(unknownTexts[search.unknown])}</Note>;
  const numbers = { missed: search.missed, extra: search.extra };
  if (search.missed === 0 && search.extra === 0) return <p className="text-12 text-up">{t('search.seller.exact')}</p>;
  if (search.rewritten === null) return <Note>{t(`search.seller.${search.unwritten ?? 'none'}`, numbers)}</Note>;
  return (
    <>
      <Note>{t('search.seller.other', numbers)}</Note>
      <SearchTexts searches={search.rewritten} />
    </>
  );
}

/** Extra cost of the search in addition to the items, per piece; renders nothing if there is no extra cost. */
export function SearchExtraLine({ view, pieces }: { readonly view: TradeView; readonly pieces: number }) {
  const { t } = useTranslation();
  const eachChaos = extraPerPiece(view);
  if (eachChaos === 0 || pieces === 0) return null;
  return (
    <div className="flex shrink-0 items-center justify-between text-13 text-muted">
      <span className="inline-flex items-baseline gap-1.5">
        {t('search.seller.extra')} <span className="num">{`${writeNumber(pieces)} ×`}</span> <Price chaos={eachChaos} weight="normal" />
      </span>
      <Price chaos={eachChaos * pieces} weight="normal" />
    </div>
  );
}
