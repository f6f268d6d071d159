import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import { netWorthLimits } from './limits.ts';

/**
 * Marks an unknown hourly income: that of a profile's first snapshot, and that of every snapshot as a page sends it.
 */
export const NO_HOURLY_INCOME = -1;

const HOUR_MS = 3_600_000;
/** Replaces a real income that happens to equal the mark of an unknown income. */
const NEXT_TO_NONE = -1.000_001;

export type SnapshotPoint = { readonly createdMs: number; readonly totalPrice: number };

/**
 * Computes a snapshot's hourly income in chaos: the change since the profile's previous snapshot divided by the hours
 * in between. `-1`, shown as a dash, if there is no previous snapshot or no time has passed. `tabsEffect` is the part
 * of the change, in chaos, due to tabs that only one of the two snapshots has: a missing tab is not a loss, and an
 * added tab was not earned.
 */
export function computeHourlyIncome(snapshot: SnapshotPoint, previous: SnapshotPoint | null, tabsEffect = 0): number {
  if (previous === null) return NO_HOURLY_INCOME;
  const hours = (snapshot.createdMs - previous.createdMs) / HOUR_MS;
  if (!(hours > 0)) return NO_HOURLY_INCOME;
  const income = roundTo((snapshot.totalPrice - previous.totalPrice - tabsEffect) / hours, FINE_PRICE_DECIMALS);
  return income === NO_HOURLY_INCOME ? NEXT_TO_NONE : income;
}

/**
 * A snapshot with the change since the previous snapshot in its profile, in chaos, in tabs that both snapshots have:
 * `quantityEffect` by pieces, `change` in total. Both are null for the first snapshot.
 */
export type IncomePoint = SnapshotPoint & { readonly quantityEffect: number | null; readonly change: number | null };

/**
 * Income over a window: chaos per hour at constant prices and on paper, over the hours played. -1 if no time was
 * played.
 */
export type WindowIncome = { readonly constant: number; readonly onPaper: number; readonly playedMs: number };

/**
 * Computes the hourly income over the last `playedMs` of play before `nowMs` (`Infinity` for all). Time between two
 * snapshots counts as played if pieces changed, up to two hours, so that a night away does not dilute the income; a
 * period without changed pieces counts neither its time nor its change, which was caused by prices. `points` are the
 * snapshots of one profile, oldest first.
 */
export function computeWindowIncome(
  points: readonly IncomePoint[],
  window: { readonly playedMs: number; readonly nowMs: number },
): WindowIncome {
  let left = window.playedMs;
  const sums = { constant: 0, onPaper: 0, playedMs: 0 };
  for (let at = points.length - 1; at > 0 && left > 0; at -= 1) {
    const [point, before] = [points[at] as IncomePoint, points[at - 1] as IncomePoint];
    if (point.createdMs > window.nowMs) continue;
    const played = playedBetween(before, point);
    if (played === 0) continue;
    // Count only the part inside the window if the period begins before it.
    const share = Math.min(1, left / played);
    sums.constant += (point.quantityEffect ?? 0) * share;
    sums.onPaper += (point.change ?? 0) * share;
    sums.playedMs += played * share;
    left -= played * share;
  }
  if (sums.playedMs === 0) return { constant: NO_HOURLY_INCOME, onPaper: NO_HOURLY_INCOME, playedMs: 0 };
  const hours = sums.playedMs / HOUR_MS;
  return { constant: perHour(sums.constant, hours), onPaper: perHour(sums.onPaper, hours), playedMs: sums.playedMs };
}

/** Milliseconds between two consecutive snapshots that count as played: 0 if no piece changed, at most two hours. */
export function playedBetween(before: SnapshotPoint, point: IncomePoint): number {
  if (point.quantityEffect === null || point.quantityEffect === 0) return 0;
  return Math.min(Math.max(0, point.createdMs - before.createdMs), netWorthLimits.maxPlayedGapMs);
}

function perHour(chaos: number, hours: number): number {
  const income = roundTo(chaos / hours, FINE_PRICE_DECIMALS);
  return income === NO_HOURLY_INCOME ? NEXT_TO_NONE : income;
}
