import type { SnapshotId } from '@poexchange/domain/ids';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SnapshotHead } from '../data/read-row.ts';
import { makeHead, makeHeadOf } from '../testing/heads.ts';
import { ValueChart } from './value-chart.tsx';
import type { Span } from './window.ts';

/** A stub plot without a canvas, which jsdom lacks; records the windows that it was set to. */
const plots = vi.hoisted(() => ({ windows: [] as { fromMs: number; toMs: number }[] }));
vi.mock('uplot', () => ({
  default: class {
    setScale(_scale: string, { min, max }: { min: number; max: number }) {
      plots.windows.push({ fromMs: min, toMs: max });
    }
    setSize() {}
    setCursor() {}
    redraw() {}
    destroy() {}
  },
}));

const HOUR_MS = 3_600_000;
const START_MS = 1_763_000_000_000;
const heads = Array.from({ length: 40 }, (_none, at) =>
  makeHeadOf(
    [
      ['currency', 600 + at],
      ['card', 200],
      ['oil', 50],
    ],
    { createdAtMs: START_MS + at * HOUR_MS, note: at === 12 ? 'Mageblood dropped' : '', type: at % 4 === 0 ? 'manual' : 'auto' },
  ),
);

type Told = { selected: SnapshotId[]; compared: [SnapshotId, SnapshotId][]; noted: SnapshotId[]; spans: Span[] };

function setUp(changes: { heads?: readonly SnapshotHead[]; span?: Span } = {}): Told {
  const told: Told = { selected: [], compared: [], noted: [], spans: [] };
  const list = changes.heads ?? heads;
  function Page() {
    const [span, setSpan] = useState<Span>(changes.span ?? 'all');
    const [selected, setSelected] = useState<readonly SnapshotId[]>(list.slice(-1).map(({ id }) => id));
    return (
      <ValueChart
        heads={list}
        by="category"
        filter={null}
        nameOf={(_kind, id) => id}
        unit="c"
        rateAt={() => 1}
        selectedIds={selected}
        span={span}
        onSpan={(next) => {
          told.spans.push(next);
          setSpan(next);
        }}
        onSelect={(id) => {
          told.selected.push(id);
          setSelected([id]);
        }}
        onCompare={(from, to) => told.compared.push([from, to])}
        onNote={(id) => told.noted.push(id)}
      />
    );
  }
  render(<Page />);
  return told;
}

