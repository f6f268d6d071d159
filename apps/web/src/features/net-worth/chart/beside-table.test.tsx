import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { BesideTable } from './beside-table.tsx';

const DAY_MS = 86_400_000;
afterEach(cleanup);

it('R2.24 also shows several profiles as a table, with a row per day and a column per profile', () => {
  const lines = [
    { id: 'a', name: 'Main', points: [0, 1, 2].map((day) => ({ elapsedMs: day * DAY_MS, chaos: 100 + day })) },
    { id: 'b', name: 'Last league', points: [{ elapsedMs: 0, chaos: 7 }] },
  ];
  render(
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200, isPending: false }}>
      <BesideTable lines={lines} />
    </PriceViewProvider>,
  );
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('Table view').closest('details') ?? expect.fail();
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const table = screen.getByRole('table', { name: 'Profiles side by side' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Main', 'Last league']);
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);
  expect(rows).toEqual([
    ['Day 3', '102', '–'],
    ['Day 2', '102', '–'],
    ['Day 1', '101', '7'],
  ]);
});
