import { readLanguage } from '../../shared/i18n/i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** "86.0%", in German "86,0 %": a percent with one decimal always, so that those of a column line up. */
export function writeColumnPercent(percent: number): string {
  const language = readLanguage();
  const known =
    formats.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, known);
  // A hundredth of 97.45 is a little less than 0.9745: the shown number is rounded from the given one.
  return known.format(Number((percent / 100).toPrecision(12)));
}
