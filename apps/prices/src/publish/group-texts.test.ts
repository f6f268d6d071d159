import { describe, expect, it } from 'vitest';
import { makeMarket } from '../testing/markets.ts';
import { moveState } from '../valuate/value/market-state.ts';
import { valueGroup, type GroupValue } from '../valuate/value/value-group.ts';
import type { Series } from '../history/history-keeper.ts';
import { createGroupTexts } from './group-texts.ts';

const nowMs = Date.UTC(2026, 10, 20, 12);
const groups = [
  { id: 7, hash: 'b'.repeat(40), key: 'seventh thing', properties: {}, icon: null },
  { id: 5, hash: 'c'.repeat(40), key: 'fifth thing', properties: {}, icon: null },
];
const valueAt = (price: number) =>
  valueGroup(makeMarket([price, price + 1], { atMs: nowMs }), { nowMs, prior: null, exchange: null }) as GroupValue;
const stateOf = (value: GroupValue) => moveState(undefined, { groupId: 7, value, nowMs });
const series: Series = { hours: [1, null], days: [2], otherHours: 0, otherDays: 0 };

describe('group JSON in price files', () => {
  const texts = createGroupTexts();
  const write = (
    value: GroupValue,
    { filled = 0, past = series, state = stateOf(value) as ReturnType<typeof stateOf> | undefined } = {},
  ) => {
    const lines = texts.write(groups, {
      game: 'poe1',
      values: { values: new Map([[7, value]]), states: new Map(state === undefined ? [] : [[7, state]]), seriesOf: () => past },
      filled: new Map([[7, filled]]),
    });
    const parse = (parts: ReadonlyMap<number, string>) =>
      JSON.parse(`{${[...parts.values()].join(',')}}`) as Record<string, Record<string, unknown>>;
    const [valuations, explanations] = [parse(lines.valuations), parse(lines.explanations)];
    // The other group has no asks.
    expect([Object.keys(valuations), Object.keys(explanations)]).toEqual([['b'.repeat(40)], ['b'.repeat(40)]]);
    return { valuation: valuations['b'.repeat(40)], explanation: explanations['b'.repeat(40)] };
  };

  it('D58 rewrites a group’s JSON when the value, the number of fills or the history changes', () => {
    const first = valueAt(5);
    expect(write(first).valuation).toMatchObject({ l: 2, h: [1, null], d: [2] });
    expect(write(first).valuation).not.toHaveProperty('fl');
    expect(write(first, { filled: 3 }).valuation).toMatchObject({ fl: 3, h: [1, null] });
    expect(write(first, { filled: 3, past: { ...series, hours: [1, 4] } }).valuation).toMatchObject({ fl: 3, h: [1, 4] });
    const second = valueAt(50);
    expect(write(second).valuation?.['c']).toEqual([...second.levels]);
    expect(write(second).explanation?.['c']).toEqual(second.explanation.askLevels);
    expect(write(first).valuation?.['c']).toEqual([...first.levels]);
  });

  it('D53 counts the sellers who ask and, if fewer, the sellers whose ask counts, as the explanation does', () => {
    const asks = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 900];
    const value = valueGroup(makeMarket(asks, { atMs: nowMs }), { nowMs, prior: null, exchange: null }) as GroupValue;
    const { valuation, explanation } = write(value);
    expect(valuation).toMatchObject({ l: 12, u: 11 });
    expect(explanation).toMatchObject({ a: 12, u: 11, d: { high: 1 } });
    expect(write(valueAt(5)).valuation).not.toHaveProperty('u');
  });

  it('D47 marks any points whose source differs from the current value’s source', () => {
    const marks = (masks: Partial<Series>) => {
      const { od, oh } = write(valueAt(5), { past: { ...series, ...masks } }).valuation ?? {};
      return [od, oh];
    };
    expect(marks({})).toEqual([undefined, undefined]);
    expect(marks({ otherDays: 1, otherHours: 2 })).toEqual([1, 2]);
  });

  it('D53 keeps an unchanged value’s explanation from the time the value was computed', () => {
    const value = valueAt(9);
    const state = { ...stateOf(value), previousChaos: 4 };
    const explained = write(value, { state }).explanation;
    expect(explained).toMatchObject({ p: { v: 4, at: nowMs } });
    // Without a market state, the explanation contains no location.
    expect(write(value, { state: undefined }).explanation).toEqual(explained);
  });
});
