import { readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { PriceDraft } from './service-drafts.ts';

/**
 * Price of a service that is added: what others ask for it, in the page's unit. Where nobody can say that, none: a
 * price that nobody chose must not be listed.
 */
export function startPrice(chaos: number | null, view: PriceView): PriceDraft {
  const { unit, chaosPerUnit } = readViewUnit(view);
  if (chaos === null) return { price: { priceValue: 0, priceType: unit }, typedPrice: '' };
  return { price: { priceValue: Math.max(1, Math.round(chaos / chaosPerUnit)), priceType: unit }, typedPrice: null };
}
