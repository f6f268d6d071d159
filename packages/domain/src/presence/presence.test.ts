import { describe, expect, it } from 'vitest';
import { offlineByInactivityMs, presenceAt, presenceLimits } from './index.ts';

const minuteMs = 60_000;
const now = 1_800_000_000_000;
const quiet = (minutes: number) => ({ lastActiveMs: now - minutes * minuteMs, disconnectedSinceMs: null, playingUntilMs: null });

describe('presence', () => {
  it('R4.04 R4.05 R4.06 goes from online to idle at 30 minutes and offline at 2 hours of inactivity', () => {
    expect(presenceAt(quiet(0), now)).toBe('online');
    expect(presenceAt({ ...quiet(30), lastActiveMs: now - 30 * minuteMs + 1 }, now)).toBe('online');
    expect(presenceAt(quiet(30), now)).toBe('idle');
    expect(presenceAt({ ...quiet(0), lastActiveMs: now - 120 * minuteMs + 1 }, now)).toBe('idle');
    expect(presenceAt(quiet(120), now)).toBe('offline');
  });

  it('D60 R4.06 is idle 15 s and offline 60 s after the last tab closes; a reload does not count', () => {
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 14_999 }, now)).toBe('online');
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 15_000 }, now)).toBe('idle');
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 59_999 }, now)).toBe('idle');
    expect(presenceAt({ ...quiet(1), disconnectedSinceMs: now - 60_000 }, now)).toBe('offline');
    expect(presenceAt({ ...quiet(40), disconnectedSinceMs: now }, now)).toBe('idle');
  });

  it('D64 stays playing despite inactivity, but not once all tabs are closed', () => {
    const playing = { ...quiet(40), playingUntilMs: now + 1 };
    expect(presenceAt(playing, now)).toBe('playing');
    expect(presenceAt({ ...playing, lastActiveMs: now - 300 * minuteMs }, now)).toBe('playing');
    expect(presenceAt(playing, now + 1)).toBe('idle');
    expect(presenceAt({ ...playing, disconnectedSinceMs: now - 15_000 }, now)).toBe('idle');
    expect(presenceAt({ ...playing, disconnectedSinceMs: now - 60_000 }, now)).toBe('offline');
  });

  it('R4.06 D64 returns the time when inactivity sets a person offline', () => {
    expect(offlineByInactivityMs(quiet(90))).toBe(now + 30 * minuteMs);
    expect(offlineByInactivityMs({ ...quiet(90), playingUntilMs: now + 60 * minuteMs })).toBe(now + 60 * minuteMs);
    expect(offlineByInactivityMs({ ...quiet(0), lastActiveMs: null })).toBeNull();
  });

  it('R4.06 is offline for an account never seen, and online if a clock is ahead', () => {
    expect(presenceAt({ ...quiet(0), lastActiveMs: null }, now)).toBe('offline');
    expect(presenceAt({ ...quiet(0), lastActiveMs: NaN }, now)).toBe('offline');
    expect(presenceAt(quiet(-5), now)).toBe('online');
  });

  it('R9.03 R9.04 D64 matches the limits of the rules', () => {
    expect(presenceLimits).toEqual({
      idleAfterMs: 1_800_000,
      offlineAfterMs: 7_200_000,
      reconnectGraceMs: 60_000,
      leavingAfterMs: 15_000,
      heartbeatMs: 300_000,
      playingMs: 7_200_000,
    });
  });
});
