import { readLanguage } from '../i18n/i18n.ts';

const days = new Map<string, Intl.DateTimeFormat>();

/** "14 Jun 2026": the day of a moment in the page's language and the person's time zone. */
export function writeDay(timestampMs: number): string {
  const language = readLanguage();
  const known = days.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  days.set(language, known);
  return known.format(timestampMs);
}
