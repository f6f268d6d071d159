import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { HistoryChart } from './history-chart.tsx';

const hourMs = 3_600_000;
const now = Date.now();

it('shows a price of one point without a time, which would move with the clock, and without a curve or bar', () => {
  const points = [
    { atMs: now - 4 * hourMs, chaos: null },
    { atMs: now - 2 * hourMs, chaos: null },
    { atMs: now, chaos: 7, band: { low: 5, high: 9 } },
  ];
  const { container } = render(<HistoryChart points={points} />);
  expect(container.querySelector('svg[viewBox="0 0 400 150"]')).toBeNull();
  expect(screen.getByText('No history in this range yet.')).toBeTruthy();
  for (const chaos of ['7 chaos', '5 chaos', '9 chaos']) expect(screen.getByRole('img', { name: chaos })).toBeTruthy();
});

it('shows values next to the plot, never in it, where the curve would cross them', () => {
  const { container } = render(
    <HistoryChart
      points={[
        { atMs: now - hourMs, chaos: 6 },
        { atMs: now, chaos: 9 },
      ]}
    />,
  );
  const plot = container.querySelector('svg[viewBox="0 0 400 150"]');
  const labels = [...container.querySelectorAll('.absolute')];
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) expect(label.parentElement?.contains(plot)).toBe(false);
});

it('rounds the values next to the plot in the unit of the page, at any rate', () => {
  const points = [
    { atMs: now - hourMs, chaos: 201.62 * 22 },
    { atMs: now, chaos: 201.62 * 25.4 },
  ];
  const readLabels = (view: Parameters<typeof PriceViewProvider>[0]['view']) => {
    const { container, unmount } = render(
      <PriceViewProvider view={view}>
        <HistoryChart points={points} />
      </PriceViewProvider>,
    );
    const labels = [...container.querySelectorAll('.absolute [role=img]')].map((label) => label.getAttribute('aria-label'));
    unmount();
    return labels;
  };
  expect(readLabels({ game: 'poe1', chaosPerDivine: 201.62 })).toEqual(['22 divine', '24 divine']);
  expect(readLabels({ game: 'poe2', unit: 'ex', chaosPerUnit: 11.37 })).toEqual(['400 exalted', '450 exalted']);
});

it('draws a curve through two points', () => {
  const { container } = render(
    <HistoryChart
      points={[
        { atMs: now - hourMs, chaos: 6 },
        { atMs: now, chaos: 7 },
      ]}
    />,
  );
  expect(container.querySelector('svg[viewBox="0 0 400 150"] path.stroke-accent')).not.toBeNull();
});
