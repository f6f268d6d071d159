import { describe, expect, it } from 'vitest';
import { collectMarkets } from '../testing/markets.ts';
import type { AskRow } from './book/ask-book.ts';
import { moveState, priorOf, type MarketState } from './value/market-state.ts';
import { valueGroup, type GroupValue } from './value/value-group.ts';

const startMs = 1_800_000_000_000;
const hourMs = 3_600_000;
const CHAOS = 2;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const rates = new Map([[CHAOS, 1]]);
const row = (accountId: number, ask: number, more: Partial<AskRow> = {}): AskRow => ({
  groupId: 10,
  accountId,
  currencyId: CHAOS,
  isNoted: true,
  ask,
  seenAtMs: startMs,
  listedAtMs: startMs - accountId * 1_700_000,
  ...more,
});
/** Honest sellers around 104, spread over a range of a fifth, each with a different listing time. */
const honest = (count: number): AskRow[] =>
  range(count).map((at) => row(at + 1, 104 * Math.exp(0.18 * (((at * 5) % count) / count - 0.5) * 3)));
const fixers = (count: number, chaos: number): AskRow[] =>
  range(count).map((at) => row(1000 + at, chaos * 1.01 ** (at - count / 2), { quantity: 37 + at, listedAtMs: startMs - at * 1_300_000 }));

/** Values a market every ten minutes; `asks` returns the market's asks at a given hour after the start. */
function follow(hours: number, asks: (hour: number) => readonly AskRow[]): GroupValue[] {
  let state: MarketState | undefined;
  return range(hours * 6).map((step) => {
    const nowMs = startMs + step * 600_000;
    const rows = asks(step / 6).map((each) => ({ ...each, seenAtMs: nowMs }));
    const market = collectMarkets(rows, rates).get(10);
    const value = market === undefined ? null : valueGroup(market, { nowMs, prior: priorOf(state, nowMs), exchange: null });
    if (value === null) throw new Error('Asks have a value');
    state = moveState(state, { groupId: 10, value, nowMs });
    return value;
  });
}

const isWrong = (value: GroupValue, truth: number): boolean => Math.abs(Math.log(value.primary / truth)) > Math.log(1.25);
const wrongWithoutDoubt = (values: readonly GroupValue[], truth: number) =>
  values.filter((value) => value.reason === null && isWrong(value, truth)).map(({ primary }) => primary);

describe('price fixers', () => {
  it.each([
    ['8 honest, 10 at half', 8, 10, 52],
    ['8 honest, 7 at 1.5 times', 8, 7, 156],
    ['12 honest, 10 at half', 12, 10, 52],
    ['12 honest, 14 at 1.5 times', 12, 14, 156],
    ['15 honest, 10 at 1.5 times', 15, 10, 156],
    ['15 honest, 10 at half', 15, 10, 52],
    ['20 honest, 10 at 0.7 times', 20, 10, 73],
  ])('D44 D53 move a thin market by a quarter only if its price is marked as doubtful: %s', (_, sellers, count, chaos) => {
    const alone = follow(1, () => honest(sellers))[0]?.primary ?? 0;
    const values = follow(30, (hour) => (hour < 6 ? honest(sellers) : [...honest(sellers), ...fixers(count, chaos)]));
    expect(wrongWithoutDoubt(values, alone)).toEqual([]);
  });

  it.each([-0.03, 0.03])(
    'D44 D53 cannot move a price without a doubt mark through a slow ramp by a third of the sellers: %d an hour',
    (hourly) => {
      const alone = follow(1, () => honest(12))[0]?.primary ?? 0;
      const values = follow(60, (hour) => [...honest(12), ...fixers(5, 104 * Math.exp(hourly * hour))]);
      expect(wrongWithoutDoubt(values, alone)).toEqual([]);
      expect(isWrong(values.at(-1) as GroupValue, alone)).toBe(false);
    },
  );

  it.each([42, 52, 156, 210])(
    'D44 D53 gain nothing in a known market from a 48-hour flood, or from touching asks every hour: at %d',
    (chaos) => {
      const standing = honest(12).map((each) => ({ ...each, listedAtMs: startMs - 60 * hourMs }));
      const alone = follow(1, () => standing)[0]?.primary ?? 0;
      for (const isTouched of [0, 1]) {
        const flood = (hour: number): AskRow[] => {
          if (hour < 12 || hour >= 60) return [];
          const touchedAtMs = startMs + Math.floor(hour) * hourMs;
          return fixers(10, chaos).map((each, at) => (isTouched === 1 ? { ...each, listedAtMs: touchedAtMs - at * 70_000 } : each));
        };
        const values = follow(66, (hour) => [...standing, ...flood(hour)]);
        expect(wrongWithoutDoubt(values, alone)).toEqual([]);
        expect(isWrong(values.at(-1) as GroupValue, alone)).toBe(false);
      }
    },
  );

  it.each([42, 210])('D44 gain nothing from touching their asks every hour: at %d', (chaos) => {
    const alone = follow(1, () => honest(12))[0]?.primary ?? 0;
    for (const ageHours of [24, 48, 72]) {
      const standing = honest(12).map((each) => ({ ...each, listedAtMs: startMs - ageHours * hourMs }));
      const touched = fixers(4, chaos).map((each) => ({ ...each, listedAtMs: startMs }));
      const market = collectMarkets([...standing, ...touched], rates).get(10);
      const value = market === undefined ? null : valueGroup(market, { nowMs: startMs, prior: null, exchange: null });
      expect(Math.abs(Math.log((value?.primary ?? 0) / alone))).toBeLessThan(0.1);
    }
  });
});

describe('accounts that act together', () => {
  const puppets = (stock: (at: number) => number) =>
    range(20).map((at) => row(1000 + at, 55, { quantity: stock(at), listedAtMs: startMs - 5 * 60_000 + at * 1000 }));

  it.each([
    ['37 each', () => 37],
    ['40 each', () => 40],
    ['19 each', () => 19],
    ['37, 38, 39', (at: number) => 37 + at],
  ])('D44 have one vote, whatever their stock: %s', (_, stock) => {
    const market = collectMarkets([...honest(12), ...puppets(stock)], rates).get(10);
    expect(market).toMatchObject({ count: 13, copied: 19 });
    const value = market === undefined ? null : valueGroup(market, { nowMs: startMs, prior: null, exchange: null });
    expect(value?.primary).toBeGreaterThan(75);
  });

  it('D44 do not include strangers with the same stock at the same price, or sellers who only write in the same minute', () => {
    const strangers = range(400).map((at) => row(at + 1, 1, { quantity: 1 + ((at * 7919) % 200), listedAtMs: startMs - at * 61_000 }));
    expect(collectMarkets(strangers, rates).get(10)).toMatchObject({ count: 400, copied: 0 });
    const together = honest(40).map((each, at) => (at % 2 === 0 ? { ...each, listedAtMs: startMs } : each));
    expect(collectMarkets(together, rates).get(10)?.copied).toBe(0);
  });
});
