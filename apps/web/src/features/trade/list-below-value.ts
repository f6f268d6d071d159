import { readKnownGroup, type PriceIndex } from '../../shared/price-files/known-groups.ts';
import type { TradeItem } from './choose-stacks.ts';

/**
 * The items priced below today's value (D28) because their price was typed by hand; a value without confidence does
 * not count.
 */
export function listBelowValue(items: readonly TradeItem[], prices: PriceIndex): readonly TradeItem[] {
  return items.filter(({ hash, overridden, price }) => {
    const value = overridden ? readKnownGroup(prices, hash)?.primaryValuation : undefined;
    return value !== undefined && value.valueChaos !== null && value.lowConfidence === null && price < value.valueChaos;
  });
}
