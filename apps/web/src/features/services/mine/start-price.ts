import { readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { ServicePrice } from '@poexchange/domain/service';

/**
 * Price of a service that is added: what others ask for it, in the page's unit; without that a small amount of the
 * unit.
 */
export function startPrice(chaos: number | null, view: PriceView): ServicePrice {
  const { unit, chaosPerUnit } = readViewUnit(view);
  if (chaos === null) return { priceValue: view.game === 'poe1' ? 10 : 1, priceType: unit };
  return { priceValue: Math.max(1, Math.round(chaos / chaosPerUnit)), priceType: unit };
}
