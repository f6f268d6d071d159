import { exportSeriesCsv } from '@poexchange/domain/net-worth';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toSeriesPoint } from '../export/export-files.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { makeHead } from '../testing/heads.ts';
import { HourlyIncome } from './hourly-income.tsx';

const HOUR_MS = 3_600_000;
const startMs = 1_700_000_000_000;

afterEach(cleanup);

function show(heads: readonly SnapshotHead[]): void {
  render(<HourlyIncome heads={heads} nowMs={startMs + 9 * HOUR_MS} window="12" onWindow={() => undefined} />);
}

/** Snapshots an hour apart, each with the given effect by quantity and by price. */
const headsOf = (...effects: readonly (readonly [quantity: number, price: number])[]): SnapshotHead[] => [
  makeHead({ createdAtMs: startMs, effects: null, hourlyIncome: -1 }),
  ...effects.map(([quantity, price], at) =>
    makeHead({ createdAtMs: startMs + (at + 1) * HOUR_MS, effects: [quantity, price, 0, 0], hourlyIncome: quantity + price }),
  ),
];

it('D71 counts no income for price changes alone, although a row of the exported series includes them', () => {
  const heads = headsOf([0, 5], [0, -3], [0, 8]);
  show(heads);
  expect(screen.getByText(/^No income yet\. .* different quantities; price changes alone don’t count\.$/)).toBeDefined();
  expect(exportSeriesCsv(heads.map(toSeriesPoint), (id) => id)).toContain(',-3,');
});

it('D71 shows the hours played once a quantity has changed', () => {
  show(headsOf([0, 5], [4, -3]));
  expect(screen.queryByText(/No income yet/)).toBeNull();
  expect(screen.getByText(/^1 snapshot, .* played$/)).toBeDefined();
});

it('shows only the income’s heading next to the window menu', () => {
  show(headsOf([4, 0]));
  expect(screen.getByText('Hourly income')).toBeDefined();
});
