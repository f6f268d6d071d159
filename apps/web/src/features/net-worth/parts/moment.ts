/** Formats snapshot times. Pure except for the page's language. */
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { writeClock, writeMoment } from '../../../shared/i18n/write-values.ts';
import { splitAge } from '../../../shared/time/durations.ts';

/**
 * "10:31" on the day of `nowMs`, and with the date on any other day, in the user's time zone; with seconds if
 * `besideMs` is in the same minute.
 */
export function sayMoment(timestampMs: number, nowMs: number, besideMs?: number): string {
  const form = isSameMinute(timestampMs, besideMs) ? 'second' : 'minute';
  const isToday = new Date(timestampMs).toDateString() === new Date(nowMs).toDateString();
  return isToday ? writeClock(timestampMs, form) : writeMoment(timestampMs, form);
}

/** Returns whether two times are in the same minute. */
export function isSameMinute(oneMs: number, otherMs: number | undefined): boolean {
  return otherMs !== undefined && Math.floor(oneMs / 60_000) === Math.floor(otherMs / 60_000);
}

/** "15 min", "3 h": a duration in its largest whole unit. */
export function sayDuration(durationMs: number, t: Translate): string {
  const [count, unit] = splitAge(Math.max(durationMs, 5000));
  return t(`time.${unit}`, { count });
}
