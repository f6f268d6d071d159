import type { Side } from '@poexchange/contract/rest';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { PercentText, SellerCell } from './listing-cells.tsx';
import { isExchange, type OneItemLine } from './one-item-columns.tsx';
import type { ExchangeLine, OneItem } from './one-item.ts';
import { useTopOf } from '../../shared/ui/use-top-of.ts';

export type OneItemCardsProps = {
  readonly rows: readonly OneItemLine[];
  /** What is listed, such as a category: another starts at the top. */
  readonly listed: string;
  readonly one: OneItem;
  readonly side: Side;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

const cardHeight = 64;

/**
 * The list of one item on a phone: what a piece costs stands first, how many there are and how deep the market is
 * below.
 */
export function OneItemCards({ rows, listed, one, side, onSelect, onScrolledChange }: OneItemCardsProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  useTopOf(scroller, listed);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto"
      onScroll={(event) => onScrolledChange(event.currentTarget.scrollTop > cardHeight / 2)}
    >
      <ul aria-label={t('listings.table')} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={isExchange(row) ? 'exchange' : row.row.uuid}
              className="absolute inset-x-0 top-0"
              style={{ height: cardHeight, transform: `translateY(${start}px)` }}
            >
              {isExchange(row) ? <ExchangeCard line={row} /> : <OfferCard line={row} one={one} side={side} onSelect={onSelect} />}
            </li>
          );
        })}
      </ul>
    </div>
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
