import { displayPrice, formatPlain, roundRate, type DisplayPrice, type PricePart, type PriceView } from '@poexchange/domain/currency';
import type { LowConfidenceReason } from '@poexchange/domain/pricing';

/** Why a price is not reliable; `some`: a total with at least one unreliable price. */
export type PriceDoubt = LowConfidenceReason | 'some';

/** `rate`: the value of the high unit itself, with the 2 decimals used for totals (R9.33). */
export type PriceForm = 'price' | 'rate';

/** Marks an unreliable price, wherever it is displayed or copied. */
export const DOUBT_MARK = '?';

/** The doubt about a total; missing prices are ignored. */
export function doubtOfTotal(
  prices: readonly { readonly valueChaos: number | null; readonly lowConfidence: LowConfidenceReason | null }[],
): PriceDoubt | null {
  return prices.some(({ valueChaos, lowConfidence }) => valueChaos !== null && lowConfidence !== null) ? 'some' : null;
}

export function displayIn(chaos: number, view: PriceView, form: PriceForm = 'price'): DisplayPrice {
  if (form === 'price') return displayPrice(chaos, view);
  const part: PricePart = { amount: formatPlain(roundRate(chaos), 2), unit: 'c' };
  return { parts: [part], tooltip: { low: part, high: null } };
}

/** A price as text: "1d 20c", or "3c?" for an unreliable price. */
export function writePriceText(
  chaos: number,
  view: PriceView,
  { form, doubt = null }: { readonly form?: PriceForm | undefined; readonly doubt?: PriceDoubt | null } = {},
): string {
  const text = displayIn(chaos, view, form)
    .parts.map(({ amount, unit }) => amount + unit)
    .join(' ');
  return doubt === null ? text : text + DOUBT_MARK;
}
