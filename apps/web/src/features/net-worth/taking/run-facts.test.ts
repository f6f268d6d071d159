import { describe, expect, it } from 'vitest';
import { estimateLeftMs } from './run-facts.ts';

const MINUTE_MS = 60_000;
const NOW_MS = 1_700_000_000_000;
const budgetOf = (used: number, atMs = NOW_MS) => ({
  value: { policy: 'stash', windows: [{ limit: 30, used, periodMs: 5 * MINUTE_MS }], waitMs: 0 },
  atMs,
});
const estimate = (over: Partial<Parameters<typeof estimateLeftMs>[0]>) =>
  estimateLeftMs({ tabsLeft: 0, budget: null, waitUntilMs: null, nowMs: NOW_MS, ...over });

describe('remaining time estimate', () => {
  it('D86 includes the remaining requests and the steps after reading', () => {
    expect(estimate({ tabsLeft: 10 })).toBe(10 * 450 + 2_000);
  });

  it("D86 includes the publisher's waits: 300 tabs at 30 per 5 minutes take about 45 minutes", () => {
    expect(estimate({ tabsLeft: 300, budget: budgetOf(0) })).toBe(9 * 5 * MINUTE_MS + 2_000);
    expect(estimate({ tabsLeft: 31, budget: budgetOf(0) })).toBe(5 * MINUTE_MS + 2_000);
    expect(estimate({ tabsLeft: 10, budget: budgetOf(25) })).toBe(5 * MINUTE_MS + 2_000);
  });

  it('D86 adds the current wait, after which one of the limit’s windows is empty', () => {
    expect(estimate({ tabsLeft: 10, budget: budgetOf(30), waitUntilMs: NOW_MS + 40_000 })).toBe(40_000 + 4_500 + 2_000);
  });

  it('R4.17 treats an expired window as free, and never waits for a window without a limit', () => {
    expect(estimate({ tabsLeft: 10, budget: budgetOf(30, NOW_MS - 6 * MINUTE_MS) })).toBe(6_500);
    const unlimited = { value: { policy: 'stash', windows: [{ limit: 0, used: 5, periodMs: MINUTE_MS }], waitMs: 0 }, atMs: NOW_MS };
    expect(estimate({ tabsLeft: 1, budget: unlimited })).toBe(2_450);
  });
});
