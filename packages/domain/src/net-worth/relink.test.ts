import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_HOURLY_INCOME } from './income.ts';
import { relinkSnapshots, type ChangeEffects, type LinkedSnapshot } from './relink.ts';

const HOUR_MS = 3_600_000;

/**
 * A profile's snapshots, an hour apart, built from the changes since the previous snapshot; null starts a new chain.
 */
function chain(...changes: readonly (ChangeEffects | null)[]): LinkedSnapshot[] {
  let totalPrice = 1000;
  return changes.map((effects, at) => {
    const change = effects === null ? 0 : effects[0] + effects[1] + effects[2] + effects[3];
    totalPrice += change;
    return {
      id: `s${at}`,
      createdMs: at * HOUR_MS,
      league: 'mercenaries',
      priceLeague: 'mercenaries',
      totalPrice,
      hourlyIncome: effects === null ? NO_HOURLY_INCOME : change - effects[3],
      effects,
    };
  });
}

describe('relinkSnapshots', () => {
  it('D70, D71 adds the deleted snapshot’s change to the next snapshot, over both periods', () => {
    const points = chain(null, [10, 2, 0, 0], [-4, 1, 3, 100], [1, 0, 0, 0]);
    expect(relinkSnapshots(points, new Set(['s1']))).toEqual([{ id: 's2', hourlyIncome: 6, effects: [6, 3, 3, 100] }]);
    expect(relinkSnapshots(points, new Set(['s1', 's2']))).toEqual(
      [{ id: 's3', hourlyIncome: 13 / 3, effects: [7, 3, 3, 100] }].map(round),
    );
  });

  it('D70 changes nothing if no snapshot or only the last is deleted; the first remaining snapshot has no income', () => {
    const points = chain(null, [10, 0, 0, 0], [5, 0, 0, 0]);
    expect(relinkSnapshots(points, new Set())).toEqual([]);
    expect(relinkSnapshots(points, new Set(['s2']))).toEqual([]);
    expect(relinkSnapshots(points, new Set(['s0']))).toEqual([{ id: 's1', hourlyIncome: NO_HOURLY_INCOME, effects: null }]);
  });

  it('D71 leaves effects unknown between leagues that are not compared', () => {
    const [first, other, last] = chain(null, null, null) as [LinkedSnapshot, LinkedSnapshot, LinkedSnapshot];
    const points = [first, { ...other, priceLeague: 'standard' }, { ...last, totalPrice: 1060 }];
    expect(relinkSnapshots(points, new Set(['s1']))).toEqual([{ id: 's2', hourlyIncome: 30, effects: null }]);
    expect(relinkSnapshots(points, new Set(['s0']))).toEqual([]);
  });

  it('D71 preserves the total of all effects, which add up to the change since the previous snapshot, after any deletion', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((micros) => micros / 1e6);
    const effects = fc.tuple(amount, amount, amount, amount);
    fc.assert(
      fc.property(fc.array(effects, { minLength: 1, maxLength: 20 }), fc.infiniteStream(fc.boolean()), (changes, goes) => {
        const points = chain(null, ...changes);
        // Keep the first and the last snapshot, so that the total time is unchanged.
        const gone = new Set(points.slice(1, -1).flatMap(({ id }) => (goes.next().value ? [id] : [])));
        const changed = new Map(relinkSnapshots(points, gone).map((change) => [change.id, change]));
        const left = points.filter(({ id }) => !gone.has(id)).map((point) => ({ ...point, ...changed.get(point.id) }));
        const sums = [0, 0, 0, 0];
        for (const [at, point] of left.entries()) {
          const before = left[at - 1];
          if (before === undefined) continue;
          const [quantity, price, override, tabs] = point.effects ?? expect.fail();
          expect(quantity + price + override + tabs).toBeCloseTo(point.totalPrice - before.totalPrice, 4);
          for (const [part, effect] of [quantity, price, override, tabs].entries()) sums[part] = (sums[part] ?? 0) + effect;
        }
        for (const part of [0, 1, 2, 3] as const)
          expect(sums[part]).toBeCloseTo(
            changes.reduce((sum, change) => sum + change[part], 0),
            4,
          );
      }),
    );
  });
});

function round<T extends { hourlyIncome: number }>(change: T): T {
  return { ...change, hourlyIncome: Math.round(change.hourlyIncome * 1e6) / 1e6 };
}
