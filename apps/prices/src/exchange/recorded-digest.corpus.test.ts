import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import type { PairPrice } from './anchor.ts';
import { orientPair, viewSide } from './pair-hour.ts';
import { priceTrades } from './price-trades.ts';
import { readDigest } from './read-digest.ts';
import { findWeightedMedian, type Weighted } from './price-sales.ts';

const corpus = process.env['CORPUS'] ?? path.resolve('../shared/corpus');

const readBody = (): unknown => JSON.parse(readFileSync(path.join(corpus, 'exchange/elaurendeau__1786154400_2164markets.json'), 'utf8'));
const HOUR_MS = 1_786_150_800_000;

describe('recorded digest', () => {
  it('D52 has a group for nearly every good traded in a trade league', () => {
    const digest = readDigest('poe1', readBody());
    expect(digest?.unreadable).toBe(0);
    expect(digest?.nextHourSeconds).toBe(1_786_154_400);
    const { trades, untraded, otherLeague, unknown } = digest ?? { trades: [], untraded: 0, otherLeague: 0, unknown: 0 };
    expect(trades.length + untraded + otherLeague + unknown).toBe(2164);
    expect(trades.length).toBeGreaterThan(1600);
    expect(unknown / trades.length).toBeLessThan(0.01);
  });

  it('D43 prices goods sold for several currencies within a tenth of the median of the pieces sold', () => {
    const { prices, sales } = priceLeague('Allflame');
    const off = [...sales].flatMap(([id, sold]) => {
      const units = sold.reduce((sum, sale) => sum + sale.weight, 0);
      const median = findWeightedMedian(sold);
      if (sold.length < 2 || units < 10 || median === null) return [];
      return [Math.abs((prices.get(id)?.priceChaos ?? Number.NaN) / median - 1)];
    });
    expect(off.length).toBeGreaterThan(300);
    expect(off.filter((distance) => !(distance <= 0.1))).toEqual([]);
  });

  it('D43 contains stocks and a price range for nearly every pair', () => {
    const told = [...priceLeague('Allflame').prices.values()].flatMap(({ pairs }) => pairs);
    expect(told.length).toBeGreaterThan(1200);
    expect(told.every(({ stock, moneyStock }) => stock !== null && moneyStock !== null)).toBe(true);
    const counted = told.filter(({ notCounted }) => notCounted === null);
    const isWithin = ({ priceChaos, lowestChaos, highestChaos }: PairPrice): boolean =>
      (priceChaos ?? 0) > (lowestChaos ?? Infinity) * 0.999 && (priceChaos ?? Infinity) < (highestChaos ?? 0) * 1.001;
    expect(counted.filter((pair) => !isWithin(pair))).toEqual([]);
  });
});

/** Computes a league's prices from the recorded hour, and lists the prices paid for each good, in chaos. */
function priceLeague(league: string) {
  const ids = new Map<string, number>();
  const idOf = (hash: string): number => ids.get(hash) ?? (ids.set(hash, ids.size + 1), ids.size);
  const [chaosId = 0, ...guardedIds] = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => idOf(makeGroup('currency', key, {}).hash));
  const hours = (readDigest('poe1', readBody())?.trades ?? [])
    .filter((trade) => trade.league === league)
    .map(({ base, quote, ...trade }) => ({
      hourMs: HOUR_MS,
      ...orientPair({ ...trade, baseId: idOf(base.hash), quoteId: idOf(quote.hash) }),
    }));
  const prices = priceTrades(hours, { chaosId, guardedIds, rates: new Map(), hashOf: String });
  const moneys = new Map([[chaosId, 1], ...guardedIds.map((id) => [id, prices.get(id)?.priceChaos ?? Number.NaN] as const)]);
  const sales = new Map<number, Weighted[]>();
  for (const hour of hours) {
    for (const id of [hour.baseId, hour.quoteId]) {
      const side = viewSide(hour, id);
      const money = moneys.get(side.moneyId);
      if (money === undefined || moneys.has(id)) continue;
      sales.set(id, [...(sales.get(id) ?? []), { value: (side.paid / side.units) * money, weight: side.units }]);
    }
  }
  return { prices, sales };
}
