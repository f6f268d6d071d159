import type { Valuation } from './valuation.ts';

/** Daily points that make the last seven days; one is written at 02:00 UTC (D54). */
const DAYS_SHOWN = 7;
/** Hourly points kept, one for every second hour: two days (R9.21). */
const HOURS_SHOWN = 24;
/** Points, from the start of a range, among which the first that is not a gap is the base of a change. */
const FIRST_POINTS = 3;

/**
 * The last seven daily values and the value now, oldest first, null for gaps (R3.04): what a small curve shows. Always
 * eight points.
 */
export function listWeek(valuation: Valuation): (number | null)[] {
  const points = valuation.history.primaryValueDaily.slice(-DAYS_SHOWN);
  const missing = Array.from({ length: DAYS_SHOWN - points.length }, () => null);
  return [...missing, ...points, valuation.primaryValue > 0 ? valuation.primaryValue : null];
}

/**
 * Computes the change of the value in the last two days (R3.04, `2_day_history`): 0.1 is a tenth up. Null where it has
 * no value, had none then, or was made of something else then (record 0166).
 */
export function changeInTwoDays(valuation: Valuation): number | null {
  const { history, primaryValue, otherSource } = valuation;
  return otherSource.twoDays ? null : changeSince(history.primaryValueHourly, findBaseOfTwoDays(history.primaryValueHourly), primaryValue);
}

/** Computes the change of the value in the last seven days (R3.04, `7_day_history`); as {@link changeInTwoDays}. */
export function changeInSevenDays(valuation: Valuation): number | null {
  const { history, primaryValue, otherSource } = valuation;
  return otherSource.sevenDays
    ? null
    : changeSince(history.primaryValueDaily, findBaseOfSevenDays(history.primaryValueDaily), primaryValue);
}

/** Index of the hourly point that a change in two days is told from; null without one. */
export const findBaseOfTwoDays = (points: readonly (number | null)[]): number | null => findBase(points, HOURS_SHOWN);

/** Index of the daily point that a change in seven days is told from; null without one. */
export const findBaseOfSevenDays = (points: readonly (number | null)[]): number | null => findBase(points, DAYS_SHOWN);

/**
 * Keeps the points of a published history that {@link listWeek} and the two changes read; others are dropped or null.
 * Their results stay the same.
 */
export function abridgeHistory(history: { readonly d: readonly (number | null)[]; readonly h: readonly (number | null)[] }): {
  d: (number | null)[];
  h: (number | null)[];
} {
  const hours = history.h.length < HOURS_SHOWN ? [] : history.h.slice(-HOURS_SHOWN);
  return { d: history.d.slice(-DAYS_SHOWN), h: hours.map((point, at) => (at < FIRST_POINTS ? point : null)) };
}

/**
 * The first of the newest points, or one of its two neighbours where it is a gap: a change since half the time would be
 * said of the whole.
 */
function findBase(points: readonly (number | null)[], shown: number): number | null {
  const start = points.length - shown;
  if (start < 0) return null;
  const at = points.slice(start, start + FIRST_POINTS).findIndex((point) => point !== null && point > 0);
  return at === -1 ? null : start + at;
}

function changeSince(points: readonly (number | null)[], base: number | null, value: number): number | null {
  const before = base === null ? null : points[base];
  return before == null || value <= 0 ? null : value / before - 1;
}
