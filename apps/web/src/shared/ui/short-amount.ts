/** Sums as one short number in the page's high unit, for columns that name the unit in the header. */
import { readViewUnit, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import { writeDecimal, writeGrouped } from '../i18n/write-values.ts';

export type SumUnit = { readonly unit: CurrencyUnit; readonly chaosPerUnit: number };

/**
 * The unit for sums: divines in poe1 once their rate is known, the picked unit in poe2, and chaos in all other cases.
 */
export function readSumUnit(view: PriceView): SumUnit {
  if (view.game === 'poe2') return readViewUnit(view);
  const rate = view.chaosPerDivine;
  return rate !== null && rate !== undefined && rate > 0 ? { unit: 'd', chaosPerUnit: rate } : { unit: 'c', chaosPerUnit: 1 };
}

/** "1,617" from 100 up, "62.8" below 100; a positive amount that rounds to zero is "<0.1". */
export function writeShortAmount(chaos: number, { chaosPerUnit }: SumUnit): string {
  const amount = chaos / chaosPerUnit;
  if (amount > 0 && amount < 0.05) return `<${writeDecimal(0.1, 1)}`;
  return Math.abs(amount) >= 99.95 || amount === 0 ? writeGrouped(String(Math.round(amount))) : writeDecimal(amount, 1);
}
