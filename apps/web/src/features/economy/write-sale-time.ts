import { numberFormat } from '../../shared/i18n/translate.ts';
import { readLanguage } from '../../shared/i18n/i18n.ts';

/** Hours until something sells, with a lower and an upper bound. */
export type SaleTime = readonly [hours: number, least: number, most: number];

type Unit = 'minute' | 'hour' | 'day';
const hoursOf: Readonly<Record<Unit, number>> = { minute: 1 / 60, hour: 1, day: 24 };

/**
 * Writes a time to sale and its range in one unit in the page's language: "3 hr" and "1–8 hr". Rounds to five minutes,
 * to half hours or half days below three, and to whole hours or days from three up.
 */
export function writeSaleTime([hours, least, most]: SaleTime): { readonly about: string; readonly range: string } {
  const unit: Unit = hours < 1 ? 'minute' : hours < 48 ? 'hour' : 'day';
  const round = (time: number): number => {
    const count = time / hoursOf[unit];
    const step = unit === 'minute' ? 5 : count < 3 ? 0.5 : 1;
    return Math.max(step, Math.round(count / step) * step);
  };
  const write = (time: number): string =>
    new Intl.NumberFormat(readLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(round(time));
  return { about: write(hours), range: `${numberFormat(readLanguage()).format(round(least))}–${write(most)}` };
}
