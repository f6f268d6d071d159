import { describe, expect, it } from 'vitest';
import { splitAge, splitCountdown } from './durations.ts';
import { learnServerTime, readServerNowMs } from './server-clock.ts';

describe('durations', () => {
  it('D85 formats an age in its largest whole unit, and a future time as now', () => {
    expect([-5, 4999, 5000, 59_999, 60_000, 3_599_999, 3_600_000, 90_000_000, Number.NaN].map((ms) => splitAge(ms).join(' '))).toEqual([
      '0 now',
      '0 now',
      '5 seconds',
      '59 seconds',
      '1 minutes',
      '59 minutes',
      '1 hours',
      '1 days',
      '0 now',
    ]);
  });

  it('R4.18 ends a countdown at 0:00 and rounds up to whole seconds', () => {
    expect([-1, 0, 1, 1000, 61_000, 3_661_000].map(splitCountdown)).toEqual(['0:00', '0:00', '0:01', '0:01', '1:01', '1:01:01']);
  });

  it("D04 follows the server's clock, but ignores network jitter", () => {
    const local = Date.now();
    learnServerTime(local + 60_000, local);
    expect(Math.round((readServerNowMs() - Date.now()) / 1000)).toBe(60);
    learnServerTime(local + 60_200, local);
    expect(Math.round((readServerNowMs() - Date.now()) / 100)).toBe(600);
    learnServerTime(local, local);
  });
});
