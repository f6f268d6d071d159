import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { RoomForToasts } from './room-for-toasts.tsx';
import { useTopOf } from './use-top-of.ts';

export type VirtualCardsProps<Row> = {
  readonly label: string;
  /** Key of the list's content, such as a category: a different one starts at the top. */
  readonly listed: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly cardHeightPx: number;
  readonly children: (row: Row) => ReactNode;
  /** Called when the list is scrolled away from its top, and back. */
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

/** A list of cards for phones that renders only visible ones. The list scrolls inside its parent. */
export function VirtualCards<Row>({ label, listed, rows, rowKey, cardHeightPx, children, onScrolledChange }: VirtualCardsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  useTopOf(scroller, listed);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeightPx,
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto"
      onScroll={(event) => onScrolledChange(event.currentTarget.scrollTop > cardHeightPx / 2)}
    >
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={rowKey(row)}
              className="absolute inset-x-0 top-0"
              style={{ height: cardHeightPx, transform: `translateY(${start}px)` }}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
      <RoomForToasts />
    </div>
  );
}
