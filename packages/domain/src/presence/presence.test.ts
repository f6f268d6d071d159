import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPresenceChangeAt, presenceAt, presenceLimits } from './index.ts';

const minuteMs = 60_000;
const now = 1_800_000_000_000;
const quiet = (minutes: number) => ({ lastActiveMs: now - minutes * minuteMs, disconnectedSinceMs: null });

describe('presence', () => {
  it('R4.04 R4.05 R4.06 goes from online to idle at 30 minutes and offline at 2 hours of inactivity', () => {
    expect(presenceAt(quiet(0), now)).toBe('online');
    expect(presenceAt({ ...quiet(30), lastActiveMs: now - 30 * minuteMs + 1 }, now)).toBe('online');
    expect(presenceAt(quiet(30), now)).toBe('idle');
    expect(presenceAt({ ...quiet(0), lastActiveMs: now - 120 * minuteMs + 1 }, now)).toBe('idle');
    expect(presenceAt(quiet(120), now)).toBe('offline');
  });

  it('D60 R4.06 is offline 60 s after the last tab closed; a reload does not count', () => {
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 59_999 }, now)).toBe('online');
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 60_000 }, now)).toBe('offline');
    expect(presenceAt({ ...quiet(40), disconnectedSinceMs: now }, now)).toBe('idle');
  });

  it('R4.06 is offline for an account never seen, online for a clock ahead', () => {
    expect(presenceAt({ lastActiveMs: null, disconnectedSinceMs: null }, now)).toBe('offline');
    expect(presenceAt({ lastActiveMs: NaN, disconnectedSinceMs: null }, now)).toBe('offline');
    expect(presenceAt(quiet(-5), now)).toBe('online');
  });

  it('R9.03 R9.04 has the limits of the rules', () => {
    expect(presenceLimits).toEqual({ idleAfterMs: 1_800_000, offlineAfterMs: 7_200_000, reconnectGraceMs: 60_000, heartbeatMs: 300_000 });
  });

  it('D60 changes exactly at the time foretold and not before', () => {
    const age = fc.integer({ min: 0, max: 200 * minuteMs });
    fc.assert(
      fc.property(age, fc.option(age), (activeAgo, closedAgo) => {
        const facts = { lastActiveMs: now - activeAgo, disconnectedSinceMs: closedAgo === null ? null : now - closedAgo };
        const changeAt = nextPresenceChangeAt(facts, now);
        const presence = presenceAt(facts, now);
        expect(changeAt === null).toBe(presence === 'offline');
        if (changeAt === null) return;
        expect(changeAt).toBeGreaterThan(now);
        expect(presenceAt(facts, changeAt - 1)).toBe(presence);
        expect(presenceAt(facts, changeAt)).not.toBe(presence);
      }),
    );
  });
});
