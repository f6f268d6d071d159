import type { StockChange } from '../asks/stock-change-queries.ts';
import { markActingTogether } from '../valuate/market/acting-together.ts';
import { grainOf } from '../valuate/market/grains.ts';
import type { Rates } from '../valuate/market/markets.ts';
import type { WrittenAsk } from './count-exposed.ts';

export type PricedFill = { readonly change: StockChange; readonly price: number; readonly isCopy: boolean };

type Others = { readonly asks: ReadonlyMap<number, readonly WrittenAsk[]>; readonly rates: Rates };

/**
 * Prices fills in chaos, NaN without a rate, and marks those of accounts that act together with others (D44): of all
 * of them the cheapest ask alone counts.
 */
export function dropActingTogether(fills: readonly StockChange[], { asks, rates }: Others): PricedFill[] {
  const byGroup = new Map<number, StockChange[]>();
  for (const fill of fills) {
    const known = byGroup.get(fill.groupId);
    if (known === undefined) byGroup.set(fill.groupId, [fill]);
    else known.push(fill);
  }
  return [...byGroup].flatMap(([groupId, changes]) => markCopies(changes, asks.get(groupId) ?? [], rates));
}

function markCopies(changes: readonly StockChange[], others: readonly WrittenAsk[], rates: Rates): PricedFill[] {
  const fills = changes.map((change) => {
    const rate = rates.get(change.currencyId) ?? Number.NaN;
    return { change, price: change.ask * rate, grain: grainOf(change.ask) * rate, listedAtMs: change.listedAtMs };
  });
  const all = [...fills.filter(({ price }) => price > 0), ...others].toSorted((a, b) => a.price - b.price);
  const isCopy = new Uint8Array(all.length);
  markActingTogether(
    {
      prices: Float64Array.from(all, ({ price }) => price),
      grains: Float64Array.from(all, ({ grain }) => grain),
      listedAtMs: Float64Array.from(all, ({ listedAtMs }) => listedAtMs),
      count: all.length,
    },
    isCopy,
  );
  return fills.map((fill) => ({ change: fill.change, price: fill.price, isCopy: isCopy[all.indexOf(fill)] === 1 }));
}
