import { DAILY_POINT_MS, DAILY_SLOTS, DAY_MS, dayOf, HOUR_MS, HOURLY_SLOTS, hourOf } from '../history/history.ts';

/**
 * A point of history (D54): `atMs` is the start of the hour, or midnight UTC of a day whose point is recorded at 02:00.
 */
export type PastMoment = { readonly kind: 'hour' | 'day'; readonly atMs: number };

/** Number of hours before a point whose trades define the point, the same as for an anchor. */
const HOURS_OF_POINT = 6;
const HOURS_KEPT = 2 * HOURLY_SLOTS;

/**
 * Lists the moments before now that history has a slot for, newest first: 48 hours, and the requested number of days,
 * at most 30.
 */
export function listPastMoments(nowMs: number, mostDays = DAILY_SLOTS): PastMoment[] {
  if (mostDays <= 0) return [];
  const hours = Array.from({ length: HOURS_KEPT }, (_, at): PastMoment => ({ kind: 'hour', atMs: hourOf(nowMs) - (at + 1) * HOUR_MS }));
  const days = Array.from({ length: Math.min(mostDays, DAILY_SLOTS) }, (_, at): PastMoment => ({
    kind: 'day',
    atMs: dayOf(nowMs) - at * DAY_MS,
  }));
  return [...hours, ...days].toSorted((a, b) => momentOf(b) - momentOf(a));
}

/** Returns the time at which the point would have been recorded, in ms since 1970. */
export function momentOf({ kind, atMs }: PastMoment): number {
  return kind === 'hour' ? atMs : atMs + DAILY_POINT_MS;
}

/** Returns the starts of the whole hours that a moment's point is made of, newest first. */
export function hoursOf(moment: PastMoment): number[] {
  return Array.from({ length: HOURS_OF_POINT }, (_, at) => momentOf(moment) - (at + 1) * HOUR_MS);
}
