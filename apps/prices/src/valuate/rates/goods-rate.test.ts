import { createRandom } from '@poexchange/domain/random';
import { describe, expect, it } from 'vitest';
import { bindRows, type AskRow } from '../book/ask-book.ts';
import { estimateGoodsRates, readGoodsRates, showMove } from './goods-rate.ts';
import { collectGoodsVotes, mergeVotes } from './goods-votes.ts';

const nowMs = 1_800_000_000_000;
const CHAOS = 1;
const DIVINE = 2;
const FIRST_THING = 10;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const row = (more: Pick<AskRow, 'groupId' | 'accountId' | 'currencyId' | 'ask'> & Partial<AskRow>): AskRow => ({
  isNoted: true,
  seenAtMs: nowMs,
  ...more,
});

type Shop = { readonly rate: number; readonly things?: number; readonly sellers?: number; readonly lies?: number; readonly seed?: number };

/**
 * Makes goods of 300 to 30 000 chaos, each with this many sellers asking in chaos and the same number in divines,
 * spread over a fifth; a share of the asks is fake.
 */
function openShops({ rate, things = 300, sellers = 2, lies = 0, seed = 1 }: Shop): AskRow[] {
  const random = createRandom(seed);
  const noise = (): number => (random() + random() + random() - 1.5) * 0.4;
  return range(things).flatMap((thing) => {
    const worth = 300 * 100 ** random();
    return range(sellers * 2).map((seller) => {
      const currencyId = seller % 2 === 0 ? CHAOS : DIVINE;
      const lie = random() < lies ? (random() < 0.5 ? 0.1 + random() / 2 : 1.5 + random() * 10) : 1;
      const chaos = worth * lie * Math.exp(noise());
      const ask = currencyId === CHAOS ? chaos : chaos / rate;
      return row({ groupId: FIRST_THING + thing, accountId: thing * sellers * 2 + seller, currencyId, ask });
    });
  });
}

/** Computes the goods' rate of the divine when its assumed rate is 150. */
function showRate(rows: readonly AskRow[]) {
  const rates = new Map([
    [CHAOS, 1],
    [DIVINE, 150],
  ]);
  return readGoodsRates(bindRows(rows), { chaosId: CHAOS, currencyIds: [DIVINE, 3], rates }).get(DIVINE) ?? null;
}

const offBy = (rows: readonly AskRow[], rate: number): number => Math.abs(Math.log((showRate(rows)?.chaos ?? Number.NaN) / rate));

