import { readLanguage } from '../../../shared/i18n/i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a percentage such as "86.0%" (in German "86,0 %"), always with one decimal, so that a column is aligned. */
export function writeColumnPercent(percent: number): string {
  const language = readLanguage();
  const known =
    formats.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, known);
  // A hundredth of 97.45 is slightly below 0.9745: round the given number, not the quotient.
  return known.format(Number((percent / 100).toPrecision(12)));
}
