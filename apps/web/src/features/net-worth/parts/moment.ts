/** Times of snapshots in words. Pure but for the page's language. */
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { writeClock, writeMoment } from '../../../shared/i18n/write-values.ts';
import { splitAge } from '../../../shared/time/durations.ts';

/**
 * "10:31" on the day of `nowMs`, else with the date, in the person's time zone; with seconds when shown with another
 * moment of the same minute.
 */
export function sayMoment(timestampMs: number, nowMs: number, besideMs?: number): string {
  const form = isSameMinute(timestampMs, besideMs) ? 'second' : 'minute';
  const isToday = new Date(timestampMs).toDateString() === new Date(nowMs).toDateString();
  return isToday ? writeClock(timestampMs, form) : writeMoment(timestampMs, form);
}

/** Returns whether two moments would be written alike to the minute. */
export function isSameMinute(oneMs: number, otherMs: number | undefined): boolean {
  return otherMs !== undefined && Math.floor(oneMs / 60_000) === Math.floor(otherMs / 60_000);
}

/** "15 min", "3 h": a duration as its largest whole unit. */
export function sayDuration(durationMs: number, t: Translate): string {
  const [count, unit] = splitAge(Math.max(durationMs, 5000));
  return t(`time.${unit}`, { count });
}
