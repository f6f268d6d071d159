import type { Side } from '@poexchange/contract/rest';
import type { Tag } from '@poexchange/domain/grouping';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { VirtualList } from '../../shared/ui/virtual-list.tsx';
import { VirtualTable } from '../../shared/ui/virtual-table.tsx';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { type ListingLine, PercentText, SellerCell } from './listing-cells.tsx';
import type { Sort, SortColumn } from './listing-view.ts';
import { EXCHANGE_KEY, isExchange, makeOneItemColumns, oneItemKey, type OneItemLine } from './one-item-columns.tsx';
import { placeAmong, type OneItem, type ExchangeLine } from './one-item.ts';
import { usePriceLimits } from './price-limits.ts';
import type { ListingsScope } from './use-listings.ts';

type OneItemCardsProps = {
  readonly rows: readonly OneItemLine[];
  /** Key of the list's content, such as a category; the list scrolls to the top when it changes. */
  readonly listed: string;
  readonly one: OneItem;
  readonly side: Side;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

/** The list of one item on a phone: the price per piece first, the stock and the market's depth below. */
function OneItemCards({ rows, listed, one, side, onSelect, onScrolledChange }: OneItemCardsProps) {
  const { t } = useTranslation();
  return (
    <VirtualList
      label={t('listings.table')}
      listed={listed}
      rows={rows}
      rowKey={oneItemKey}
      rowHeight={64}
      onScrolledChange={onScrolledChange}
    >
      {(row) => (isExchange(row) ? <ExchangeCard line={row} /> : <OfferCard line={row} one={one} side={side} onSelect={onSelect} />)}
    </VirtualList>
  );
}

type OfferCardProps = Pick<OneItemCardsProps, 'one' | 'side' | 'onSelect'> & { readonly line: Exclude<OneItemLine, ExchangeLine> };

function OfferCard({ line, one, side, onSelect }: OfferCardProps) {
  const { t } = useTranslation();
  const offer = one.offers.get(line.row.uuid);
  return (
    <button
      type="button"
      onClick={() => onSelect(line.row.uuid)}
      className={joinClasses(
        'flex h-full w-full flex-col justify-center gap-1 border-b border-line-soft px-4 text-left focus-visible:-outline-offset-2',
        line.isEnded && 'opacity-50',
      )}
    >
      <span className="flex w-full items-center gap-2">
        <span className="min-w-0 flex-1">
          <SellerCell line={line} />
        </span>
        <Price chaos={offer?.price ?? null} size={14} hint="none" />
      </span>
      {offer !== undefined && (
        <span className="flex w-full items-center gap-1.5 text-12 text-muted">
          <span>{t(side === 'buy' ? 'listing.wanted' : 'listing.inStock', { count: offer.stock })}</span>
          <span aria-hidden="true">{'·'}</span>
          <span className="min-w-0 flex-1 truncate">{t('listings.upTo', { pieces: writeNumber(offer.piecesUpToHere) })}</span>
          <PercentText percent={offer.percent} side={side} />
        </span>
      )}
    </button>
  );
}

function ExchangeCard({ line }: { readonly line: ExchangeLine }) {
  const { t } = useTranslation();
  return (
    <div className="flex h-full flex-col justify-center gap-1 border-y border-dashed border-info/60 bg-info/5 px-4 text-info">
      <span className="flex items-center gap-2">
        <Glyph name="exchange" size={14} />
        <span className="min-w-0 flex-1 truncate font-semibold">{t('listings.exchange')}</span>
        <Price chaos={line.exchangeChaos} size={14} weight="normal" hint="none" />
      </span>
      <span className="truncate text-12">{t('listings.exchangeHint')}</span>
    </div>
  );
}

const FRESH_MS = 30 * 60_000;

/** Recent price of one piece of a group on the game's exchange; null if it is not traded there. */
function exchangeQuery({ game, league }: ListingsScope, { tag, hash }: { readonly tag: Tag; readonly hash: string }) {
  return queryOptions({
    queryKey: ['exchange-price', game, league, tag, hash],
    queryFn: async (): Promise<ExchangeLine | null> => {
      const group = await getPricingWorker().readGroup({ game, league }, { tag, hash });
      const exchange = group?.valuation?.exchange ?? null;
      return exchange === null ? null : { exchangeChaos: exchange.valueChaos, units: exchange.units };
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

export type OneItemListProps = {
  readonly lines: readonly ListingLine[];
  readonly one: OneItem;
  readonly scope: ListingsScope;
  readonly side: Side;
  readonly form: 'phone' | 'wide';
  readonly table: ListingTable;
};

/** Props shared by both listings tables. */
export type ListingTable = {
  readonly label: string;
  readonly listed: string;
  readonly elements: 'reused';
  readonly selectedKey: string | null;
  readonly sort: Sort;
  readonly onSort: (column: SortColumn) => void;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

const rowTone = (line: OneItemLine): 'normal' | 'faded' | 'mark' => (isExchange(line) ? 'mark' : line.isEnded ? 'faded' : 'normal');

/** The listings of the single item that the filter names: price, stock, depth, and the exchange ranked by its price. */
export function OneItemList({ lines, one, scope, side, form, table }: OneItemListProps) {
  const { listed, sort, onSelect, onScrolledChange } = table;
  const { t } = useTranslation();
  const { data: exchange = null } = useQuery(exchangeQuery(scope, { tag: one.item.summary.tag, hash: one.item.hash }));
  const limitChaos = usePriceLimits(scope)[one.item.hash] ?? null;
  const exchangeChaos = exchange?.exchangeChaos ?? null;
  const columns = useMemo(() => makeOneItemColumns(t, { side, one, exchangeChaos, limitChaos }), [t, side, one, exchangeChaos, limitChaos]);
  const rows = useMemo((): readonly OneItemLine[] => {
    // In any other order the exchange's position would be meaningless.
    if (exchange === null || sort.column !== 'unitPrice') return lines;
    const prices = lines.map((line) => one.offers.get(line.row.uuid)?.price ?? null);
    return lines.toSpliced(placeAmong(prices, exchange.exchangeChaos, sort.direction), 0, exchange as never) as readonly OneItemLine[];
  }, [lines, one, exchange, sort]);
  const choose = (key: string): void => {
    if (key !== EXCHANGE_KEY) onSelect(key);
  };
  if (form === 'phone')
    return <OneItemCards rows={rows} listed={listed} one={one} side={side} onSelect={onSelect} onScrolledChange={onScrolledChange} />;
  return <VirtualTable {...table} rows={rows} rowKey={oneItemKey} rowTone={rowTone} columns={columns} onSelect={choose} />;
}

/** Total number of pieces in all listings, and the value of one piece. */
export function OneItemFacts({ one }: { readonly one: OneItem }) {
  const { t } = useTranslation();
  const { valueChaos, lowConfidence } = one.item.primaryValuation;
  return (
    <>
      {` · ${t('listing.pieces', { count: one.pieces })}`}
      {valueChaos !== null && (
        <span className="max-sm:hidden">
          {` · ${t('listings.value')} `}
          <Price chaos={valueChaos} size={12} weight="normal" lowConfidence={lowConfidence} hint="none" className="align-middle" />
        </span>
      )}
    </>
  );
}
