import { readLanguage } from '../i18n/i18n.ts';
import { writeClock } from '../i18n/write-values.ts';

const days = new Map<string, Intl.DateTimeFormat>();

/** "14 Jun 2026": the date in the page's language and the user's time zone. */
export function writeDay(timestampMs: number): string {
  const language = readLanguage();
  const known = days.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  days.set(language, known);
  return known.format(timestampMs);
}

const shortDays = new Map<string, Intl.DateTimeFormat>();

/**
 * A short time: the time of day if `timestampMs` is on the same day as `nowMs`, otherwise the day and month. Requests
 * are kept for 30 days, so the year is not needed.
 */
export function writeShortMoment(timestampMs: number, nowMs: number): string {
  if (new Date(timestampMs).toDateString() === new Date(nowMs).toDateString()) return writeClock(timestampMs);
  const language = readLanguage();
  const known = shortDays.get(language) ?? new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  shortDays.set(language, known);
  return known.format(timestampMs);
}
