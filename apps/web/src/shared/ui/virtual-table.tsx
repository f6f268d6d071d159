import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';
import { RoomForToasts } from './room-for-toasts.tsx';
import { useFocusFollowsRow } from './use-focus-follows-row.ts';
import { useVirtualRows } from './virtual-list.tsx';

/** A table column. Sortable columns have a `SortId`; all other columns have an id of their own. */
export type Column<Row, SortId extends string = never> = ColumnLook<Row> &
  ({ readonly id: string; readonly isSortable?: false } | { readonly id: SortId; readonly isSortable: true });

type ColumnLook<Row> = {
  readonly header: ReactNode;
  /**
   * Width, and the table width from which the column is shown; the same for heading and cells: `w-[90px]
   * @max-[640px]:hidden`.
   */
  readonly className: string;
  readonly align?: 'end';
  readonly cell: (row: Row) => ReactNode;
};

export type RowTone = 'normal' | 'faded' | 'mark';

type TableSort<SortId extends string> = { readonly column: SortId; readonly direction: 'up' | 'down' };

export type VirtualTableProps<Row, SortId extends string> = {
  readonly label: string;
  /** Key of the list's content, such as a category: a new key starts at the top. */
  readonly listed?: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Must be stable while the columns do not change: a new object re-renders every row. */
  readonly columns: readonly Column<Row, SortId>[];
  readonly rowHeight?: number;
  /**
   * `own`: each row has its own elements, because its cells have state, such as a price being typed. `reused`: a row is
   * rendered into the elements at its index, which takes half the time when a search changes the rows. In both cases
   * the focus stays on its row.
   */
  readonly elements?: 'own' | 'reused';
  readonly selectedKey?: string | null;
  /** Called on a click, Enter or Space on a row. Rows are focusable only with this handler. */
  readonly onSelect?: (key: string) => void;
  readonly sort?: TableSort<NoInfer<SortId>>;
  readonly onSort?: (column: NoInfer<SortId>) => void;
  /** `mark` is a divider between rows; it cannot be selected. */
  readonly rowTone?: (row: Row) => RowTone;
  /** Called when the list is scrolled away from the top, or back to it. */
  readonly onScrolledChange?: (isScrolled: boolean) => void;
  /** Shown below the last row, inside the scrolling area. */
  readonly footer?: ReactNode;
};

/**
 * Rows rendered beyond each edge, so that slow scrolling shows no gap. Each row costs time when the wheel scrolls by a
 * whole screen.
 */
const ROWS_AHEAD = 5;

/**
 * A dense table that renders only the visible rows, so that ten thousand rows are as fast as ten. It scrolls inside its
 * parent.
 */
export const VirtualTable = memo(DrawnTable) as typeof DrawnTable;

function DrawnTable<Row, SortId extends string = never>(props: VirtualTableProps<Row, SortId>) {
  const {
    label,
    listed = '',
    rows,
    rowKey,
    columns,
    rowHeight = 44,
    elements = 'own',
    selectedKey = null,
    onSelect,
    onScrolledChange,
  } = props;
  const { scroller, visible, height, scrollToIndex } = useVirtualRows({ count: rows.length, rowHeight, listed, ahead: ROWS_AHEAD });
  useFocusFollowsRow(scroller);
  const selectedIndex = selectedKey === null ? -1 : rows.findIndex((row) => rowKey(row) === selectedKey);
  useKeepInSight(selectedKey, selectedIndex, scrollToIndex);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (onSelect === undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !isRow(event.target)) return;
    const at = Number(event.target.dataset['index']) + (event.key === 'ArrowDown' ? 1 : -1);
    if (rows[at] === undefined) return;
    event.preventDefault();
    scrollToIndex(at);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus());
  };

  return (
    <div
      ref={scroller}
      role={onSelect === undefined ? 'table' : 'grid'}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      tabIndex={onSelect === undefined ? 0 : -1}
      onKeyDown={onKeyDown}
      onScroll={onScrolledChange && ((event) => onScrolledChange(event.currentTarget.scrollTop > rowHeight / 2))}
      className="@container min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <TableHead columns={columns} {...(props.sort && { sort: props.sort })} {...(props.onSort && { onSort: props.onSort })} />
      <div role="rowgroup" className="relative" style={{ height: height }}>
        {visible.map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          return (
            <TableRow
              // Keyed by index only for reused elements: an element that moved to the other end while scrolling would
              // take the focus to another row.
              key={elements === 'own' ? rowKey(row) : item.index}
              row={row}
              index={item.index}
              top={item.start}
              height={rowHeight}
              columns={columns as readonly Column<unknown>[]}
              isSelected={item.index === selectedIndex}
              isFocusStop={item.index === Math.max(selectedIndex, 0)}
              tone={props.rowTone?.(row) ?? 'normal'}
              rowKey={rowKey(row)}
              {...(onSelect && { onSelect })}
            />
          );
        })}
      </div>
      {props.footer}
      <RoomForToasts />
    </div>
  );
}

