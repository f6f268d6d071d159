import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import type { TradeItem } from './choose-stacks.ts';

/** How many items go below what they are worth today because their price was typed by hand; a value nobody can rely on says nothing. */
export function countBelowValue(items: readonly TradeItem[], prices: ReadonlyMap<string, PriceEntry>): number {
  return items.filter(({ hash, overridden, price }) => {
    const entry = prices.get(hash);
    return overridden && entry !== undefined && entry.valueChaos !== null && entry.lowConfidence === null && price < entry.valueChaos;
  }).length;
}
