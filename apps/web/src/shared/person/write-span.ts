import { readLanguage } from '../i18n/i18n.ts';

type Unit = 'year' | 'month' | 'day';
const DAY_MS = 24 * 3_600_000;
const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

/**
 * Formats a long time span in its two largest units in the page's language: "3 yrs 2 mths", "5 mths", "12 days";
 * "today" below a day.
 */
export function writeSpan(spanMs: number): string {
  const days = Math.max(0, Math.floor(spanMs / DAY_MS));
  if (days === 0) return new Intl.RelativeTimeFormat(readLanguage(), { numeric: 'auto' }).format(0, 'day');
  const months = Math.floor(days / DAYS_PER_MONTH);
  const years = Math.floor(months / 12);
  if (years > 0) return [write(years, 'year'), months % 12 > 0 && write(months % 12, 'month')].filter(Boolean).join(' ');
  return months > 0 ? write(months, 'month') : write(days, 'day');
}

function write(count: number, unit: Unit): string {
  return new Intl.NumberFormat(readLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}
