import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import {
  moveToken,
  nextAutoSnapshotAt,
  noToken,
  planAutoSnapshot,
  shouldAskForToken,
  tokenLifetimeMs,
  tokenPeriodMs,
  type TokenView,
} from './auto-schedule.ts';

const MINUTE_MS = 60_000;
const settings = { autosnapshotEnabled: true, selectedProfileId: 'p', snapshotInterval: 15 * MINUTE_MS, nextAutoSnapshotAt: 1000 };
const held: TokenView = { kind: 'held', token: 't', expiresMs: 5000, askAtMs: 3000 };

describe('auto snapshot schedule', () => {
  it('R4.38 is due when its time has passed, auto is on, a profile is selected and this tab has the token', () => {
    expect(planAutoSnapshot(settings, held, 1000)).toEqual({ kind: 'due' });
    expect(planAutoSnapshot(settings, held, 999)).toEqual({ kind: 'waits', atMs: 1000 });
    expect(planAutoSnapshot({ ...settings, autosnapshotEnabled: false }, held, 1000)).toEqual({ kind: 'off' });
    expect(planAutoSnapshot({ ...settings, selectedProfileId: null }, held, 1000)).toEqual({ kind: 'noProfile' });
    expect(planAutoSnapshot(settings, noToken, 1000)).toEqual({ kind: 'noToken' });
    expect(planAutoSnapshot(settings, { kind: 'elsewhere', askAtMs: 0 }, 1000)).toEqual({ kind: 'elsewhere', atMs: 1000 });
    expect(planAutoSnapshot(settings, held, 5000)).toEqual({ kind: 'noToken' });
  });

  it('sets the next time an interval after the last snapshot, never in the past, and null while off', () => {
    expect(nextAutoSnapshotAt({ ...settings, lastSnapshotAt: 100 }, 200)).toBe(100 + 15 * MINUTE_MS);
    expect(nextAutoSnapshotAt({ ...settings, lastSnapshotAt: null }, 200)).toBe(200);
    expect(nextAutoSnapshotAt({ ...settings, lastSnapshotAt: 0 }, 99 * MINUTE_MS)).toBe(99 * MINUTE_MS);
    expect(nextAutoSnapshotAt({ ...settings, autosnapshotEnabled: false, lastSnapshotAt: 0 }, 5)).toBeNull();
  });

  it('R4.40 requests the token again after a period derived from the interval, well before it expires', () => {
    for (const minutes of [5, 15, 60, 1440]) {
      const snapshotInterval = minutes * MINUTE_MS;
      expect(tokenPeriodMs(snapshotInterval)).toBeLessThanOrEqual(snapshotInterval / 2);
      expect(tokenLifetimeMs(snapshotInterval)).toBeGreaterThan(2 * tokenPeriodMs(snapshotInterval));
      const granted = moveToken(noToken, { kind: 'granted', token: 't', expiresMs: 9e9 }, { nowMs: 7, snapshotInterval });
      expect(granted).toEqual({ kind: 'held', token: 't', expiresMs: 9e9, askAtMs: 7 + tokenPeriodMs(snapshotInterval) });
    }
  });

  it('R4.40 requests a revoked token again at a random time within 5 s', () => {
    const random = createRandom(1);
    const delays = Array.from({ length: 200 }, () => {
      const view = moveToken(held, { kind: 'revoked', random: random() }, { nowMs: 0, snapshotInterval: settings.snapshotInterval });
      expect(view.kind).toBe('none');
      return view.askAtMs;
    });
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...delays)).toBeLessThan(5000);
    expect(new Set(delays).size).toBeGreaterThan(100);
  });

  it('R4.40 retries a failed request soon, then with growing delays up to the period', () => {
    const { snapshotInterval } = settings;
    const delayAfter = (failures: number, view: TokenView): number =>
      moveToken(view, { kind: 'failed', failures }, { nowMs: 1000, snapshotInterval }).askAtMs - 1000;
    for (const view of [noToken, held]) {
      expect([1, 2, 3, 4].map((failures) => delayAfter(failures, view))).toEqual([5000, 10_000, 20_000, 40_000]);
      for (const failures of [8, 100, 1e6]) expect(delayAfter(failures, view)).toBe(tokenPeriodMs(snapshotInterval));
    }
  });

  it('R4.40 keeps a valid token after a failed request, and drops an expired one', () => {
    const at = { snapshotInterval: settings.snapshotInterval };
    expect(moveToken(held, { kind: 'failed', failures: 1 }, { ...at, nowMs: 4000 }).kind).toBe('held');
    expect(moveToken(held, { kind: 'failed', failures: 1 }, { ...at, nowMs: 5000 }).kind).toBe('none');
    expect(moveToken(held, { kind: 'refused' }, { ...at, nowMs: 4000 }).kind).toBe('elsewhere');
    expect(shouldAskForToken(held, settings, 2999)).toBe(false);
    expect(shouldAskForToken(held, settings, 3000)).toBe(true);
    expect(shouldAskForToken(held, { ...settings, autosnapshotEnabled: false }, 3000)).toBe(false);
  });
});
