import type { StockChange } from '../asks/stock-change-queries.ts';
import type { AskBook } from '../valuate/book/ask-book.ts';
import type { Rates } from '../valuate/market/markets.ts';
import { countExposed, EDGES, type PricedMarkets, WRITTEN, type WrittenAsks } from './count-exposed.ts';
import { openAccounts } from './find-in-book.ts';
import { AT_RISK_FOR_MS, judgeChanges, listSoldLately, MOVED_WITHIN_MS } from './judge-changes.ts';
import { bandOf, BANDS, readEdges } from './sale-bands.ts';
import { addHours, addSale, ageSums, createSums, type SalesSums } from './sales-sums.ts';
import { markActingTogether } from '../valuate/market/acting-together.ts';
import { grainOf } from '../valuate/market/grains.ts';

type PricedFill = { readonly change: StockChange; readonly price: number; readonly isCopy: boolean };

type Others = { readonly asks: ReadonlyMap<number, WrittenAsks>; readonly rates: Rates };

/**
 * Prices fills in chaos (NaN without a rate), and marks fills of accounts that act together: only the cheapest ask of
 * such accounts counts.
 */
export function dropActingTogether(fills: readonly StockChange[], { asks, rates }: Others): PricedFill[] {
  const byGroup = Map.groupBy(fills, ({ groupId }) => groupId);
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

/** Returns whether any fill's ask was written in the same minute as another ask. If not, no accounts acted together. */
function isAnyMinuteShared(fills: readonly { readonly listedAtMs: number }[], { values, count }: WrittenAsks): boolean {
  const minutes = new Set(fills.map(({ listedAtMs }) => minuteOf(listedAtMs)));
  if (minutes.size < fills.length) return true;
  for (let at = 0; at < count; at += 1) if (minutes.has(minuteOf(values[at * WRITTEN + 2] as number))) return true;
  return false;
}

export type CountSalesInput = {
  /** Levels of sellers' asks in chaos, for all groups to count. */
  readonly asked: ReadonlyMap<number, readonly number[]>;
  readonly book: AskBook;
  readonly rates: Rates;
  /** Stock changes from the last two days, oldest first. */
  readonly changes: readonly StockChange[];
  readonly nowMs: number;
  /** Hours since the last count, and the start of the unbroken series of counts. */
  readonly hours: number;
  readonly sinceMs: number;
};

export type SalesCounted = {
  /** Ids of changes that count as fills, and of changes that do not; all other changes are judged later. */
  readonly fillIds: readonly string[];
  readonly otherIds: readonly string[];
  /** The sums that increased, by group. */
  readonly touched: ReadonlyMap<number, SalesSums>;
};

/** Hours for which asks were on offer, by group and band, up to a time. */
type Stood = { readonly atMs: number; readonly hours: ReadonlyMap<number, readonly number[]> };

/** Sums of a league's groups, and hours not yet included because fills of that time are judged later. */
export type SalesLedger = { readonly sums: Map<number, SalesSums>; readonly held: Stood[] };

/** Adds to each group's sums how long its asks were on offer since the last count, and which asks were filled. */
export function countSales({ sums, held }: SalesLedger, input: CountSalesInput): SalesCounted {
  const { asked, book, rates, changes, nowMs, hours, sinceMs } = input;
  const groupIds = [...asked.keys()];
  const markets = tabulateMarkets(asked);
  const sold = listSoldLately(changes, nowMs);
  const soldBefore = new Map([...sold].map(([accountId, groups]) => [accountId, new Set(groups)]));
  const judged = judgeChanges(
    changes.filter(({ groupId }) => (markets.places[groupId] ?? -1) !== -1),
    { nowMs, watchedSinceMs: sinceMs, accounts: openAccounts(book), sold },
  );
  const { counts, asks } = countExposed(book, {
    markets,
    rates,
    seenSinceMs: Math.max(nowMs - AT_RISK_FOR_MS, sinceMs),
    sold: soldBefore,
    readGroups: new Set(judged.fills.map(({ groupId }) => groupId)),
  });
  const touched = new Map<number, SalesSums>();
  const touch = (groupId: number): SalesSums => {
    const known = sums.get(groupId) ?? createSums();
    sums.set(groupId, known);
    touched.set(groupId, known);
    return known;
  };
  for (const groupId of groupIds) {
    const known = sums.get(groupId);
    if (known !== undefined) ageSums(known, hours);
  }
  held.push({ atMs: nowMs, hours: listHours(groupIds, { counts, hours }) });
  for (let oldest = held[0]; oldest !== undefined && nowMs - oldest.atMs >= MOVED_WITHIN_MS; oldest = held[0]) {
    held.shift();
    for (const [groupId, bands] of oldest.hours) bands.forEach((stood, band) => addHours(touch(groupId), band, stood));
  }
  const fillIds: string[] = [];
  const otherIds = [...judged.otherIds];
  for (const { change, price, isCopy } of dropActingTogether(judged.fills, { asks, rates })) {
    const levels = asked.get(change.groupId) ?? [];
    const band = isCopy ? -1 : bandOf(readEdges(levels), price);
    if (band === -1) {
      otherIds.push(change.id);
      continue;
    }
    fillIds.push(change.id);
    addSale(touch(change.groupId), band, Math.log((levels.at(-1) as number) / price));
  }
  return { fillIds, otherIds, touched };
}

function listHours(groupIds: readonly number[], { counts, hours }: { counts: Uint32Array; hours: number }): Stood['hours'] {
  const stood = new Map<number, readonly number[]>();
  groupIds.forEach((groupId, place) => {
    const bands = [...counts.subarray(place * BANDS, (place + 1) * BANDS)];
    if (hours > 0 && bands.some((count) => count > 0))
      stood.set(
        groupId,
        bands.map((count) => count * hours),
      );
  });
  return stood;
}

function tabulateMarkets(asked: CountSalesInput['asked']): PricedMarkets {
  const groupIds = [...asked.keys()];
  const places = new Int32Array(groupIds.reduce((largest, id) => Math.max(largest, id), 0) + 1).fill(-1);
  const edges = new Float64Array(groupIds.length * EDGES);
  groupIds.forEach((groupId, place) => {
    places[groupId] = place;
    edges.set(readEdges(asked.get(groupId) ?? []), place * EDGES);
  });
  return { places, edges, count: groupIds.length };
}
