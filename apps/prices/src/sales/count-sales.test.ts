import { confidenceLevels } from '@poexchange/domain/pricing';
import { createRandom } from '@poexchange/domain/random';
import { describe, expect, it } from 'vitest';
import type { StockChange } from '../asks/stock-change-queries.ts';
import { createAskArena } from '../valuate/book/ask-arena.ts';
import { appendRows, bindBook, bindRows, byAccount, type AskRow } from '../valuate/book/ask-book.ts';
import { inverseNormal } from '../valuate/market/market-shape.ts';
import { countSales, type SalesLedger } from './count-sales.ts';
import { createSums, hoursOf, readDistances, type SalesSums } from './sales-sums.ts';
import { estimateTimes } from './time-to-sale.ts';

const GOOD = 10;
const BESIDE = 11;
const CHAOS = 2;
const MINUTE_MS = 60_000;
const STEP_MINUTES = 10;
const DAY_MINUTES = 24 * 60;
const truth = { middle: Math.log(100), deviation: 0.18 };
const levels = confidenceLevels.map((level) => Math.exp(truth.middle + truth.deviation * inverseNormal(level / 100)));
/** Sales of an ask per hour: a fifth at the median ask, and more the cheaper the ask is. */
const rateOf = (price: number): number => 0.2 * Math.exp(-6 * (Math.log(price) - truth.middle));
const trueHoursOf = (price: number): number => Math.LN2 / rateOf(price);

type Shop = { ask: number | null; listedAtMs: number; seenAtMs: number; awayUntilMs: number };

/** Simulates a market in which sellers ask, reprice, sell at known rates, and go to sleep. */
function runMarket(seed: number, { days, washers = 0 }: { days: number; washers?: number }) {
  const random = createRandom(seed);
  const drawAsk = (): number => Math.exp(truth.middle + truth.deviation * inverseNormal(Math.min(0.9999, Math.max(0.0001, random()))));
  const shops = Array.from({ length: 150 }, (): Shop => ({ ask: drawAsk(), listedAtMs: 0, seenAtMs: 0, awayUntilMs: 0 }));
  const arena = createAskArena();
  const ledger: SalesLedger = { sums: new Map(), held: [] };
  let changes: StockChange[] = [];
  let ids = 0;
  const sell = (
    accountId: number,
    ask: number,
    { seenBeforeMs, listedAtMs, atMs }: Pick<StockChange, 'seenBeforeMs' | 'listedAtMs' | 'atMs'>,
  ): void => {
    const at = { listedAtMs, seenBeforeMs, atMs };
    changes.push({ id: String((ids += 1)), accountId, tabId: '1', groupId: GOOD, currencyId: CHAOS, ask, pieces: -1, isFill: null, ...at });
  };
  let fills = 0;
  for (let minute = 0; minute <= days * DAY_MINUTES; minute += STEP_MINUTES) {
    const nowMs = minute * MINUTE_MS;
    shops.forEach((shop, accountId) => {
      if (nowMs < shop.awayUntilMs) return;
      if (random() < 0.3) shop.seenAtMs = nowMs;
      if (random() < 0.001) shop.awayUntilMs = nowMs + 8 * 60 * MINUTE_MS;
      if (shop.ask === null || random() < 0.01) Object.assign(shop, { ask: drawAsk(), listedAtMs: nowMs, seenAtMs: nowMs });
      else if (random() < 1 - Math.exp((-rateOf(shop.ask) * STEP_MINUTES) / 60)) {
        sell(accountId, shop.ask, { seenBeforeMs: shop.seenAtMs, listedAtMs: shop.listedAtMs, atMs: nowMs });
        // The next ask is added half an hour later, because the stock could have been moved before that.
        Object.assign(shop, { ask: null, seenAtMs: nowMs, awayUntilMs: nowMs + 30 * MINUTE_MS });
      }
    });
    // These accounts buy from themselves every ten minutes, far above what other buyers pay.
    for (let washer = 0; washer < washers; washer += 1)
      sell(1000 + washer, 110, { seenBeforeMs: nowMs - MINUTE_MS, listedAtMs: 0, atMs: nowMs });
    const rows = shops.flatMap(({ ask, listedAtMs, seenAtMs }, accountId): AskRow[] => {
      const tab = { accountId, currencyId: CHAOS, isNoted: true, seenAtMs };
      return [{ ...tab, groupId: BESIDE, ask: 1 }, ...(ask === null ? [] : [{ ...tab, groupId: GOOD, ask, listedAtMs }])];
    });
    for (let washer = 0; washer < washers; washer += 1)
      rows.push({
        accountId: 1000 + washer,
        currencyId: CHAOS,
        isNoted: true,
        seenAtMs: nowMs,
        groupId: GOOD,
        ask: 110,
        listedAtMs: -DAY_MINUTES * MINUTE_MS,
      });
    arena.clear();
    const counted = countSales(ledger, {
      asked: new Map([[GOOD, levels]]),
      book: bindBook(arena, appendRows(arena, rows).toSorted(byAccount)),
      rates: new Map([[CHAOS, 1]]),
      changes,
      nowMs,
      hours: minute === 0 ? 0 : STEP_MINUTES / 60,
      sinceMs: 0,
    });
    fills += counted.fillIds.length;
    const others = new Set(counted.otherIds);
    const filled = new Set(counted.fillIds);
    changes = changes
      .filter(({ id, atMs }) => !others.has(id) && nowMs - atMs < 2 * DAY_MINUTES * MINUTE_MS)
      .map((change) => (filled.has(change.id) ? { ...change, isFill: true } : change));
  }
  const known = ledger.sums.get(GOOD) as SalesSums;
  return {
    fills,
    pending: changes.filter(({ isFill }) => isFill === null).length,
    sums: known,
    times: estimateTimes(known, { asked: levels, levels }),
  };
}

