import { describe, expect, it } from 'vitest';
import { readKnownParts, readSnapshotChange, showChange } from '../parts/change.ts';
import { drawDetails, makeDetails, makeItem, makeRandom, makeTab, tabIdOf } from '../testing/details.ts';
import { makeHead } from '../testing/heads.ts';
import {
  comparePrices,
  compareShown,
  gainOf,
  incomeBetween,
  listBetween,
  listGains,
  listSteps,
  orderCompared,
  showEffects,
} from './compare-model.ts';

const divine = { unit: 'd', chaosPerUnit: 193 } as const;

describe('steps from A to B', () => {
  it('D71 ends every bar exactly at the next displayed total, for random pairs and every choice', () => {
    const random = makeRandom(71);
    for (let run = 0; run < 40; run += 1) {
      const [before, after] = [drawDetails(random, 50), drawDetails(random, 50)];
      for (const prices of comparePrices) {
        const comparison = compareShown({ before, after, prices, tabs: run % 2 === 0 ? 'all' : 'inBoth', filter: null });
        for (const by of ['category', 'tab', 'effect'] as const) {
          const { steps, decimals } = listSteps(comparison, by, prices, divine);
          const count = (amount: number): number => Math.round(amount * 10 ** decimals);
          let level = 0;
          for (const { kind, amount } of steps) {
            const isTotal = kind === 'start' || kind === 'middle' || kind === 'end';
            if (isTotal && kind !== 'start') expect(level).toBe(count(amount));
            level = isTotal ? count(amount) : level + count(amount);
          }
          expect(steps.at(-1)?.amount).toBeCloseTo(comparison.totalAfter / divine.chaosPerUnit, decimals === 0 ? -1 : decimals - 1);
        }
      }
    }
  });

  it('D71 rounds a row’s displayed effects so that they add up to its displayed change', () => {
    const random = makeRandom(5);
    const { items } = compareShown({
      before: drawDetails(random, 300),
      after: drawDetails(random, 300),
      prices: 'before',
      tabs: 'all',
      filter: null,
    });
    for (const item of items) {
      const shown = showEffects(item, divine, 1);
      expect(Math.round((shown.quantity + shown.price + shown.override) * 10)).toBe(Math.round(shown.change * 10));
    }
    const ordered = orderCompared(items, { column: 'change', direction: 'down' }).map(({ change }) => Math.abs(change));
    expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
  });

  it('D71 compares only the filtered category or tab, and has parts that add up to the whole', () => {
    const random = makeRandom(9);
    const [before, after] = [drawDetails(random, 80), drawDetails(random, 80)];
    const whole = compareShown({ before, after, prices: 'before', tabs: 'all', filter: null });
    const sums = { category: 0, tab: 0 };
    for (const { id, change } of whole.byCategory) {
      const part = compareShown({ before, after, prices: 'before', tabs: 'all', filter: { kind: 'category', id } });
      expect(part.change).toBeCloseTo(change, 4);
      sums.category += part.change;
    }
    for (const { id } of whole.byTab)
      sums.tab += compareShown({ before, after, prices: 'before', tabs: 'all', filter: { kind: 'tab', id } }).change;
    expect(sums.category).toBeCloseTo(whole.change, 3);
    expect(sums.tab).toBeCloseTo(whole.change, 3);
    expect(gainOf(whole, 'own')).toBe(whole.change);
  });
});

describe('change of a snapshot', () => {
  it('D71 separates tabs that only one snapshot contains, and has parts that add up to the change of the total', () => {
    const before = makeDetails([makeItem('Chaos Orb')], [makeTab('a')]);
    const after = makeDetails([makeItem('Chaos Orb', { held: { a: 12, b: 30 } })], [makeTab('a'), makeTab('b')]);
    const { parts, comparison } = readSnapshotChange(before, after);
    expect(parts).toEqual({ quantity: 2, price: 0, override: 0, tabs: 30 });
    expect(comparison.onlyAfter.map(({ id }) => id)).toEqual([tabIdOf('b')]);
    const shown = showChange({ before: 10, after: 42 }, parts, { unit: 'c', chaosPerUnit: 1 });
    expect(shown).toMatchObject({ change: 32, parts: [2, 0, 0, 30], names: ['quantity', 'price', 'override', 'tabs'] });
  });

  it('D71 uses the row’s parts only if they belong to the compared pair', () => {
    const [first, second] = [makeHead({ totalPrice: 100 }), makeHead({ totalPrice: 130, effects: [20, 5, 0, 5] })];
    expect(readKnownParts(first, second)).toEqual({ quantity: 20, price: 5, override: 0, tabs: 5 });
    expect(readKnownParts(makeHead({ totalPrice: 90 }), second)).toBeNull();
    expect(readKnownParts(second, first)).toBeNull();
  });
});

describe('gain between two snapshots', () => {
  const HOUR_MS = 3_600_000;
  const heads = [
    makeHead({ createdAtMs: 0, totalPrice: 100 }),
    makeHead({ createdAtMs: HOUR_MS, totalPrice: 130, effects: [20, 10, 0, 0] }),
    makeHead({ createdAtMs: 5 * HOUR_MS, totalPrice: 120, effects: [0, -10, 0, 0] }),
    makeHead({ createdAtMs: 6 * HOUR_MS, totalPrice: 150, effects: [30, 0, 0, 0] }),
  ] as const;

  it('D71 adds up the effects of quantities, and uses the difference of the totals on paper', () => {
    const between = listBetween(heads, heads[3], heads[0]);
    expect(between).toEqual(heads);
    expect(listGains(between).map(({ constant, onPaper }) => [constant, onPaper])).toEqual([
      [0, 0],
      [20, 30],
      [20, 20],
      [50, 50],
    ]);
    expect(listGains([])).toEqual([]);
  });

  it('counts income only over the hours played', () => {
    expect(incomeBetween(heads)).toMatchObject({ constant: 25, onPaper: 30, playedMs: 2 * HOUR_MS });
  });
});
