import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { ItemsCell, PercentCell, SeenCell, SellerCell, type ListingLine } from './listing-cells.tsx';
import { useTopOf } from '../../shared/ui/use-top-of.ts';

export type ListingCardsProps = {
  readonly lines: readonly ListingLine[];
  /** What is listed, such as a category: another starts at the top. */
  readonly listed: string;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
  readonly footer?: ReactNode;
};

const cardHeight = 84;

/** The list on a phone: the same facts, two lines each. */
export function ListingCards({ lines, listed, onSelect, onScrolledChange, footer }: ListingCardsProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  useTopOf(scroller, listed);
  const virtualizer = useVirtualizer({
    count: lines.length,
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
          const line = lines[index];
          if (line === undefined) return null;
          return (
            <li
              key={line.row.uuid}
              className="absolute inset-x-0 top-0"
              style={{ height: cardHeight, transform: `translateY(${start}px)` }}
            >
              <ListingCard line={line} onSelect={onSelect} />
            </li>
          );
        })}
      </ul>
      {footer}
    </div>
  );
}

const ListingCard = memo(function ListingCard({
  line,
  onSelect,
}: {
  readonly line: ListingLine;
  readonly onSelect: (uuid: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={() => onSelect(line.row.uuid)}
      className={joinClasses(
        'flex h-full w-full flex-col justify-center gap-2 border-b border-line-soft px-4 text-left focus-visible:-outline-offset-2',
        line.isEnded && 'opacity-50',
      )}
    >
      <span className="flex w-full items-center gap-2">
        <span className="min-w-0 flex-1">
          <SellerCell line={line} />
        </span>
        <PercentCell line={line} side={line.row.side} className="text-12" />
        <PayablePrice chaos={line.row.totalPrice} size={14} />
      </span>
      <span className="flex w-full items-center gap-2 text-12 text-muted">
        <ItemsCell line={line} max={4} />
        <span className="min-w-0 flex-1 truncate text-right">{t('listing.pieces', { count: line.pieces })}</span>
        <span aria-hidden="true">{'·'}</span>
        {(line.row.seenAt === null && line.row.side === 'sell') || line.isEnded ? (
          <SeenCell line={line} />
        ) : (
          <TimeAgo timestampMs={line.row.listedMs ?? line.row.timestampMs} form="short" />
        )}
      </span>
    </button>
  );
});