describe('fills in a market with known rates', () => {
  it('shows an interval that contains the true time of most levels, and an estimate near it', () => {
    const seeds = [1, 2, 3];
    const told = seeds.flatMap((seed) =>
      runMarket(seed, { days: 2 }).times.flatMap((time, at) => (time === null ? [] : [{ time, hours: trueHoursOf(levels[at] as number) }])),
    );
    expect(told.length).toBeGreaterThan(seeds.length * 8);
    const within = told.filter(({ time: [, least, most], hours }) => hours >= least && hours <= most);
    expect(within.length / told.length).toBeGreaterThan(0.75);
    const ratios = told.map(({ time: [hours], hours: trueHours }) => Math.abs(Math.log(hours / trueHours))).toSorted((a, b) => a - b);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(Math.log(1.25));
  });

  it('counts an account’s repeated sales to itself once, and sales far from the market not at all', () => {
    const honest = runMarket(7, { days: 1 });
    const washed = runMarket(7, { days: 1, washers: 2 });
    expect(washed.fills - honest.fills).toBeLessThanOrEqual(2);
    const at = confidenceLevels.indexOf(50);
    expect(Math.log((washed.times[at]?.[0] ?? 0) / (honest.times[at]?.[0] ?? 1))).toBeCloseTo(0, 0);
  });

  it('places the median ask above sales, because cheap asks sell first', () => {
    const { mean } = readDistances(runMarket(3, { days: 2 }).sums);
    // With a deviation of 0.18, asks that sell are lower by 6 * 0.18^2.
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(0.25);
  });

  it('counts an hour twenty minutes after its end, once its fills have been judged', () => {
    const ledger: SalesLedger = { sums: new Map(), held: [] };
    const countAt = (minute: number): number => {
      const nowMs = minute * MINUTE_MS;
      const rows = [1, 2, 3].map((accountId) => ({ accountId, groupId: GOOD, currencyId: CHAOS, isNoted: true, ask: 90, seenAtMs: nowMs }));
      const options = { asked: new Map([[GOOD, levels]]), rates: new Map([[CHAOS, 1]]), changes: [], sinceMs: 0 };
      countSales(ledger, { ...options, book: bindRows(rows), nowMs, hours: 0.5 });
      return [0, 1, 2, 3, 4].reduce((sum, band) => sum + hoursOf(ledger.sums.get(GOOD) ?? createSums(), band), 0);
    };
    expect([countAt(10), countAt(20)]).toEqual([0, 0]);
    expect(countAt(30)).toBe(1.5);
  });
});
