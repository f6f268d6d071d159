import type { TradeView } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import { viewOfAsk } from '@poexchange/domain/currency';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceIndex } from '../../shared/price-files/queries.ts';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { BuyerSearch, SearchExtraLine } from './buyer-search.tsx';
import { listTabs, placeItems } from './choose-stacks.ts';
import { TabMap } from './tab-map.tsx';
import { TradeActions } from './trade-actions.tsx';
import { TradeHeader } from './trade-header.tsx';
import { TradeItemRow } from './trade-item-row.tsx';
import { TradeNotes } from './trade-notes.tsx';
import { WhisperBox } from './whisper-box.tsx';

/** The whole trade: what, for how much, and where it lies. */
export function TradeContent({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { body } = view.notification;
  const { game, league, category, custom } = body.meta;
  const { prices } = usePriceIndex({ game, league, tags: custom?.tags ?? findCategory(game, category)?.tags ?? [] });
  const placed = useMemo(() => placeItems(view.items), [view.items]);
  const tabs = useMemo(() => listTabs(placed), [placed]);
  // The item under the pointer or the focus: its cells stand out.
  const [marked, setMarked] = useState<string | null>(null);
  // Places are shown where there can be any: to who sells from a listing of his own.
  const hasPlaces = view.party === 'owner' && view.role === 'seller';
  // What was entered by hand lies nowhere that could be drawn (D55).
  const hasMap = hasPlaces && (game === 'poe1' || tabs.length > 0);
  const priceView = useMemo(() => viewOfAsk(game, body), [game, body]);
  const pieces = view.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    // The unit and the rate it was asked at, not today's.
    <PriceViewProvider view={priceView}>
      <div
        className={
          hasMap
            ? 'grid flex-1 max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]'
            : 'mx-auto w-full max-w-[860px] flex-1'
        }
      >
        <div className="min-w-0 px-6 py-5 max-md:px-4">
          <TradeHeader view={view} />
          <TradeNotes view={view} prices={prices} />
          <BuyerSearch view={view} />
          <ul aria-label={t('trade.items')} className="mt-2">
            {placed.map((each) => (
              <TradeItemRow
                key={each.item.hash}
                placed={each}
                entry={prices.get(each.item.hash)}
                game={game}
                places={hasPlaces ? 'shown' : 'none'}
                isMarked={marked === each.item.hash}
                onMark={setMarked}
              />
            ))}
          </ul>
          <SearchExtraLine view={view} />
          <div className="flex items-center justify-between py-3.5">
            <span className="flex items-baseline gap-2">
              {t('trade.pieces', { count: pieces })}
              <ExactSum chaos={body.totalChaos} />
            </span>
            <PayablePrice chaos={body.totalChaos} size={18} />
          </div>
          {view.party === 'asker' && <WhisperBox whispers={view.whispers} role={view.role} />}
          {view.party === 'owner' && <TradeActions view={view} />}
        </div>
        {hasMap && (
          <aside className="border-l border-line-soft bg-s1 p-4 max-lg:border-t max-lg:border-l-0">
            <TabMap tabs={tabs} prices={prices} marked={marked} onMark={setMarked} seenAt={view.listing?.seenAt ?? null} />
          </aside>
        )}
      </div>
    </PriceViewProvider>
  );
}
