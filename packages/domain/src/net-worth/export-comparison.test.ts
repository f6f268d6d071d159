import { expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { compareSnapshots } from './compare.ts';
import { exportComparisonCsv, exportComparisonJson } from './export-comparison.ts';
import { drawDetails, makeItem, makeTab, readCsv, tabIdOf } from './testing.ts';

const facts = { profile: 'Main', beforeMs: 0, afterMs: 60_000, pricesOf: 'before' } as const;

it('D71, D73 exports rows that add up exactly to the comparison’s effects, for any pair and prices', () => {
  for (const pricesOf of ['before', 'after'] as const) {
    for (let seed = 1; seed < 6; seed += 1) {
      const [before, after] = [seed, seed + 100].map((each) => drawDetails(createRandom(each), { count: 200, tabCount: 4 }));
      if (before === undefined || after === undefined) expect.fail();
      const comparison = compareSnapshots(before, after, { pricesOf });
      const [heads, ...rows] = readCsv(exportComparisonCsv({ ...facts, pricesOf }, comparison));
      const sumOf = (column: string): number => {
        const at = heads?.indexOf(column) ?? -1;
        expect(at, column).toBeGreaterThan(-1);
        return rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 1e6), 0) / 1e6;
      };
      expect(rows).toHaveLength(comparison.items.length);
      expect(sumOf('by_quantity_chaos')).toBeCloseTo(comparison.quantity, 6);
      expect(sumOf('by_price_chaos')).toBeCloseTo(comparison.price, 6);
      expect(sumOf('by_own_prices_chaos')).toBeCloseTo(comparison.override, 6);
      expect(sumOf('change_chaos')).toBeCloseTo(comparison.change, 6);
    }
  }
});

it('D73 exports only headings for a comparison without changes, and omits the missing side of an item in JSON', () => {
  const details = { game: 'poe1', tabs: [makeTab(tabIdOf('a'))], items: [makeItem()] } as const;
  expect(readCsv(exportComparisonCsv(facts, compareSnapshots(details, details)))).toHaveLength(1);
  const gone = compareSnapshots(details, { ...details, items: [] });
  const written = JSON.parse(exportComparisonJson(facts, gone)) as { items: object[]; change: number; profile: string };
  expect(written).toMatchObject({ profile: 'Main', format: 'poexchange-comparison', change: gone.change });
  expect(Object.keys(written.items[0] ?? {})).not.toContain('before');
});