const chart = () => screen.getByRole('slider', { name: 'Value at each snapshot' });
const said = () => chart().getAttribute('aria-valuetext') ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  plots.windows.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('chart keys', () => {
  it('moves between snapshots, and selects the snapshot that the cursor rests on', () => {
    const told = setUp();
    expect(said()).toContain(': 889, oil 50, card 200');
    fireEvent.keyDown(chart(), { key: 'ArrowLeft' });
    fireEvent.keyDown(chart(), { key: 'ArrowLeft', shiftKey: true });
    expect(chart().getAttribute('aria-valuenow')).toBe('29');
    expect(told.selected).toEqual([]);
    act(() => void vi.advanceTimersByTime(400));
    expect(told.selected).toEqual([heads[28]?.id]);
    fireEvent.keyDown(chart(), { key: 'Home' });
    fireEvent.keyDown(chart(), { key: 'ArrowLeft' });
    act(() => void vi.advanceTimersByTime(400));
    expect(told.selected.at(-1)).toBe(heads[0]?.id);
  });

  it('announces all parts, which add up to the announced total', () => {
    setUp();
    const [total, ...parts] = said()
      .split(', ')
      .slice(-4)
      .map((part) => Number(/[\d.]+$/.exec(part)?.[0]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  it('zooms, moves to a snapshot outside the window, and returns', () => {
    const told = setUp({ span: '24h' });
    fireEvent.keyDown(chart(), { key: '+' });
    const [zoomed] = told.spans;
    if (zoomed === undefined || typeof zoomed === 'string') throw new Error('it did not zoom');
    expect(zoomed.toMs - zoomed.fromMs).toBeCloseTo(24 * 0.7 * HOUR_MS, -2);
    fireEvent.keyDown(chart(), { key: 'Home' });
    const moved = plots.windows.at(-1);
    expect(moved?.fromMs).toBe(START_MS);
    fireEvent.keyDown(chart(), { key: '0' });
    expect(told.spans.at(-1)).toBe('24h');
  });

  it('opens a note at the cursor, and ignores browser shortcuts', () => {
    const told = setUp();
    fireEvent.keyDown(chart(), { key: 'ArrowLeft' });
    fireEvent.keyDown(chart(), { key: 'n', ctrlKey: true });
    fireEvent.keyDown(chart(), { key: 'n' });
    expect(told.noted).toEqual([heads[38]?.id]);
  });
});

describe('pointer over the chart', () => {
  const drag = (fromX: number, toX: number, more: { altKey?: boolean } = {}): void => {
    fireEvent.pointerDown(chart(), { clientX: fromX, clientY: 50, button: 0, ...more });
    fireEvent.pointerMove(chart(), { clientX: (fromX + toX) / 2, clientY: 50, ...more });
    fireEvent.pointerMove(chart(), { clientX: toX, clientY: 50, ...more });
    fireEvent.pointerUp(chart(), { clientX: toX, clientY: 50, ...more });
  };

  it('selects the nearest snapshot on a click', () => {
    const told = setUp();
    fireEvent.pointerDown(chart(), { clientX: 3, clientY: 50, button: 0 });
    fireEvent.pointerUp(chart(), { clientX: 3, clientY: 50 });
    expect(told.selected).toEqual([heads[0]?.id]);
    expect(told.spans).toEqual([]);
  });

  it('zooms to the dragged range, and returns to the previous range on a double click', () => {
    const told = setUp();
    drag(500, 100);
    const [zoomed] = told.spans;
    if (zoomed === undefined || typeof zoomed === 'string') throw new Error('it did not zoom');
    expect(zoomed.fromMs).toBeGreaterThan(START_MS);
    expect(zoomed.toMs).toBeLessThan(START_MS + 39 * HOUR_MS);
    expect(told.selected).toEqual([]);
    fireEvent.doubleClick(chart());
    expect(told.spans.at(-1)).toBe('all');
  });

  it('zooms to the range between two spreading fingers, and selects nothing', () => {
    const told = setUp({ span: '24h' });
    const finger = (pointerId: number, clientX: number) => ({ pointerId, pointerType: 'touch', button: 0, clientX, clientY: 50 });
    fireEvent.pointerDown(chart(), finger(1, 300));
    fireEvent.pointerDown(chart(), finger(2, 400));
    fireEvent.pointerMove(chart(), finger(1, 200));
    fireEvent.pointerMove(chart(), finger(2, 500));
    fireEvent.pointerUp(chart(), finger(1, 200));
    expect(told.spans).toEqual([]);
    fireEvent.pointerUp(chart(), finger(2, 500));
    const [zoomed] = told.spans;
    if (zoomed === undefined || typeof zoomed === 'string') throw new Error('it did not zoom');
    expect(zoomed.toMs - zoomed.fromMs).toBeCloseTo(8 * HOUR_MS, -3);
    expect(told.selected).toEqual([]);
  });

  it('D71 compares the snapshots at both ends of an Alt-drag, the earlier snapshot first', () => {
    const told = setUp();
    drag(700, 2, { altKey: true });
    expect(told.compared).toHaveLength(1);
    const [pair] = told.compared;
    expect(pair?.[0]).toBe(heads[0]?.id);
    expect(heads.findIndex(({ id }) => id === pair?.[1])).toBeGreaterThan(30);
    expect(told.spans).toEqual([]);
  });
});

describe('brush under the chart', () => {
  it('moves and resizes the window with the keyboard, and never moves it beyond the snapshots', () => {
    const told = setUp({ span: '24h' });
    const end = screen.getByRole('slider', { name: 'End of the period' });
    for (let press = 0; press < 5; press += 1) fireEvent.keyDown(end, { key: 'ArrowRight', shiftKey: true });
    expect(told.spans.at(-1)).toBe('24h');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Start of the period' }), { key: 'Home' });
    expect(told.spans.at(-1)).toBe('all');
    fireEvent.keyDown(end, { key: 'ArrowLeft', shiftKey: true });
    const last = told.spans.at(-1);
    if (last === undefined || typeof last === 'string') throw new Error('it did not move');
    expect(last.fromMs).toBe(START_MS);
  });
});

it('lists the window’s snapshots in a table, newest first, with kind and note', () => {
  setUp();
  const details = screen.getByText('Table view').closest('details');
  if (details === null) throw new Error('there is no table');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(41);
  expect(rows.find((row) => row.textContent?.includes('Mageblood dropped') === true)?.textContent).toContain('manual');
});

it('shows a cursor but no brush for a single snapshot', () => {
  setUp({ heads: [makeHead({ totalPrice: 1e9, categories: [['currency', 1e9]] })] });
  expect(said()).toContain('1,000,000,000');
  expect(screen.queryByRole('slider', { name: 'End of the period' })).toBeNull();
  fireEvent.keyDown(chart(), { key: 'ArrowLeft' });
  expect(chart().getAttribute('aria-valuenow')).toBe('1');
});
