import type { PairHour } from '@poexchange/prices/valuation';
import { expect, it } from 'vitest';
import { countUsualUnits } from './exchange-hours.ts';

const HOUR_MS = 3_600_000;

function sell(quoteId: number, hour: number, quoteUnits: number): PairHour {
  const stock = { baseStock: 1, quoteStock: 1, lowest: 1, highest: 1 };
  return { hourMs: hour * HOUR_MS, baseId: 1, quoteId, baseUnits: quoteUnits, quoteUnits, ...stock };
}

it('D43 after a day, uses the median of all hours since the first sale, including hours without sales', () => {
  const hours = Array.from({ length: 40 }, (_, hour) => sell(7, hour, hour + 1));
  // If a third of the hours have sales, the median hour has none; if two thirds have sales, the median is a small sale.
  const seldom = Array.from({ length: 13 }, (_, at) => sell(8, at * 3, 50));
  const often = Array.from({ length: 40 }, (_, hour) => (hour % 3 === 2 ? [] : sell(9, hour, hour % 3 === 0 ? 90 : 5))).flat();
  const young = [sell(10, 20, 50)];
  const usual = countUsualUnits([...hours, ...seldom, ...often, ...young], 39 * HOUR_MS);
  expect([...usual]).toEqual([
    [7, 20],
    [8, 0],
    [9, 5],
  ]);
});
