import { describe, expect, it } from 'vitest';
import type { StockChange } from '../asks/stock-change-queries.ts';
import { bindRows, type AskRow } from '../valuate/book/ask-book.ts';
import { dropActingTogether } from './count-sales.ts';
import { openAccounts } from './find-in-book.ts';
import { judgeChanges, listMoved, listSoldLately } from './judge-changes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW_MS = 1_800_000_000_000;
const soldAtMs = NOW_MS - HOUR_MS;

const fall = (over: Partial<StockChange> = {}): StockChange => ({
  id: '1',
  accountId: 1,
  tabId: '1',
  groupId: 10,
  currencyId: 2,
  ask: 5,
  pieces: -3,
  listedAtMs: soldAtMs - 5 * HOUR_MS,
  seenBeforeMs: soldAtMs - HOUR_MS,
  atMs: soldAtMs,
  isFill: null,
  ...over,
});
const row = (over: Partial<AskRow> = {}): AskRow => ({
  accountId: 1,
  groupId: 20,
  currencyId: 2,
  isNoted: true,
  ask: 1,
  seenAtMs: NOW_MS,
  listedAtMs: NOW_MS - 40 * HOUR_MS,
  ...over,
});

function judge(changes: readonly StockChange[], { rows = [row()], nowMs = NOW_MS, watchedSinceMs = 0 } = {}) {
  const { fills, otherIds } = judgeChanges(changes, {
    nowMs,
    watchedSinceMs,
    accounts: openAccounts(bindRows(rows)),
    sold: listSoldLately(changes, nowMs),
  });
  return { fills: fills.map(({ id }) => id), others: [...otherIds] };
}
const isFill = { fills: ['1'], others: [] };
const isNone = { fills: [], others: ['1'] };
const isOpen = { fills: [], others: [] };

describe('stock that left an ask', () => {
  it('counts as sold if its account is seen again afterwards', () => {
    expect(judge([fall()])).toEqual(isFill);
    expect(judge([fall()], { rows: [row({ seenAtMs: soldAtMs })] })).toEqual(isOpen);
    expect(judge([fall()], { rows: [row({ accountId: 2 })] })).toEqual(isOpen);
    expect(judge([fall()], { rows: [], nowMs: soldAtMs + 13 * HOUR_MS })).toEqual(isNone);
  });

  it('counts as moved if the same amount appears elsewhere in the account at about that time; any remainder counts as sold', () => {
    const there = (over: Partial<AskRow>): AskRow[] => [row(), row({ groupId: 10, quantity: 3, listedAtMs: soldAtMs, ...over })];
    expect(judge([fall()], { rows: there({}) })).toEqual(isNone);
    expect(judge([fall()], { rows: there({ listedAtMs: soldAtMs + 15 * MINUTE_MS }) })).toEqual(isNone);
    expect(judge([fall()], { rows: there({ listedAtMs: soldAtMs - 3 * HOUR_MS }) })).toEqual(isFill);
    expect(judge([fall()], { rows: there({ quantity: 2 }) })).toEqual(isFill);
    expect(judge([fall()], { rows: there({ accountId: 2 }) })).toEqual(isFill);
    const rise = fall({ id: '2', tabId: '2', pieces: 3, atMs: soldAtMs - 5 * MINUTE_MS });
    expect(judge([rise, fall()])).toEqual(isNone);
    expect(judge([{ ...rise, groupId: 11 }, fall()])).toEqual(isFill);
    // New stock was added to the ask that sold.
    expect(judge([{ ...rise, tabId: '1' }, fall()])).toEqual(isFill);
  });

  it('D54 counts as filled unless the same amount appears elsewhere in the account', () => {
    const offer = { accountId: 1, tabId: '1', groupId: 10, pieces: -3, atMs: soldAtMs, at: '' };
    const list = (rows: readonly AskRow[], changes: readonly StockChange[] = []) =>
      listMoved([offer], { changes, accounts: openAccounts(bindRows(rows)) });
    const there = (over: Partial<AskRow> = {}): AskRow => row({ groupId: 10, quantity: 3, listedAtMs: soldAtMs, ...over });
    expect(list([there()])).toEqual([offer]);
    expect(list([there({ quantity: 2 })])).toEqual([]);
    expect(list([there({ accountId: 2 })])).toEqual([]);
    expect(list([there({ listedAtMs: soldAtMs - 30 * MINUTE_MS })])).toEqual([]);
    expect(list([row()], [fall({ id: '2', tabId: '2', pieces: 3, atMs: soldAtMs - 5 * MINUTE_MS })])).toEqual([offer]);
  });

  it('is not judged while it can still appear elsewhere', () => {
    expect(judge([fall()], { nowMs: soldAtMs + 19 * MINUTE_MS })).toEqual(isOpen);
  });

  it('is not judged if the time at which it left is unknown', () => {
    expect(judge([fall({ seenBeforeMs: soldAtMs - 13 * HOUR_MS })])).toEqual(isNone);
    expect(judge([fall()], { watchedSinceMs: soldAtMs - 30 * MINUTE_MS })).toEqual(isNone);
  });

  it('counts once per account and group within two days', () => {
    expect(judge([fall(), fall({ id: '2' })])).toEqual({ fills: ['1'], others: ['2'] });
    const earlier = fall({ id: '2', isFill: true, atMs: NOW_MS - 30 * HOUR_MS });
    expect(judge([earlier, fall()])).toEqual(isNone);
    expect(judge([{ ...earlier, atMs: NOW_MS - 49 * HOUR_MS }, fall()])).toEqual(isFill);
    expect(judge([{ ...earlier, groupId: 11 }, fall()])).toEqual(isFill);
  });

  it('D44 counts once for accounts that act together', () => {
    const ring = Array.from({ length: 6 }, (_, at) =>
      fall({ id: String(at), accountId: at, ask: 50.01 + at / 10, listedAtMs: NOW_MS - HOUR_MS }),
    );
    const strangers = Float64Array.from({ length: 90 }, (_, at) =>
      at % 3 === 0 ? 40 + (2 * at) / 3 : at % 3 === 1 ? 0 : NOW_MS - (3 + (at - 2) / 3) * HOUR_MS,
    );
    const count = (fills: readonly StockChange[]): number =>
      dropActingTogether(fills, { asks: new Map([[10, { values: strangers, count: 30 }]]), rates: new Map([[2, 1]]) }).filter(
        ({ isCopy }) => !isCopy,
      ).length;
    expect(count(ring)).toBe(1);
    expect(count(ring.map((fill, at) => ({ ...fill, listedAtMs: fill.listedAtMs - at * HOUR_MS })))).toBe(6);
  });
});
