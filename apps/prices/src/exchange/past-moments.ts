import { DAILY_POINT_MS, DAILY_SLOTS, DAY_MS, dayOf, HOUR_MS, HOURLY_SLOTS, hourOf } from '../history/history.ts';

/**
 * A point of history (D54): `atMs` is the beginning of the hour, or midnight UTC of the day, whose point is taken at
 * 02:00.
 */
export type PastMoment = { readonly kind: 'hour' | 'day'; readonly atMs: number };

/** Hours before a point whose trades define it, as for an anchor (D52). */
const HOURS_OF_POINT = 6;
const HOURS_KEPT = 2 * HOURLY_SLOTS;

/**
 * Lists the moments before now that history has a slot for, newest first: 48 hours, and the requested days, 30 at most.
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

/** Returns the time at which its point would have been taken, in ms since 1970. */
export function momentOf({ kind, atMs }: PastMoment): number {
  return kind === 'hour' ? atMs : atMs + DAILY_POINT_MS;
}

/** The beginnings of the whole hours that a moment's point is made of, the newest first. */
export function hoursOf(moment: PastMoment): number[] {
  return Array.from({ length: HOURS_OF_POINT }, (_, at) => momentOf(moment) - (at + 1) * HOUR_MS);
}