describe("goods' rate", () => {
  it('D52 is the rate at which sellers in divines and in chaos agree, regardless of the assumed rate', () => {
    const meanOff = (rate: number, lies: number): number =>
      range(3).reduce((sum, seed) => sum + offBy(openShops({ rate, things: 2000, sellers: 3, lies, seed: seed + 1 }), rate) / 3, 0);
    for (const rate of [120, 150, 180]) {
      expect(meanOff(rate, 0)).toBeLessThan(0.015);
      // Fake asks pull the rate slightly towards the assumed rate.
      expect(meanOff(rate, 0.2)).toBeLessThan(0.045);
    }
  });

  it('D52 has the error that it reports', () => {
    const off = range(60).map((seed) => {
      const shown = showRate(openShops({ rate: 150, lies: 0.2, things: 120, seed: seed * 7919 + 1 }));
      return Math.log((shown?.chaos ?? Number.NaN) / 150) / (shown?.deviation ?? Number.NaN);
    });
    const deviation = Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / off.length);
    expect(deviation).toBeGreaterThan(0.5);
    expect(deviation).toBeLessThan(1.3);
  });

  it('D52 is not moved by a single account, however many goods it prices', () => {
    const honest = openShops({ rate: 150, sellers: 1 });
    const greedy = honest
      .filter(({ currencyId }) => currencyId === CHAOS)
      .map((ask) => ({ ...ask, accountId: 9_999_999, ask: ask.ask * 1.5 }));
    const lead = (asks: readonly AskRow[]): number =>
      Math.abs(Math.log((showRate([...honest, ...asks])?.chaos ?? Number.NaN) / (showRate(honest)?.chaos ?? Number.NaN)));
    expect(lead(greedy)).toBeLessThan(0.01);
    // Nor is the rate moved by a hundred tabs that all price the same few goods.
    expect(lead(range(100).flatMap(() => greedy.slice(0, 4)))).toBeLessThan(0.01);
  });

  it('D52 R3.63 is the same from a league’s parts as from the whole league, in any order of the asks', () => {
    // Each account prices several goods, which are in different parts.
    const rows = openShops({ rate: 150, lies: 0.2 }).map((ask) => ({ ...ask, accountId: ask.accountId % 400 }));
    const input = {
      chaosId: CHAOS,
      currencyIds: [DIVINE, 3],
      rates: new Map([
        [CHAOS, 1],
        [DIVINE, 150],
      ]),
    };
    const whole = readGoodsRates(bindRows(rows), input);
    const isIn = (part: number) => (ask: AskRow) => ask.groupId % 3 === part;
    const parts = range(3).map((part) => collectGoodsVotes(bindRows(rows.filter(isIn(part)).toReversed()), input));
    expect(whole.get(DIVINE)).toBeDefined();
    expect(estimateGoodsRates(parts, input.rates)).toEqual(whole);
    expect(estimateGoodsRates(parts.toReversed(), input.rates)).toEqual(whole);
    // Votes for a good that is read in two parts count only once.
    expect(estimateGoodsRates([...parts, ...parts], input.rates)).toEqual(whole);
    const votes = mergeVotes(parts.flatMap((part) => part.get(DIVINE) ?? []));
    expect([votes.accountIds.length, new Set(votes.accountIds).size]).toEqual([400, 400]);
  });

  it('D52 is undefined for few goods or few sellers', () => {
    expect(showRate(openShops({ rate: 150, things: 40, sellers: 10 }))).toBeNull();
    const ofTen = openShops({ rate: 150 }).map((ask) => ({ ...ask, accountId: ask.accountId % 20 }));
    expect(showRate(ofTen)).toBeNull();
    expect(showRate([])).toBeNull();
  });

  it('D52 is not moved by bait in divines for cheap goods', () => {
    const honest = openShops({ rate: 150 });
    const cheap = openShops({ rate: 150, seed: 7 }).map((ask) => ({
      ...ask,
      groupId: ask.groupId + 1000,
      accountId: ask.accountId + 1_000_000,
      ask: ask.ask / 3000,
    }));
    expect(showRate([...honest, ...cheap])).toEqual(showRate(honest));
  });

  it('D51 D52 ignores base currencies and asks from tab names', () => {
    const named = openShops({ rate: 150 }).map((ask) => ({ ...ask, isNoted: false }));
    expect(showRate(named)).toBeNull();
    const honest = openShops({ rate: 150 });
    const baseCurrencies = range(400).map((at) => row({ groupId: DIVINE, accountId: 1_000_000 + at, currencyId: CHAOS, ask: 900 }));
    expect(showRate([...honest, ...baseCurrencies])).toEqual(showRate(honest));
  });
});

describe('move confirmed by goods', () => {
  const shown = (chaos: number, deviation: number) => showMove({ chaos, deviation, sellers: 500 }, { offset: 0, sellers: 500 }, 100);

  it('D52 is certain beyond three deviations and five per cent, and certainly absent within that range', () => {
    expect(shown(112, 0.01)).toMatchObject({ isSure: true, isStill: false });
    expect(shown(112, 0.05)).toMatchObject({ isSure: false, isStill: false });
    expect(shown(103, 0.001)).toMatchObject({ isSure: false, isStill: true });
    expect(shown(101, 0.005)).toMatchObject({ isSure: false, isStill: true });
    expect(shown(101, 0.02)).toMatchObject({ isSure: false, isStill: false });
  });

  it("D52 is undefined without a goods' rate, without its usual offset, or with a crowd of sellers", () => {
    const goods = { chaos: 150, deviation: 0.01, sellers: 600 };
    const none = { isSure: false, isStill: false };
    expect(showMove(null, { offset: 0, sellers: 600 }, 100)).toMatchObject(none);
    expect(showMove(goods, null, 100)).toMatchObject(none);
    expect(showMove(goods, { offset: 0, sellers: 500 }, 100)).toMatchObject(none);
    expect(showMove(goods, { offset: 0, sellers: 530 }, 100)).toMatchObject({ isSure: true });
  });
});
