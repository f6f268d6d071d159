import type { Valuation } from './valuation.ts';

/** Number of daily points in the last seven days; one is written at 02:00 UTC (D54). */
const DAYS_SHOWN = 7;
/** Number of hourly points kept, one every second hour: two days (R9.21). */
const HOURS_SHOWN = 24;
/** Number of points at the start of a range: the first of these points that is not a gap is the base of the change. */
const FIRST_POINTS = 3;

/**
 * Returns the last seven daily values and the current value, oldest first, for a small chart. Always eight points; null
 * for gaps and for points with a different source from the current value.
 */
export function listWeek(valuation: Valuation): (number | null)[] {
  const points = dropOtherSource(valuation.history.primaryValueDaily, valuation.otherSource.days).slice(-DAYS_SHOWN);
  const missing = Array.from({ length: DAYS_SHOWN - points.length }, () => null);
  return [...missing, ...points, valuation.primaryValue > 0 ? valuation.primaryValue : null];
}

/** Window of a change: two days of hourly points, or seven daily points. */
export type ChangeWindow = 'twoDays' | 'sevenDays';

/**
 * Computes the change of the value in the last two days (`2_day_history`): 0.1 is up by a tenth. Null if the group has
 * no value, or had no value from the same source two days ago.
 */
export const changeInTwoDays = (valuation: Valuation): number | null => changeIn(valuation, 'twoDays');

/** Computes the change of the value in the last seven days (`7_day_history`), like {@link changeInTwoDays}. */
export const changeInSevenDays = (valuation: Valuation): number | null => changeIn(valuation, 'sevenDays');

/** Returns true if a change is unknown only because its possible base points have another source. */
export function lacksSameSource(valuation: Valuation, window: ChangeWindow): boolean {
  const isUnknown = valuation.primaryValue > 0 && changeIn(valuation, window) === null;
  return isUnknown && changeIn({ ...valuation, otherSource: { days: 0, hours: 0 } }, window) !== null;
}

function changeIn({ history, otherSource, primaryValue }: Valuation, window: ChangeWindow): number | null {
  const [all, mask, shown] =
    window === 'twoDays'
      ? [history.primaryValueHourly, otherSource.hours, HOURS_SHOWN]
      : [history.primaryValueDaily, otherSource.days, DAYS_SHOWN];
  const points = dropOtherSource(all, mask);
  const base = findBase(points, shown);
  const before = base === null ? null : points[base];
  return before == null || primaryValue <= 0 ? null : primaryValue / before - 1;
}

/**
 * Returns true if the point at an index has a different source from the current value; bit 0 of the mask is the newest
 * point.
 */
export function isOfOtherSource(mask: number, points: readonly unknown[], at: number): boolean {
  return ((mask >> (points.length - 1 - at)) & 1) === 1;
}

function dropOtherSource(points: readonly (number | null)[], mask: number): readonly (number | null)[] {
  return mask === 0 ? points : points.map((point, at) => (isOfOtherSource(mask, points, at) ? null : point));
}

type PublishedHistory = {
  readonly d: readonly (number | null)[];
  readonly h: readonly (number | null)[];
  readonly od?: number | undefined;
  readonly oh?: number | undefined;
};

/**
 * Keeps the points of a published history that {@link listWeek} and the two changes read; other points are dropped or
 * null. The results stay the same.
 */
export function abridgeHistory({ d, h, od = 0, oh = 0 }: PublishedHistory): {
  d: (number | null)[];
  h: (number | null)[];
  od?: number;
  oh?: number;
} {
  const hours = h.length < HOURS_SHOWN ? [] : h.slice(-HOURS_SHOWN);
  const ownDays = od & ((1 << DAYS_SHOWN) - 1);
  const ownHours = oh & (((1 << FIRST_POINTS) - 1) << (HOURS_SHOWN - FIRST_POINTS));
  return {
    d: d.slice(-DAYS_SHOWN),
    h: hours.map((point, at) => (at < FIRST_POINTS ? point : null)),
    ...(ownDays !== 0 && { od: ownDays }),
    ...(ownHours !== 0 && { oh: ownHours }),
  };
}

/**
 * Finds the first of the newest points, or one of the next two if the first is a gap: using a later point would present
 * the change over half the time as the change over the whole time.
 */
function findBase(points: readonly (number | null)[], shown: number): number | null {
  const start = points.length - shown;
  if (start < 0) return null;
  const at = points.slice(start, start + FIRST_POINTS).findIndex((point) => point !== null && point > 0);
  return at === -1 ? null : start + at;
}
