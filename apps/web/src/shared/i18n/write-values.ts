/** Formats numbers and times in the page's language, which may differ from the browser's. */
import { readLanguage } from './i18n.ts';
import { formatPercent, numberFormat } from './translate.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
const moments = new Map<string, Intl.DateTimeFormat>();

/**
 * "1,234" or "1.234". Components that call this function also use translated strings, so they rerender when the
 * language changes.
 */
export function writeNumber(value: number): string {
  return numberFormat(readLanguage()).format(value);
}

/** "97.4%" or "97,4 %". */
export function writePercent(percent: number): string {
  return formatPercent(percent, readLanguage());
}

const decimals = new Map<string, Intl.NumberFormat>();

/** A number with exactly `digits` decimals: "1.5" or "1,5". */
export function writeDecimal(value: number, digits: number): string {
  const key = `${readLanguage()} ${digits}`;
  const known =
    decimals.get(key) ?? new Intl.NumberFormat(readLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  decimals.set(key, known);
  return known.format(value);
}

/**
 * Formats a displayed amount ("17.5", "1.54k") with the decimal sign of the page's language: "17,5". For display only;
 * whispers keep the decimal point.
 */
export function writeAmount(amount: string): string {
  const sign = decimalSign(readLanguage());
  return sign === '.' ? amount : amount.replace('.', sign);
}

const plains = new Map<string, Intl.NumberFormat>();

/**
 * Groups the digits of a plain amount ("162967", "877158.1"): "162,967". For display only; whispers keep plain digits.
 */
export function writeGrouped(amount: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return writeAmount(amount);
  const language = readLanguage();
  const known = plains.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  plains.set(language, known);
  return known.format(Number(amount));
}

/** The decimal sign of the page's language, for typed numbers. */
export function readDecimalSign(): '.' | ',' {
  return decimalSign(readLanguage()) === ',' ? ',' : '.';
}

const signs = new Map<string, string>();

function decimalSign(language: string): string {
  const known =
    signs.get(language) ??
    numberFormat(language)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ??
    '.';
  signs.set(language, known);
  return known;
}

/** `second` distinguishes events in the same minute. */
export type TimeForm = 'minute' | 'second';

const timeStyles = { minute: 'short', second: 'medium' } as const;

/** The time of day in the language's short form ("3:17 PM", "15:17"), in the user's time zone. */
export function writeClock(timestampMs: number, form: TimeForm = 'minute'): string {
  const language = readLanguage();
  const key = `${language} ${form}`;
  const known = clocks.get(key) ?? new Intl.DateTimeFormat(language, { timeStyle: timeStyles[form] });
  clocks.set(key, known);
  return known.format(timestampMs);
}

/** Date and time in the user's time zone, to the minute unless `form` is `second`. */
export function writeMoment(timestampMs: number, form: TimeForm = 'minute'): string {
  const language = readLanguage();
  const key = `${language} ${form}`;
  const known = moments.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: timeStyles[form] });
  moments.set(key, known);
  return known.format(timestampMs);
}

const DAYS_FROM_MS = 3 * 24 * 3_600_000;
const axisTimes = new Map<string, Intl.DateTimeFormat>();

/** A time below a chart, in the user's time zone: the date for a long span, the weekday and time for a short span. */
export function writeAxisTime(timestampMs: number, spanMs: number): string {
  const isLong = spanMs >= DAYS_FROM_MS;
  const key = `${readLanguage()} ${isLong}`;
  const known =
    axisTimes.get(key) ??
    new Intl.DateTimeFormat(
      readLanguage(),
      isLong ? { month: 'short', day: 'numeric' } : { weekday: 'short', hour: 'numeric', minute: '2-digit' },
    );
  axisTimes.set(key, known);
  return known.format(timestampMs);
}
