import { readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { PriceDraft } from './service-drafts.ts';

/**
 * Price for a newly added service: other people's price, in the page's unit. If there is none, the price stays empty,
 * because a service must not be listed at a price that the person did not choose.
 */
export function startPrice(chaos: number | null, view: PriceView): PriceDraft {
  const { unit, chaosPerUnit } = readViewUnit(view);
  if (chaos === null) return { price: { priceValue: 0, priceType: unit }, typedPrice: '' };
  return { price: { priceValue: Math.max(1, Math.round(chaos / chaosPerUnit)), priceType: unit }, typedPrice: null };
}
