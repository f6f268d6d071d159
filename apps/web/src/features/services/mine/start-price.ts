import { readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { PriceDraft } from './service-drafts.ts';

/**
 * Price of a newly added service: what others ask for it, in the page's unit. Without such a price it stays empty:
 * only a price that was chosen may be listed.
 */
export function startPrice(chaos: number | null, view: PriceView): PriceDraft {
  const { unit, chaosPerUnit } = readViewUnit(view);
  if (chaos === null) return { price: { priceValue: 0, priceType: unit }, typedPrice: '' };
  return { price: { priceValue: Math.max(1, Math.round(chaos / chaosPerUnit)), priceType: unit }, typedPrice: null };
}
