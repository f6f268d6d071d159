import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMarket } from '../testing/markets.ts';
import { bindRows } from './ask-book.ts';
import type { AskRow } from './ask-book.ts';
import { hashOf, sortMarkets } from './markets.ts';
import { valueGroup } from './value-group.ts';
import { createValueKeeper } from './value-keeper.ts';

const atMs = Date.UTC(2026, 10, 20, 12);
const ask: AskRow = {
  groupId: 10,
  accountId: 1,
  currencyId: 2,
  isNoted: true,
  ask: 5,
  quantity: 3,
  seenAtMs: atMs,
  listedAtMs: atMs - 3_600_000,
};
const hash = (rows: readonly AskRow[], rate = 1): number => {
  const markets = sortMarkets(bindRows(rows), new Map([[2, rate]]));
  return hashOf(markets, markets.places[10] ?? 0);
};

describe('the hash of a market', () => {
  it('D51 is the same for the same asks in whatever order tabs lie, and differs where anything that counts does', () => {
    const other = { ...ask, accountId: 2, ask: 7 };
    expect(hash([other, ask])).toBe(hash([ask, other]));
    const changes: Partial<AskRow>[] = [{ ask: 5.0001 }, { quantity: 4 }, { listedAtMs: atMs - 3_599_000 }, { currencyId: 9 }];
    const hashes = [
      hash([ask, other]),
      hash([ask, other], 1.0001),
      hash([ask]),
      ...changes.map((change) => hash([{ ...ask, ...change }, other])),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    // Where the tab was seen again nothing changed.
    expect(hash([{ ...ask, seenAtMs: atMs + 1 }, other])).toBe(hash([ask, other]));
  });

  it('D51 tells markets apart that differ in one ask', () => {
    const price = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), fc.nat(), price, (prices, place, changed) => {
        const rows = prices.map((each, at) => ({ ...ask, accountId: at + 1, ask: each }));
        const at = place % rows.length;
        const after = rows.map((row, index) => (index === at ? { ...row, ask: changed } : row));
        expect(hash(after) === hash(rows)).toBe(changed === prices[at]);
      }),
    );
  });
});

describe('values kept between publications', () => {
  const value = valueGroup(makeMarket([5, 6], { atMs }), { nowMs: atMs, prior: null, exchange: null });
  const exchange = { priceChaos: 5, units: 20, atMs };
  const keeper = createValueKeeper();
  if (value !== null) keeper.keep({ groupId: 10, nowMs: atMs, bookNumber: 1 }, { marketHash: 77, exchange }, value);
  const recall = (of: { minutes?: number; marketHash?: number; priceChaos?: number }) =>
    keeper.recall(
      { groupId: 10, nowMs: atMs + (of.minutes ?? 1) * 60_000, bookNumber: 2 },
      { marketHash: of.marketHash ?? 77, exchange: { ...exchange, priceChaos: of.priceChaos ?? 5 } },
    );

  it('D58 a value stands while its market and what the exchange paid stand, so that its file does', () => {
    expect(recall({})).toBe(value);
    expect(recall({ marketHash: 78 })).toBeUndefined();
    expect(recall({ priceChaos: 5.1 })).toBeUndefined();
  });

  it('D53 is looked at anew within minutes all the same, as asks grow old, and after the clock was set back', () => {
    expect(recall({ minutes: 7 })).toBe(value);
    expect(recall({ minutes: 13 })).toBeUndefined();
    expect(recall({ minutes: -1 })).toBeUndefined();
  });
});
