import type { Side } from '@poexchange/contract/rest';
import { roundMultiplier } from '@poexchange/domain/currency';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber, writePercent } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { Column } from '../../shared/ui/virtual-table.tsx';
import { PercentText, SeenCell, SellerCell, type ListingLine } from './listing-cells.tsx';
import type { SortColumn } from './listing-view.ts';
import type { ExchangeLine, OneItem, OneOffer } from './one-item.ts';

/** A row in the list of one item: a listing, or the exchange ranked by its price. */
export type OneItemLine = ListingLine | ExchangeLine;

export type OneItemColumnsOf = {
  readonly side: Side;
  readonly one: OneItem;
  /** Price of one piece on the exchange; null if the item is not traded there. */
  readonly exchangeChaos: number | null;
  /** The user's limit for one piece; null if there is none. */
  readonly limitChaos: number | null;
};

export const isExchange = (line: OneItemLine): line is ExchangeLine => 'exchangeChaos' in line;
/** Key of the exchange's line among the listings' ids. */
export const EXCHANGE_KEY = 'exchange';
export const oneItemKey = (line: OneItemLine): string => (isExchange(line) ? EXCHANGE_KEY : line.row.uuid);

/**
 * The columns for one item (R3.04): price per piece, stock, percent of value, and the depth of the market up to this
 * row.
 */
export function makeOneItemColumns(
  t: Translate,
  { side, one, exchangeChaos, limitChaos }: OneItemColumnsOf,
): readonly Column<OneItemLine, SortColumn>[] {
  const cell = (
    draw: (line: ListingLine, offer: OneOffer) => React.ReactNode,
    onExchange: (line: ExchangeLine) => React.ReactNode = () => null,
  ) =>
    function OneItemCell(line: OneItemLine) {
      if (isExchange(line)) return onExchange(line);
      const offer = one.offers.get(line.row.uuid);
      return offer === undefined ? <span className="text-faint">{'–'}</span> : draw(line, offer);
    };
  const columns: readonly Column<OneItemLine, SortColumn>[] = [
    {
      id: 'seller',
      header: t(side === 'buy' ? 'listings.column.buyer' : 'listings.column.seller'),
      className: 'min-w-[120px] flex-1',
      isSortable: true,
      cell: (line) => (isExchange(line) ? <ExchangeName t={t} /> : <SellerCell line={line} />),
    },
    {
      id: 'unitPrice',
      header: t('listings.column.unitPrice'),
      className: 'w-[92px]',
      align: 'end',
      isSortable: true,
      cell: cell(
        (_line, { price }) => (
          <span
            className={joinClasses(limitChaos !== null && side === 'sell' && price > limitChaos && 'text-warn')}
            title={limitChaos !== null && side === 'sell' && price > limitChaos ? t('listing.limit.above') : undefined}
          >
            <Price chaos={price} hint="none" />
          </span>
        ),
        (line) => <Price chaos={line.exchangeChaos} hint="none" weight="normal" />,
      ),
    },
    {
      id: 'stock',
      header: t('listings.column.stock'),
      className: 'w-[64px]',
      align: 'end',
      isSortable: true,
      cell: cell((_line, { stock }) => writeNumber(stock)),
    },
    {
      id: 'percent',
      header: t('listings.column.percent'),
      className: 'w-[72px] @max-[480px]:hidden',
      align: 'end',
      isSortable: true,
      cell: cell(
        (_line, { percent }) => <PercentText percent={percent} side={side} />,
        (line) => (
          <PercentText percent={percentOf(line.exchangeChaos, one.item.primaryValuation.valueChaos)} side={side} className="text-info!" />
        ),
      ),
    },
    {
      id: 'exchange',
      header: t('listings.column.exchange'),
      className: 'w-[104px] @max-[860px]:hidden',
      align: 'end',
      cell: cell((_line, { price }) => <Difference price={price} exchangeChaos={exchangeChaos} side={side} />),
    },
    {
      id: 'upToHere',
      header: <span title={t('listings.column.upToHereHint')}>{t('listings.column.upToHere')}</span>,
      className: 'w-[96px] @max-[560px]:hidden',
      align: 'end',
      cell: cell((_line, { piecesUpToHere }) => <span className="text-muted">{writeNumber(piecesUpToHere)}</span>),
    },
    {
      id: 'costUpToHere',
      header: <span title={t('listings.column.costUpToHereHint')}>{t('listings.column.costUpToHere')}</span>,
      className: 'w-[120px] @max-[780px]:hidden',
      align: 'end',
      cell: cell((_line, { chaosUpToHere }) => <PayablePrice chaos={chaosUpToHere} className="font-normal! text-muted" />),
    },
    {
      id: 'minimum',
      header: t('listings.column.minimum'),
      className: 'w-[84px] @max-[940px]:hidden',
      align: 'end',
      cell: cell(({ row }) => <Price chaos={row.minTradeValue > 0 ? row.minTradeValue : null} hint="none" weight="normal" />),
    },
    {
      id: 'seen',
      header: t('listings.column.seenShort'),
      className: 'w-[82px] @max-[800px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (line) => (isExchange(line) ? null : <SeenCell line={line} />),
    },
    {
      id: 'listed',
      header: t('listings.column.listed'),
      className: 'w-[46px] @max-[400px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (line) =>
        isExchange(line) ? null : <TimeAgo timestampMs={line.row.timestampMs} form="short" className="text-12 text-muted" />,
    },
  ];
  return columns.filter(({ id }) => !(id === 'exchange' && exchangeChaos === null) && !(id === 'seen' && side === 'buy'));
}

function percentOf(chaos: number, valueChaos: number | null): number | null {
  return valueChaos === null || valueChaos <= 0 ? null : roundMultiplier((chaos / valueChaos) * 100);
}

function ExchangeName({ t }: { readonly t: Translate }) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-info" title={t('listings.exchangeHint')}>
      <Glyph name="exchange" size={14} />
      <span className="line-clamp-2 min-w-0 leading-tight">{t('listings.exchange')}</span>
    </span>
  );
}

/** Shows by how many percent a price is above or below the exchange's price. */
export function Difference({
  price,
  exchangeChaos,
  side,
}: {
  readonly price: number;
  readonly exchangeChaos: number | null;
  readonly side: Side;
}) {
  if (exchangeChaos === null || exchangeChaos <= 0) return null;
  const percent = roundMultiplier((price / exchangeChaos - 1) * 100);
  const isGood = side === 'buy' ? percent > 0 : percent < 0;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return <span className={isGood ? 'text-up' : 'text-muted'}>{`${sign}${writePercent(Math.abs(percent))}`}</span>;
}
