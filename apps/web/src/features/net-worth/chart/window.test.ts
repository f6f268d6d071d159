import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  findNearest,
  fitWindow,
  moveBrush,
  panWindow,
  pinchWindow,
  rangeOf,
  readSpan,
  revealMoment,
  zoomWindow,
  type Bounds,
  type TimeWindow,
} from './window.ts';

const DAY_MS = 86_400_000;
const bounds: Bounds = { firstMs: 10 * DAY_MS, lastMs: 50 * DAY_MS };
const moment = fc.oneof(fc.integer({ min: -100 * DAY_MS, max: 200 * DAY_MS }), fc.constantFrom(Infinity, -Infinity, Number.NaN));
const step = fc.oneof(
  fc.record({
    kind: fc.constant('brush' as const),
    part: fc.constantFrom('from' as const, 'to' as const, 'body' as const),
    byMs: fc.integer({ min: -90 * DAY_MS, max: 90 * DAY_MS }),
  }),
  fc.record({
    kind: fc.constant('zoom' as const),
    factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
    aroundMs: fc.integer({ min: 0, max: 60 * DAY_MS }),
  }),
  fc.record({ kind: fc.constant('pan' as const), byMs: fc.integer({ min: -90 * DAY_MS, max: 90 * DAY_MS }) }),
  fc.record({ kind: fc.constant('fit' as const), fromMs: moment, toMs: moment }),
  fc.record({
    kind: fc.constant('pinch' as const),
    start: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    now: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  fc.record({ kind: fc.constant('reveal' as const), atMs: fc.integer({ min: 10 * DAY_MS, max: 50 * DAY_MS }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function apply(window: TimeWindow, action: Step): TimeWindow {
  if (action.kind === 'brush') return moveBrush(window, action, bounds);
  if (action.kind === 'zoom') return zoomWindow(window, action, bounds);
  if (action.kind === 'pan') return panWindow(window, action.byMs, bounds);
  if (action.kind === 'pinch') return pinchWindow(window, action, bounds);
  if (action.kind === 'fit') return fitWindow(action, bounds);
  return revealMoment(window, action.atMs, bounds);
}

describe('chart window', () => {
  it('keeps the moments under two fingers in place as long as there is space', () => {
    const window = { fromMs: 20 * DAY_MS, toMs: 28 * DAY_MS };
    const spread = pinchWindow(window, { start: [0.5, 0.75], now: [0.25, 0.75] }, bounds);
    expect(spread).toEqual({ fromMs: 23 * DAY_MS, toMs: 27 * DAY_MS });
    const closed = pinchWindow(window, { start: [0.25, 0.75], now: [0.5, 0.75] }, bounds);
    expect(closed).toEqual({ fromMs: 14 * DAY_MS, toMs: 30 * DAY_MS });
    expect(pinchWindow(window, { start: [0.4, 0.6], now: [0.5, 0.5] }, bounds)).toEqual(window);
  });

  it('keeps the window within the snapshots’ range, and never inverts it, whatever the move', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let window = readSpan('7d', bounds);
        for (const action of steps) {
          window = apply(window, action);
          expect(window.fromMs).toBeGreaterThanOrEqual(bounds.firstMs);
          expect(window.toMs).toBeLessThanOrEqual(bounds.lastMs);
          expect(window.toMs - window.fromMs).toBeGreaterThanOrEqual(600_000 - 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the window’s length when moved within the range', () => {
    expect(panWindow({ fromMs: 20 * DAY_MS, toMs: 27 * DAY_MS }, -3 * DAY_MS, bounds)).toEqual({ fromMs: 17 * DAY_MS, toMs: 24 * DAY_MS });
    expect(panWindow({ fromMs: 20 * DAY_MS, toMs: 27 * DAY_MS }, 90 * DAY_MS, bounds)).toEqual({ fromMs: 43 * DAY_MS, toMs: 50 * DAY_MS });
  });

  it('keeps the moment under the pointer in place when zoomed', () => {
    expect(zoomWindow({ fromMs: 20 * DAY_MS, toMs: 30 * DAY_MS }, { factor: 0.5, aroundMs: 24 * DAY_MS }, bounds)).toEqual({
      fromMs: 22 * DAY_MS,
      toMs: 27 * DAY_MS,
    });
  });

  it('stops each end of the window before the other end', () => {
    const { fromMs, toMs } = moveBrush({ fromMs: 20 * DAY_MS, toMs: 21 * DAY_MS }, { part: 'from', byMs: 30 * DAY_MS }, bounds);
    expect([toMs, toMs - fromMs]).toEqual([21 * DAY_MS, 600_000]);
  });

  it('ends a range’s window at the latest snapshot, and maps the window back to that range', () => {
    expect(readSpan('24h', bounds)).toEqual({ fromMs: 49 * DAY_MS, toMs: 50 * DAY_MS });
    expect(rangeOf(readSpan('30d', bounds), bounds)).toBe('30d');
    // The data spans only a quarter of an hour, not seven days.
    expect(rangeOf('7d', { firstMs: 0, lastMs: 15 * 60_000 })).toBe('all');
    expect(rangeOf({ fromMs: 20 * DAY_MS, toMs: 21 * DAY_MS }, bounds)).toBeNull();
  });

  it('ends the window of one snapshot at that snapshot, because later times may be in the future', () => {
    expect(boundsOf([1000 * DAY_MS])).toEqual({ firstMs: 999.5 * DAY_MS, lastMs: 1000 * DAY_MS });
  });

  it.each([
    [2, 8, 10],
    [6, 4, 10],
    [11, 0, 11],
    [90, 0, 90],
  ])('fits the window to two snapshots %i minutes apart', (apart, fromMinute, toMinute) => {
    const start = 1000 * DAY_MS;
    const { firstMs, lastMs } = boundsOf([start, start + apart * 60_000]);
    const lead = start - firstMs;
    expect([lead / 60_000, lead / 60_000 + apart]).toEqual([fromMinute, toMinute]);
    expect(lastMs).toBe(start + apart * 60_000);
  });
});

it('finds the same nearest snapshot as a search through all snapshots', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 20 }), fc.integer({ min: -10, max: 1010 }), (drawn, atMs) => {
      const times = [...new Set(drawn)].toSorted((a, b) => a - b);
      const found = findNearest(times, atMs);
      if (times.length === 0) {
        expect(found).toBe(-1);
        return;
      }
      const least = Math.min(...times.map((time) => Math.abs(time - atMs)));
      expect(Math.abs((times[found] ?? Number.NaN) - atMs)).toBe(least);
    }),
  );
});
