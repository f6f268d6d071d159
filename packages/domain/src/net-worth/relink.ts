import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import { computeHourlyIncome, NO_HOURLY_INCOME } from './income.ts';

/**
 * Parts of the change since the previous snapshot, in chaos: by quantity, price and custom prices in tabs of both
 * snapshots, and by tabs in only one of them. Their sum is the change of the total.
 */
export type ChangeEffects = readonly [quantity: number, price: number, override: number, tabs: number];

/** A snapshot in a profile's series: `effects` is null if there is no snapshot to compare it with. */
export type LinkedSnapshot = {
  readonly id: string;
  readonly createdMs: number;
  readonly league: string;
  readonly priceLeague: string;
  readonly totalPrice: number;
  readonly hourlyIncome: number;
  readonly effects: ChangeEffects | null;
};

export type Relinked = { readonly id: string; readonly hourlyIncome: number; readonly effects: ChangeEffects | null };

/**
 * Finds the snapshots of a profile whose income and effects change because their predecessors are deleted, with the new
 * values. The effects of a deleted snapshot are added to those of the next remaining snapshot (chain linking): sums
 * over a period stay unchanged, and add up to the displayed change. If a link of the chain is missing, the effects are
 * unknown (null). `points` are all snapshots of the profile, oldest first.
 */
export function relinkSnapshots(points: readonly LinkedSnapshot[], gone: ReadonlySet<string>): Relinked[] {
  const changes: Relinked[] = [];
  let before: LinkedSnapshot | null = null;
  let passed: { readonly effects: ChangeEffects | null } | null = null;
  for (const point of points) {
    const effects: ChangeEffects | null = passed === null ? point.effects : addEffects(passed.effects, point.effects);
    if (gone.has(point.id)) {
      passed = { effects };
      continue;
    }
    if (passed !== null) {
      const linked = linkSnapshots(before, point, effects);
      if (linked.hourlyIncome !== point.hourlyIncome || linked.effects?.join() !== point.effects?.join())
        changes.push({ id: point.id, ...linked });
    }
    before = point;
    passed = null;
  }
  return changes;
}

/** Snapshots in two leagues, or at the prices of two leagues, are not compared. */
export function areComparable(
  a: Pick<LinkedSnapshot, 'league' | 'priceLeague'>,
  b: Pick<LinkedSnapshot, 'league' | 'priceLeague'>,
): boolean {
  return a.league === b.league && a.priceLeague === b.priceLeague;
}

function linkSnapshots(before: LinkedSnapshot | null, point: LinkedSnapshot, effects: ChangeEffects | null): Omit<Relinked, 'id'> {
  if (before === null || !areComparable(before, point)) return { hourlyIncome: NO_HOURLY_INCOME, effects: null };
  return { hourlyIncome: computeHourlyIncome(point, before, effects?.[3]), effects };
}

function addEffects(a: ChangeEffects | null, b: ChangeEffects | null): ChangeEffects | null {
  if (a === null || b === null) return null;
  const add = (at: 0 | 1 | 2 | 3): number => roundTo(a[at] + b[at], FINE_PRICE_DECIMALS);
  return [add(0), add(1), add(2), add(3)];
}
