// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualTable, type Column } from './virtual-table.tsx';

type Row = { readonly id: string };

const makeRows = (from: number, count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ id: `r${from + at}` }));
const rowKey = (row: Row): string => row.id;
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', className: '', cell: (row) => row.id },
  { id: 'watch', header: 'Watch', className: '', cell: (row) => <button type="button">{`watch ${row.id}`}</button> },
];

function Table({ rows, elements }: { readonly rows: readonly Row[]; readonly elements: 'own' | 'reused' }) {
  return <VirtualTable label="Rows" rows={rows} rowKey={rowKey} columns={columns} elements={elements} onSelect={() => undefined} />;
}

const rowOf = (id: string) => screen.getByText(id).closest('[role=row]');

beforeEach(() => {
  // Without layout, jsdom has no space for rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('D86 gives each row its own elements if its cells have state, and reuses elements otherwise', () => {
  for (const elements of ['own', 'reused'] as const) {
    const { rerender, unmount } = render(<Table rows={makeRows(0, 3)} elements={elements} />);
    const before = [rowOf('r0'), rowOf('r1'), rowOf('r2')];
    rerender(<Table rows={makeRows(1, 3)} elements={elements} />);
    const after = [rowOf('r1'), rowOf('r2'), rowOf('r3')];
    if (elements === 'reused') expect(after).toEqual(before);
    else expect([after[0] === before[1], after[1] === before[2], before.includes(after[2] ?? null)]).toEqual([true, true, false]);
    unmount();
  }
});

it.each(['own', 'reused'] as const)('D86 keeps the focus on its row while rows are added and removed (%s elements)', (elements) => {
  const { rerender } = render(<Table rows={makeRows(0, 5)} elements={elements} />);
  (rowOf('r3') as HTMLElement).focus();
  rerender(<Table rows={makeRows(2, 5)} elements={elements} />);
  expect(document.activeElement).toBe(rowOf('r3'));
  rerender(<Table rows={makeRows(4, 5)} elements={elements} />);
  expect(document.activeElement).toBe(document.body);
});

it('D86 keeps the focus on a button inside its row, so that its key press reaches no other row', () => {
  const { rerender } = render(<Table rows={makeRows(0, 5)} elements="reused" />);
  screen.getByRole('button', { name: 'watch r2' }).focus();
  rerender(<Table rows={makeRows(1, 5)} elements="reused" />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'watch r2' }));
});

it.each(['own', 'reused'] as const)(
  'D86 does not move the focus to another row when its row scrolls out of view (%s elements)',
  (elements) => {
    render(<Table rows={makeRows(0, 200)} elements={elements} />);
    const scroller = screen.getByRole('grid');
    const scrollTo = (top: number): void => {
      scroller.scrollTop = top;
      fireEvent.scroll(scroller);
    };
    (rowOf('r3') as HTMLElement).focus();
    scrollTo(2 * 44);
    expect(document.activeElement).toBe(rowOf('r3'));
    scrollTo(20 * 44);
    expect(screen.queryByText('r3')).toBeNull();
    expect(rowOf('r30')).not.toBeNull();
    expect(document.activeElement?.closest('[role=row]')).toBeNull();
  },
);

it('D86 keeps a row’s elements while scrolling, for any number of visible rows', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(704);
  render(<Table rows={makeRows(0, 50)} elements="reused" />);
  const scroller = screen.getByRole('grid');
  const elements = [15, 34].map((rowsAbove) => {
    scroller.scrollTop = rowsAbove * 44;
    fireEvent.scroll(scroller);
    return rowOf('r35');
  });
  expect(elements[0]).not.toBeNull();
  expect(elements[1]).toBe(elements[0]);
});

it('moves through the rows with the arrow keys', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  render(<Table rows={makeRows(0, 5)} elements="reused" />);
  const first = rowOf('r0') as HTMLElement;
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(rowOf('r1'));
});
