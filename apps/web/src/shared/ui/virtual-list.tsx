import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { RoomForToasts } from './room-for-toasts.tsx';
import { useTopOf } from './use-top-of.ts';

type VirtualRowsOptions = {
  readonly count: number;
  readonly rowHeight: number;
  /** Key of the list's content, such as a category: a different key starts at the top. */
  readonly listed?: string;
  /**
   * Rows rendered beyond each edge, so that slow scrolling shows no gap. Each row costs time when the wheel scrolls by
   * a whole screen.
   */
  readonly ahead?: number;
  /** Row that is first visible at the top. */
  readonly firstIndex?: number;
};

/**
 * Renders only the visible rows of a list, so that ten thousand rows are as fast as ten. Returns the ref of the
 * scrolling element, the visible rows with their position, and the height of all rows in CSS pixels.
 */
export function useVirtualRows({ count, rowHeight, listed = '', ahead = 6, firstIndex = 0 }: VirtualRowsOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: firstIndex * rowHeight,
    overscan: ahead,
  });
  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  useTopOf(scroller, listed);
  return {
    scroller,
    visible: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

export type VirtualListProps<Row> = Omit<VirtualRowsOptions, 'count'> & {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly children: (row: Row, index: number) => ReactNode;
  readonly label?: string;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly style?: CSSProperties;
  /** True if the rows contain nothing focusable: the keyboard then scrolls the list itself. */
  readonly isFocusable?: boolean;
  /** Called when the list is scrolled away from its top, and back. */
  readonly onScrolledChange?: (isScrolled: boolean) => void;
  readonly onKeyDown?: (
    event: KeyboardEvent<HTMLElement>,
    list: Pick<ReturnType<typeof useVirtualRows>, 'scroller' | 'scrollToIndex'>,
  ) => void;
};

/** A list of equally high rows or cards that scrolls inside its parent. */
export function VirtualList<Row>({ rows, rowKey, children, rowHeight, onScrolledChange, onKeyDown, ...props }: VirtualListProps<Row>) {
  const { label, className = 'min-h-0 flex-1', rowClassName, style, isFocusable = false, ...options } = props;
  const { scroller, visible, height, scrollToIndex } = useVirtualRows({ count: rows.length, rowHeight, ...options });
  return (
    <div
      ref={scroller}
      {...(isFocusable && { tabIndex: 0, ...(label !== undefined && { role: 'group', 'aria-label': label }) })}
      onScroll={onScrolledChange && ((event) => onScrolledChange(event.currentTarget.scrollTop > rowHeight / 2))}
      onKeyDown={onKeyDown && ((event) => onKeyDown(event, { scroller, scrollToIndex }))}
      className={joinClasses('overflow-y-auto overscroll-contain focus-visible:-outline-offset-2', className)}
    >
      <ul aria-label={isFocusable ? undefined : label} className="relative" style={{ height, ...style }}>
        {visible.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={rowKey(row, index)}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={joinClasses('absolute inset-x-0 top-0', rowClassName)}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              {children(row, index)}
            </li>
          );
        })}
      </ul>
      <RoomForToasts />
    </div>
  );
}
