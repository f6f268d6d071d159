import { readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { PriceDraft } from './service-drafts.ts';

/**
 * Price of a newly added service: other people's price for it, in the page's unit. If there is none, the price stays
 * empty, because only a price that the person chose may be listed.
 */
export function startPrice(chaos: number | null, view: PriceView): PriceDraft {
  const { unit, chaosPerUnit } = readViewUnit(view);
  if (chaos === null) return { price: { priceValue: 0, priceType: unit }, typedPrice: '' };
  return { price: { priceValue: Math.max(1, Math.round(chaos / chaosPerUnit)), priceType: unit }, typedPrice: null };
}
