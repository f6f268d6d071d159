import type { Anchor } from './anchor.ts';

/** All trades of a pair in a range of hours: amounts of both goods, and the beginning of the newest of these hours. */
export type PairTrades = {
  readonly baseId: number;
  readonly quoteId: number;
  readonly baseUnits: number;
  readonly quoteUnits: number;
  readonly atMs: number;
};

export type ExchangeMoney = {
  readonly chaosId: number;
  /** Divine and exalted: items sold for them are worth as many chaos as they are. */
  readonly guardedIds: readonly number[];
  /** Value in chaos of a guarded currency that was not traded for chaos. */
  readonly rates: ReadonlyMap<number, number>;
};

/**
 * Computes volume-weighted prices in chaos of goods traded for chaos, or for divine or exalted orbs (D52): total paid
 * over units. Pairs without any of these are ignored. Chaos itself has no entry.
 */
export function priceTrades(pairs: readonly PairTrades[], { chaosId, guardedIds, rates }: ExchangeMoney): Map<number, Anchor> {
  const known = new Map([[chaosId, 1]]);
  // Two passes, because a guarded currency may be traded for another one only.
  for (const id of [...guardedIds, ...guardedIds]) {
    if (known.has(id)) continue;
    const price = priceOf(pairs, id, known)?.priceChaos ?? null;
    if (price !== null) known.set(id, price);
  }
  for (const id of guardedIds) {
    const rate = rates.get(id);
    if (!known.has(id) && rate !== undefined) known.set(id, rate);
  }
  const groups = new Map<number, PairTrades[]>();
  for (const pair of pairs) {
    for (const id of [pair.baseId, pair.quoteId]) {
      const traded = groups.get(id);
      if (traded === undefined) groups.set(id, [pair]);
      else traded.push(pair);
    }
  }
  groups.delete(chaosId);
  const anchors = new Map<number, Anchor>();
  for (const [id, traded] of groups) {
    const anchor = priceOf(traded, id, known);
    if (anchor !== null) anchors.set(id, anchor);
  }
  return anchors;
}

function priceOf(pairs: readonly PairTrades[], id: number, known: ReadonlyMap<number, number>): Anchor | null {
  let units = 0;
  let paid = 0;
  let atMs = 0;
  for (const pair of pairs) {
    const isBase = pair.baseId === id;
    if (!isBase && pair.quoteId !== id) continue;
    const price = known.get(isBase ? pair.quoteId : pair.baseId);
    if (price === undefined) continue;
    units += isBase ? pair.baseUnits : pair.quoteUnits;
    paid += price * (isBase ? pair.quoteUnits : pair.baseUnits);
    atMs = Math.max(atMs, pair.atMs);
  }
  const priceChaos = paid / units;
  return units > 0 && priceChaos > 0 && priceChaos < Infinity ? { priceChaos, units, atMs } : null;
}
