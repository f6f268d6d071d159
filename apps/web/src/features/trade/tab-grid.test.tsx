import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePlace } from './testing/make-trade.ts';
import { SlotList } from './slot-list.tsx';
import { TabGrid, type HitState, type TabGridProps } from './tab-grid.tsx';

function show(columns: 12 | 24, state: HitState, over: Partial<TabGridProps> = {}) {
  const onTick = vi.fn<TabGridProps['onTick']>();
  const hits = [
    { hash: 'a', place: makePlace('whole', { stackSize: 2400, x: 1, y: 2 }), take: 2400 },
    { hash: 'b', place: makePlace('part', { stackSize: 20, x: 3, y: 2 }), take: 6 },
  ];
  const props: TabGridProps = {
    hits,
    others: [{ id: 'o', name: 'Chaos Orb', iconPath: '', stackSize: 2033, x: 5, y: 5, w: 1, h: 1 }],
    columns,
    prices: new Map(),
    stateOf: () => state,
    marked: null,
    onMark: () => undefined,
    onTick,
    ...over,
  };
  render(<TabGrid {...props} />);
  return onTick;
}

describe('tab grid', () => {
  afterEach(cleanup);

  it.each([
    [12, ['2400', '6'], '2033'],
    [24, ['2k', '6'], '2k'],
  ] as const)(
    'with %d columns, shows the number to take in each cell, and the exact number in the cell’s hint',
    (columns, figures, other) => {
      show(columns, 'asked');
      expect(screen.getAllByRole('button').map((cell) => cell.textContent)).toEqual(figures);
      expect(screen.getByTitle('Unknown item, 2400 · column 2, row 3')).toBeTruthy();
      expect(screen.getByTitle('Unknown item, 6 of 20 · column 4, row 3')).toBeTruthy();
      expect(screen.getByTitle('Chaos Orb × 2,033').textContent).toBe(other);
    },
  );

  it('does not show “Unknown item” while names are loading', () => {
    show(12, 'asked', { isNaming: true });
    expect(screen.getByTitle('Loading names, 2400 · column 2, row 3')).toBeTruthy();
    cleanup();
    const hits = [{ hash: 'a', place: makePlace('whole', { stackSize: 1719 }), take: 3 }];
    const props: Omit<TabGridProps, 'columns' | 'others'> = {
      hits,
      prices: new Map(),
      stateOf: () => 'asked',
      marked: null,
      onMark: () => undefined,
      onTick: () => undefined,
    };
    const { rerender } = render(<SlotList {...props} isNaming />);
    expect(screen.getByRole('button').textContent).toBe('3 of 1,719');
    rerender(<SlotList {...props} />);
    expect(screen.getByRole('button').textContent).toBe('Unknown item3 of 1,719');
  });

  it('ticks an item when its requested cell is clicked, and ignores clicks on other cells', () => {
    const onTick = show(12, 'asked');
    fireEvent.click(screen.getByTitle('Chaos Orb × 2,033'));
    expect(onTick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByTitle(/^Unknown item, 6 of 20/));
    expect(onTick).toHaveBeenCalledWith('b');
  });

  it('shows an icon instead of the number for pieces handed over or missing, even in a quad tab', () => {
    show(24, 'handed');
    expect(screen.getAllByRole('button').map((cell) => cell.textContent)).toEqual(['', '']);
    expect(screen.getAllByRole('button').every((cell) => cell.querySelector('svg') !== null)).toBe(true);
  });
});