/** Scrolls to the selection when shortcuts move it; after a click the row is already visible and nothing scrolls. */
function useKeepInSight(key: string | null, index: number, scrollTo: (index: number) => void): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (index >= 0) scrollTo(index);
  });
}

function isRow(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['index'] !== undefined;
}

type HeadProps<Row, SortId extends string> = Pick<VirtualTableProps<Row, SortId>, 'columns' | 'sort' | 'onSort'>;

function TableHead<Row, SortId extends string>({ columns, sort, onSort }: HeadProps<Row, SortId>) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 border-b border-line bg-bg">
      <div role="row" className="flex h-[30px] items-center gap-3 px-3 text-12 font-medium text-muted">
        {columns.map((column) => {
          const isSorted = sort?.column === column.id;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-sort={isSorted ? (sort.direction === 'up' ? 'ascending' : 'descending') : undefined}
              className={joinClasses('flex items-center', column.align === 'end' && 'justify-end', column.className)}
            >
              {column.isSortable === true && onSort !== undefined ? (
                <button
                  type="button"
                  onClick={() => onSort(column.id)}
                  className={joinClasses('inline-flex items-center gap-1 whitespace-nowrap hover:text-text', isSorted && 'text-text')}
                >
                  {column.header}
                  {isSorted && <Glyph name={sort.direction === 'up' ? 'chevronUp' : 'chevronDown'} size={10} />}
                </button>
              ) : (
                <span className="whitespace-nowrap">{column.header}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type RowProps = {
  readonly row: unknown;
  readonly rowKey: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly columns: readonly Column<unknown>[];
  readonly isSelected: boolean;
  readonly isFocusStop: boolean;
  readonly tone: RowTone;
  readonly onSelect?: (key: string) => void;
};

const TableRow = memo(function TableRow({ row, rowKey, index, top, height, columns, isSelected, isFocusStop, tone, onSelect }: RowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isSelected}
      data-index={index}
      data-row={rowKey}
      data-selected={isSelected || undefined}
      tabIndex={onSelect === undefined ? undefined : isFocusStop ? 0 : -1}
      onClick={onSelect && (() => onSelect(rowKey))}
      onKeyDown={
        onSelect &&
        ((event) => {
          if ((event.key !== 'Enter' && event.key !== ' ') || event.target !== event.currentTarget || isSelected) return;
          event.preventDefault();
          event.stopPropagation();
          onSelect(rowKey);
        })
      }
      style={{ height, top }}
      className={joinClasses(
        // Containment: a change inside a row moves nothing outside it, so the browser can skip all other layout.
        'group/row absolute inset-x-0 flex items-center gap-3 border-b [contain:layout_style] border-line-soft px-3 focus-visible:-outline-offset-2',
        onSelect !== undefined && tone !== 'mark' && 'cursor-pointer hover:bg-s1',
        isSelected && 'bg-s2 shadow-[inset_2px_0_0_var(--color-accent)] hover:bg-s2',
        tone === 'faded' && 'opacity-50',
        tone === 'mark' && 'border-y! border-dashed border-info/60! bg-info/5 text-info',
      )}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role={onSelect === undefined ? 'cell' : 'gridcell'}
          className={joinClasses('min-w-0', column.align === 'end' && 'num', column.className)}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
});
