import type { StockChange } from '../asks/stock-change-queries.ts';
import { markActingTogether } from '../valuate/market/acting-together.ts';
import { grainOf } from '../valuate/market/grains.ts';
import type { Rates } from '../valuate/market/markets.ts';
import { WRITTEN, type WrittenAsks } from './count-exposed.ts';

export type PricedFill = { readonly change: StockChange; readonly price: number; readonly isCopy: boolean };

type Others = { readonly asks: ReadonlyMap<number, WrittenAsks>; readonly rates: Rates };

/**
 * Prices fills in chaos, NaN without a rate, and marks those of accounts that act together (D44): only the cheapest ask
 * of such accounts counts.
 */
export function dropActingTogether(fills: readonly StockChange[], { asks, rates }: Others): PricedFill[] {
  const byGroup = new Map<number, StockChange[]>();
  for (const fill of fills) {
    const known = byGroup.get(fill.groupId);
    if (known === undefined) byGroup.set(fill.groupId, [fill]);
    else known.push(fill);
  }
  return [...byGroup].flatMap(([groupId, changes]) => markCopies(changes, asks.get(groupId) ?? noAsks, rates));
}

const noAsks: WrittenAsks = { values: new Float64Array(0), count: 0 };
const MINUTE_MS = 60_000;
const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

function markCopies(changes: readonly StockChange[], { values, count }: WrittenAsks, rates: Rates): PricedFill[] {
  const fills = changes.map((change) => {
    const rate = rates.get(change.currencyId) ?? Number.NaN;
    return { change, price: change.ask * rate, grain: grainOf(change.ask) * rate, listedAtMs: change.listedAtMs };
  });
  const listed = fills.filter(({ price }) => price > 0);
  if (!isAnyMinuteShared(listed, { values, count })) return fills.map(({ change, price }) => ({ change, price, isCopy: false }));
  const others = Array.from({ length: count }, (_, at) => {
    const [price = 0, grain = 0, listedAtMs = 0] = values.subarray(at * WRITTEN, (at + 1) * WRITTEN);
    return { price, grain, listedAtMs };
  });
  const all = [...listed, ...others].toSorted((a, b) => a.price - b.price);
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

/**
 * Returns whether any fill's ask was written in the same minute as another ask; otherwise no accounts acted together.
 */
function isAnyMinuteShared(fills: readonly { readonly listedAtMs: number }[], { values, count }: WrittenAsks): boolean {
  const minutes = new Set(fills.map(({ listedAtMs }) => minuteOf(listedAtMs)));
  if (minutes.size < fills.length) return true;
  for (let at = 0; at < count; at += 1) if (minutes.has(minuteOf(values[at * WRITTEN + 2] as number))) return true;
  return false;
}
