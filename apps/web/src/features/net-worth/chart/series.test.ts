import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHead, makeHeadOf } from '../testing/heads.ts';
import { colourOfPart, rankParts, REST_ID } from '../parts/total-parts.ts';
import { buildSeries, markBreaks, stackParts } from './series.ts';

const HOUR_MS = 3_600_000;
const names = ['currency', 'unique', 'card', 'fragment', 'essence', 'gem', 'map', 'oil', 'delve', 'misc', 'other'];
const someCategories = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9, noNaN: true }))), { maxLength: 11 })
  .map((drawn) => [...new Map(drawn)]);

describe('parts of a total', () => {
  it('includes the seven largest parts of the latest snapshot, but never nameless parts', () => {
    const head = makeHeadOf(names.map((name, at) => [name, name === 'other' ? 5000 : 100 - at]));
    const ranked = rankParts(head, 'category');
    expect(ranked).toEqual(['currency', 'unique', 'card', 'fragment', 'essence', 'gem', 'map']);
    expect(['currency', 'map', 'oil', 'other'].map((id) => colourOfPart(ranked, id))).toEqual(['k1', 'k7', 'k8', 'k8']);
  });

  it('keeps the parts’ colours from the latest snapshot, regardless of older snapshots', () => {
    const heads = [
      makeHeadOf([['card', 900]]),
      makeHeadOf([
        ['currency', 10],
        ['card', 5],
      ]),
    ];
    expect(buildSeries(heads, { by: 'category', filter: null }).parts.map(({ id }) => id)).toEqual(['currency', 'card']);
  });

  it('R3.60 makes parts add up to the total exactly at every snapshot, although category sums are rounded', () => {
    fc.assert(
      fc.property(fc.array(someCategories, { minLength: 1, maxLength: 12 }), (drawn) => {
        const heads = drawn.map((categories) => makeHeadOf(categories));
        const series = buildSeries(heads, { by: 'category', filter: null });
        const edges = stackParts(series, new Float64Array(heads.length).fill(1));
        for (const [at, head] of heads.entries()) {
          expect(series.totals[at]).toBe(head.totalPrice);
          if (series.parts.length === 0) continue;
          expect(edges.at(-1)?.[at]).toBe(head.totalPrice);
          const sum = series.parts.reduce((all, { values }) => all + (values[at] ?? 0), 0);
          expect(Math.abs(sum - head.totalPrice)).toBeLessThanOrEqual(1e-9 * Math.max(1, head.totalPrice));
          for (const { values } of series.parts) expect(values[at]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('limits the parts to a filter, and uses their sum as the total', () => {
    const heads = [
      makeHeadOf([
        ['currency', 70],
        ['card', 20],
        ['oil', 9],
        ['other', 1],
      ]),
    ];
    const series = buildSeries(heads, { by: 'category', filter: { kind: 'category', ids: new Set(['card', REST_ID]) } });
    expect(series.parts.map(({ id, values }) => [id, values[0]])).toEqual([
      ['card', 20],
      [REST_ID, 1],
    ]);
    expect(series.totals[0]).toBe(21);
  });

  it('has no parts when only the total is shown', () => {
    expect(buildSeries([makeHead()], { by: 'total', filter: null }).parts).toEqual([]);
  });

  it('has no parts without snapshots', () => {
    const series = buildSeries([], { by: 'tab', filter: null });
    expect([series.totals.length, series.parts.length]).toEqual([0, 0]);
  });
});

describe('hours without snapshots', () => {
  const timesOf = (...hours: number[]) => Float64Array.from(hours, (hour) => hour * HOUR_MS);

  it('marks a night without snapshots in a series recorded every quarter of an hour', () => {
    expect([...markBreaks(timesOf(0, 0.25, 0.5, 0.75, 10, 10.25, 10.5, 10.75))]).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
  });

  it('marks nothing if snapshots were thinned to one per day', () => {
    expect([...markBreaks(timesOf(0, 24, 48, 72, 96, 120))]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('marks missing days between daily snapshots', () => {
    expect([...markBreaks(timesOf(0, 24, 48, 240, 264, 288))]).toEqual([0, 0, 0, 1, 0, 0]);
  });
});
