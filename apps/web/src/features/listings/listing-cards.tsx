import { memo } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { VirtualList } from '../../shared/ui/virtual-list.tsx';
import { ItemsCell, PercentCell, SeenCell, SellerCell, type ListingLine } from './listing-cells.tsx';

export type ListingCardsProps = {
  readonly lines: readonly ListingLine[];
  /** Key of the list's content, such as a category; the list scrolls to the top when it changes. */
  readonly listed: string;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

const rowKey = (line: ListingLine): string => line.row.uuid;

/** The list on a phone: the same facts on two lines. */
export function ListingCards({ lines, listed, onSelect, onScrolledChange }: ListingCardsProps) {
  const { t } = useTranslation();
  return (
    <VirtualList
      label={t('listings.table')}
      listed={listed}
      rows={lines}
      rowKey={rowKey}
      rowHeight={84}
      onScrolledChange={onScrolledChange}
    >
      {(line) => <ListingCard line={line} onSelect={onSelect} />}
    </VirtualList>
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
        <span className="ml-auto shrink-0 whitespace-nowrap">{t('listing.pieces', { count: line.pieces })}</span>
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
