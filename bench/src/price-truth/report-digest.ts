/** Replays recorded exchange hours (CORPUS): prices of goods sold for several currencies. */
import { makeGroup } from '@poexchange/domain/grouping';
import { orientPair, priceTrades, readDigest, type PairHour } from '@poexchange/prices/valuation';
import type { Bench } from '../lib/run-bench.ts';
import { sum, weightedMedian } from '../lib/statistics.ts';
import { readRecorded } from '../lib/stream-pages.ts';
import type { GoalRow } from './goals.ts';

const HOUR_MS = 3_600_000;
const FEWEST_UNITS = 10;
const FURTHEST = 1.1;

type Sale = { readonly priceChaos: number; readonly units: number };

/**
 * Reports how many goods' prices are more than a tenth off the median piece sold, compared with the mean weighted by
 * pieces; prints a message if nothing is recorded. Returns rows for the table of goals.
 */
export async function reportDigest({ report, say }: Pick<Bench, 'report' | 'say'>): Promise<GoalRow[]> {
  const files = await readRecorded('exchange', '.json');
  if (files.length === 0) say('no recorded digest here: CORPUS has none');
  return files.map((file) => {
    const { goods, ours, mean } = replay(JSON.parse(file.toString('utf8')));
    const name = `goods off the unit-weighted median by more than 10 %, of ${goods} sold for several moneys`;
    const beside = { value: ours, unit: 'goods', peer: 'mean weighted by pieces', peerValue: mean } as const;
    report({ name: `recorded digest: ${name}`, ...beside });
    return { world: 'recorded digest', figure: name, kind: 'all', goal: 0, ...beside };
  });
}

function replay(body: unknown): { readonly goods: number; readonly ours: number; readonly mean: number } {
  const digest = readDigest('poe1', body);
  if (digest === null) throw new Error('the recorded digest is none');
  const counts = { goods: 0, ours: 0, mean: 0 };
  for (const league of new Set(digest.trades.map((trade) => trade.league))) {
    const ids = new Map<string, number>();
    const idOf = (hash: string): number => ids.get(hash) ?? (ids.set(hash, ids.size + 1), ids.size);
    const [chaosId = 0, ...guardedIds] = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => idOf(makeGroup('currency', key, {}).hash));
    const hourMs = digest.nextHourSeconds * 1000 - HOUR_MS;
    const hours = digest.trades
      .filter((trade) => trade.league === league)
      .map(({ base, quote, ...trade }): PairHour => ({
        hourMs,
        ...orientPair({ ...trade, baseId: idOf(base.hash), quoteId: idOf(quote.hash) }),
      }));
    const prices = priceTrades(hours, { chaosId, guardedIds, rates: new Map(), hashOf: String });
    const moneys = new Map([[chaosId, 1], ...guardedIds.map((id) => [id, prices.get(id)?.priceChaos ?? Number.NaN] as const)]);
    for (const [id, sales] of collectSales(hours, moneys)) {
      const units = sum(sales.map((sale) => sale.units));
      if (sales.length < 2 || units < FEWEST_UNITS) continue;
      const median = weightedMedian(sales.map((sale) => ({ value: sale.priceChaos, weight: sale.units })));
      const isOff = (price: number): boolean => !(price < median * FURTHEST && price > median / FURTHEST);
      counts.goods += 1;
      if (isOff(prices.get(id)?.priceChaos ?? Number.NaN)) counts.ours += 1;
      if (isOff(sum(sales.map((sale) => sale.priceChaos * sale.units)) / units)) counts.mean += 1;
    }
  }
  return counts;
}

/** Each good's sales, by pair. */
function collectSales(hours: readonly PairHour[], moneys: ReadonlyMap<number, number>): Map<number, Sale[]> {
  const sales = new Map<number, Sale[]>();
  const add = (id: number, units: number, paid: number, money: number | undefined): void => {
    if (money === undefined || !(money > 0) || moneys.has(id)) return;
    sales.set(id, [...(sales.get(id) ?? []), { priceChaos: (paid / units) * money, units }]);
  };
  for (const { baseId, quoteId, baseUnits, quoteUnits } of hours) {
    add(baseId, baseUnits, quoteUnits, moneys.get(quoteId));
    add(quoteId, quoteUnits, baseUnits, moneys.get(baseId));
  }
  return sales;
}
