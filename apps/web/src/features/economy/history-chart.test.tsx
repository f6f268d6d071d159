import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { HistoryChart } from './history-chart.tsx';

/** A plot without a canvas, which jsdom lacks; it records the data it received. */
const plots = vi.hoisted(() => ({ data: [] as unknown[][] }));
vi.mock('uplot', () => ({
  default: class {
    constructor(_options: object, data: unknown[]) {
      plots.data.push(data);
    }
    valToPos = () => 0;
    setSize() {}
    setCursor() {}
    destroy() {}
  },
}));

const hourMs = 3_600_000;
const now = Date.now();
beforeEach(() => {
  plots.data.length = 0;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows a single price without a time, which would move with the clock, and without a curve or bar', () => {
  const points = [
    { atMs: now - 4 * hourMs, chaos: null },
    { atMs: now - 2 * hourMs, chaos: null },
    { atMs: now, chaos: 7, band: { low: 5, high: 9 } },
  ];
  render(<HistoryChart points={points} />);
  expect(plots.data).toEqual([]);
  expect(screen.getByText('No history in this range yet.')).toBeTruthy();
  for (const chaos of ['7 chaos', '5 chaos', '9 chaos']) expect(screen.getByRole('img', { name: chaos })).toBeTruthy();
});

it('draws the curve in the page’s unit, at any rate', () => {
  const points = [
    { atMs: now - hourMs, chaos: 201.62 * 22 },
    { atMs: now, chaos: 201.62 * 25.4 },
  ];
  const readDrawn = (view: Parameters<typeof PriceViewProvider>[0]['view']) => {
    render(
      <PriceViewProvider view={view}>
        <HistoryChart points={points} />
      </PriceViewProvider>,
    );
    cleanup();
    return ((plots.data.at(-1) ?? []).at(-1) as number[]).map((value) => Math.round(value * 10) / 10);
  };
  expect(readDrawn({ game: 'poe1', chaosPerDivine: 201.62 })).toEqual([22, 25.4]);
  expect(readDrawn({ game: 'poe2', unit: 'ex', chaosPerUnit: 11.37 })).toEqual([390.1, 450.4]);
});

it('D85 moves between the points with the arrow keys, skipping gaps, and lists them in a table', () => {
  render(
    <HistoryChart
      points={[
        { atMs: now - 2 * hourMs, chaos: 6 },
        { atMs: now - hourMs, chaos: null },
        { atMs: now, chaos: 9 },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Price over time, 2 points' });
  const caption = () => document.querySelector('figcaption [role=img]')?.getAttribute('aria-label');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(caption()).toBe('9 chaos');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(caption()).toBe('6 chaos');
  fireEvent.blur(chart);
  expect(caption()).toBeUndefined();
  const details = screen.getByText('Table view').closest('details') ?? expect.fail();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
