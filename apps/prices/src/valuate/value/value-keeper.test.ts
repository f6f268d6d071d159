import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tradeThing } from '../../testing/exchange.ts';
import { makeMarket } from '../../testing/markets.ts';
import { bindRows, type AskBook, type AskRow } from '../book/ask-book.ts';
import { createGroupMarks } from '../book/group-marks.ts';
import { hashOf, sortMarkets } from '../market/markets.ts';
import { valueGroup, type GroupValue } from './value-group.ts';
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

describe('market hash', () => {
  it('D51 is the same for the same asks in any order of tabs, and differs after any relevant change', () => {
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
    // A tab seen again without a change does not change the hash.
    expect(hash([{ ...ask, seenAtMs: atMs + 1 }, other])).toBe(hash([ask, other]));
  });

  it('D51 differs for markets that differ in one ask', () => {
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

describe('values cached between price runs', () => {
  const value = valueGroup(makeMarket([5, 6], { atMs }), { nowMs: atMs, prior: null, exchange: null });
  const exchange = tradeThing({ priceChaos: 5, units: 20, atMs });
  const keeper = createValueKeeper();
  if (value !== null) keeper.keep({ groupId: 10, nowMs: atMs, bookNumber: 1 }, { marketHash: 77, exchange }, value);
  const recall = (options: { minutes?: number; marketHash?: number; priceChaos?: number }) =>
    keeper.recall(
      { groupId: 10, nowMs: atMs + (options.minutes ?? 1) * 60_000, bookNumber: 2 },
      { marketHash: options.marketHash ?? 77, exchange: { ...exchange, priceChaos: options.priceChaos ?? 5 } },
    );

  it("D58 reuses a value, and so its file, while its market and the exchange's price are unchanged", () => {
    expect(recall({})).toBe(value);
    expect(recall({ marketHash: 78 })).toBeUndefined();
    expect(recall({ priceChaos: 5.1 })).toBeUndefined();
  });

  it('D53 recomputes values within minutes even without changes, because asks age, and after the clock is set back', () => {
    expect(recall({ minutes: 7 })).toBe(value);
    expect(recall({ minutes: 13 })).toBeUndefined();
    expect(recall({ minutes: -1 })).toBeUndefined();
  });
});

describe('values reused without reading their market', () => {
  const [CHAOS, DIVINE] = [2, 3];
  const value = valueGroup(makeMarket([5, 6], { atMs }), { nowMs: atMs, prior: null, exchange: null }) as GroupValue;
  const exchange = tradeThing({ priceChaos: 5, units: 20, atMs });
  type Change = {
    readonly marked?: number;
    readonly divine?: number;
    readonly priceChaos?: number;
    readonly minutes?: number;
    readonly since?: number;
    readonly isWhole?: boolean;
  };
  /**
   * Lists the groups that are reused after a change. Group 10 is priced in chaos and group 11 in divines; both were
   * valued a minute before.
   */
  const listUnchanged = ({ marked = 99, divine = 150, priceChaos = 5, minutes = 1, since, isWhole = false }: Change): number[] => {
    const keeper = createValueKeeper();
    const rows = [ask, { ...ask, groupId: 11, currencyId: DIVINE }];
    const first = bindRows(rows);
    const publish = (options: { nowMs: number; book: AskBook; divine: number; priceChaos: number }) => {
      const rates = new Map([
        [CHAOS, 1],
        [DIVINE, options.divine],
      ]);
      return keeper.listUnchanged([10, 11], {
        ...options,
        rates,
        anchors: new Map([[10, { ...exchange, priceChaos: options.priceChaos }]]),
      });
    };
    expect(publish({ nowMs: atMs, book: first, divine: 150, priceChaos: 5 }).size).toBe(0);
    for (const groupId of [10, 11])
      keeper.keep(
        { groupId, nowMs: atMs, bookNumber: first.number },
        { marketHash: 77, exchange: groupId === 10 ? exchange : null },
        value,
      );
    const marks = createGroupMarks();
    marks.mark(marked);
    const changed = isWhole ? null : { since: since ?? first.number, marks: marks.table() };
    const unchanged = publish({ nowMs: atMs + minutes * 60_000, book: { ...bindRows(rows), changed }, divine, priceChaos });
    for (const stood of unchanged.values()) expect(stood).toBe(value);
    return [...unchanged.keys()];
  };

  it('D51 D58 requires unchanged asks, the same rates and the same exchange price', () => {
    expect(listUnchanged({})).toEqual([10, 11]);
    expect(listUnchanged({ marked: 10 })).toEqual([11]);
    expect(listUnchanged({ divine: 150.1 })).toEqual([10]);
    expect(listUnchanged({ priceChaos: 5.1 })).toEqual([11]);
  });

  it('D53 excludes expired values, and all values after a missed price run or a full read of the asks', () => {
    expect(listUnchanged({ minutes: 7 })).toEqual([10, 11]);
    for (const change of [{ minutes: 13 }, { minutes: -1 }, { since: 0 }, { isWhole: true }]) expect(listUnchanged(change)).toEqual([]);
  });

  it('D51 D58 excludes values not confirmed in the previous price run', () => {
    const keeper = createValueKeeper();
    const [first, second, third] = [bindRows([ask]), bindRows([ask]), bindRows([ask])];
    const publish = (book: AskBook, after: AskBook | null, groupIds: number[]) => {
      const changed = after === null ? null : { since: after.number, marks: createGroupMarks().table() };
      return keeper.listUnchanged(groupIds, { book: { ...book, changed }, rates: new Map([[CHAOS, 1]]), anchors: new Map(), nowMs: atMs })
        .size;
    };
    publish(first, null, [10]);
    keeper.keep({ groupId: 10, nowMs: atMs, bookNumber: first.number }, { marketHash: 77, exchange: null }, value);
    // The group's tag was left out once, so the asks of that run were never read.
    expect(publish(second, first, [])).toBe(0);
    expect(publish(third, second, [10])).toBe(0);
    expect(keeper.recall({ groupId: 10, nowMs: atMs, bookNumber: third.number }, { marketHash: 77, exchange: null })).toBe(value);
    expect(publish(bindRows([ask]), third, [10])).toBe(1);
  });
});
