import { HOUR_MS } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import { listPairs, readSale, viewSide, type HashOf, type PairHour } from './pair-hour.ts';
import { priceSales, type SalesPrice } from './price-sales.ts';

export type ExchangeMoney = {
  readonly chaosId: number;
  /** Divine and exalted orbs, divine first: sales for them are converted to chaos at their rate. */
  readonly guardedIds: readonly number[];
  /** Value in chaos of a guarded currency that was not traded for chaos. */
  readonly rates: ReadonlyMap<number, number>;
};

export type TradesContext = ExchangeMoney & {
  /** Pieces of a good sold in a usual hour; contains only goods whose usual volume is known. */
  readonly usualUnits?: ReadonlyMap<number, number>;
  /** First hour whose pieces are summed; by default the first of the six hours up to the newest hour. */
  readonly recentFromMs?: number;
  /** Returns the hashes of currencies whose pairs are listed. If omitted, no pairs are listed. */
  readonly hashOf?: HashOf;
};

/**
 * Minimum worth of sales that makes a price, in divine orbs, because a divine is a comparable measure in all leagues
 * and both games. In the recorded hour, two pairs of one good with stock on both sides differ by a median factor of 1.4
 * if the smaller pair sold for 256 to 1,023 chaos (1.1 to 4.6 divines), and by 1.16 from there to 4,095.
 */
const FEWEST_WORTH_DIVINES = 5;
/**
 * Minimum worth in chaos, used until the divine orb has a price: about the divine's worth in the first days of a
 * league.
 */
const FEWEST_WORTH_CHAOS = 200;
/** Number of hours whose pieces and pairs are listed. */
export const UNITS_HOURS = 6;

/**
 * Computes robust prices in chaos for goods sold for chaos, or for divine or exalted orbs: the weighted median across
 * currencies and hours. Goods not sold for any of these currencies have no price. Chaos itself has no entry.
 */
export function priceTrades(hours: readonly PairHour[], context: TradesContext): Map<number, Anchor> {
  const { chaosId, guardedIds, rates, usualUnits, hashOf = () => undefined } = context;
  const newestHourMs = hours.reduce((newest, { hourMs }) => Math.max(newest, hourMs), -Infinity);
  const { recentFromMs = newestHourMs - (UNITS_HOURS - 1) * HOUR_MS } = context;
  const goods = new Map<number, PairHour[]>();
  for (const hour of hours) {
    for (const id of [hour.baseId, hour.quoteId]) {
      const known = goods.get(id);
      if (known === undefined) goods.set(id, [hour]);
      else known.push(hour);
    }
  }
  const moneys = new Map([[chaosId, 1]]);
  const priceGood = (id: number): SalesPrice | null =>
    priceSales(
      (goods.get(id) ?? []).flatMap((hour) => {
        const side = viewSide(hour, id);
        const money = moneys.get(side.moneyId);
        return money === undefined ? [] : (readSale(side, money) ?? []);
      }),
      {
        newestHourMs,
        fewestWorthChaos: fewestWorth(moneys.get(guardedIds[0] ?? Number.NaN)),
        usualUnits: usualUnits?.get(id) ?? null,
      },
    );
  // Two passes are needed because a guarded currency may be sold only for another guarded currency.
  for (const id of [...guardedIds, ...guardedIds]) {
    const price = moneys.has(id) ? undefined : priceGood(id)?.priceChaos;
    if (price !== undefined) moneys.set(id, price);
  }
  for (const id of guardedIds) {
    const rate = rates.get(id);
    if (!moneys.has(id) && rate !== undefined) moneys.set(id, rate);
  }
  goods.delete(chaosId);
  const prices = new Map<number, SalesPrice>();
  for (const id of goods.keys()) {
    const price = priceGood(id);
    if (price !== null) prices.set(id, price);
  }
  const priceOf = (id: number): number | null => moneys.get(id) ?? prices.get(id)?.priceChaos ?? null;
  return new Map(
    [...prices].map(([id, price]) => [
      id,
      makeAnchor(price, { id, hours: goods.get(id) ?? [], recentFromMs, priceOf, hashOf, isMoney: (other) => moneys.has(other) }),
    ]),
  );
}

type Good = {
  readonly id: number;
  readonly hours: readonly PairHour[];
  readonly recentFromMs: number;
  readonly priceOf: (moneyId: number) => number | null;
  readonly hashOf: HashOf;
  readonly isMoney: (groupId: number) => boolean;
};

function makeAnchor({ counted, fromMs, ...price }: SalesPrice, { id, hours, recentFromMs, priceOf, hashOf, isMoney }: Good): Anchor {
  // Trades of a divine or exalted orb for other goods are pairs of those goods.
  const sides = hours.map((hour) => viewSide(hour, id)).filter((side) => !isMoney(id) || isMoney(side.moneyId));
  const recent = sides.filter(({ hourMs }) => hourMs >= recentFromMs);
  return {
    ...price,
    units: recent.reduce((sum, side) => sum + (isMoney(side.moneyId) ? side.units : 0), 0),
    atMs: counted.reduce((newest, { sale }) => Math.max(newest, sale.hourMs), 0),
    lowestChaos: Math.min(...counted.map(({ sale }) => sale.lowestChaos)),
    highestChaos: Math.max(...counted.map(({ sale }) => sale.highestChaos)),
    // A good without recent sales lists the pairs of its older sales.
    pairs: listPairs(recent.length === 0 ? sides : recent, { priceOf, isMoney, hashOf, counted, fromMs }),
  };
}

const fewestWorth = (divineChaos: number | undefined): number =>
  divineChaos === undefined ? FEWEST_WORTH_CHAOS : FEWEST_WORTH_DIVINES * divineChaos;
