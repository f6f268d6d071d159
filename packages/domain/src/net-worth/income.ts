import { FINE_PRICE_DECIMALS, roundTo } from '../currency/index.ts';
import { netWorthLimits } from './limits.ts';

/**
 * Mark of an unknown hourly income: of the first snapshot of a profile, and of every snapshot as it is sent (R3.60,
 * D70).
 */
export const NO_HOURLY_INCOME = -1;

const HOUR_MS = 3_600_000;
/** Replaces an income that is exactly the mark of an unknown one. */
const NEXT_TO_NONE = -1.000_001;

export type SnapshotPoint = { readonly createdMs: number; readonly totalPrice: number };

/**
 * Computes the hourly income of a snapshot in chaos (D70): change since the profile's previous snapshot by the hours
 * between. `-1` without a previous one, or if no time has passed; shown as a dash. `tabsEffect` is the part of the
 * change, in chaos, that is due to tabs that only one of the two has: a missing tab is not a loss (D72), and an added
 * one was not earned.
 */
export function computeHourlyIncome(snapshot: SnapshotPoint, previous: SnapshotPoint | null, tabsEffect = 0): number {
  if (previous === null) return NO_HOURLY_INCOME;
  const hours = (snapshot.createdMs - previous.createdMs) / HOUR_MS;
  if (!(hours > 0)) return NO_HOURLY_INCOME;
  const income = roundTo((snapshot.totalPrice - previous.totalPrice - tabsEffect) / hours, FINE_PRICE_DECIMALS);
  return income === NO_HOURLY_INCOME ? NEXT_TO_NONE : income;
}

/**
 * A snapshot with the change since the previous one in its profile, in chaos (D71), in tabs that both have:
 * `quantityEffect` by pieces, `change` in total. Both null for the first one.
 */
export type IncomePoint = SnapshotPoint & { readonly quantityEffect: number | null; readonly change: number | null };

/**
 * Income over a window: chaos an hour at constant prices and on paper, over the hours played. -1 if nothing was played.
 */
export type WindowIncome = { readonly constant: number; readonly onPaper: number; readonly playedMs: number };

/**
 * Computes the hourly income over the last `playedMs` of play before `nowMs` (`Infinity` for all). Time between two
 * snapshots counts as played if pieces changed in it, for two hours at most, so that a night away does not dilute it; a
 * period without changed pieces counts neither its time nor its change, which prices caused. `points` are the snapshots
 * of one profile, oldest first.
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

/** Milliseconds between two consecutive snapshots that count as played: 0 if no piece changed, two hours at most. */
export function playedBetween(before: SnapshotPoint, point: IncomePoint): number {
  if (point.quantityEffect === null || point.quantityEffect === 0) return 0;
  return Math.min(Math.max(0, point.createdMs - before.createdMs), netWorthLimits.maxPlayedGapMs);
}

function perHour(chaos: number, hours: number): number {
  const income = roundTo(chaos / hours, FINE_PRICE_DECIMALS);
  return income === NO_HOURLY_INCOME ? NEXT_TO_NONE : income;
}
