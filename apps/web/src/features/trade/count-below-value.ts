import { readKnownGroup, type PriceIndex } from '../../shared/price-files/known-groups.ts';
import type { TradeItem } from './choose-stacks.ts';

/**
 * How many items go below what they are worth today (D28) because their price was typed by hand; a value nobody can
 * rely on says nothing.
 */
export function countBelowValue(items: readonly TradeItem[], prices: PriceIndex): number {
  return items.filter(({ hash, overridden, price }) => {
    const value = overridden ? readKnownGroup(prices, hash)?.primaryValuation : undefined;
    return value !== undefined && value.valueChaos !== null && value.lowConfidence === null && price < value.valueChaos;
  }).length;
}
