import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelRequest,
  describeWindows,
  emptyBudget,
  learnFromReply,
  planRequest,
  readWaitMs,
  reserveOf,
  type BudgetState,
} from './budget-state.ts';
import { createPublisherDouble, type DoubleWindow } from '../../testing/publisher-double.ts';
import { readRateReport, readRetryAfterMs } from './rate-report.ts';

const stashWindows: DoubleWindow[] = [
  { limit: 15, periodMs: 10_000, restrictionMs: 60_000 },
  { limit: 30, periodMs: 300_000, restrictionMs: 300_000 },
];

function learn(
  state: BudgetState,
  options: { id: string; nowMs: number; headers: Record<string, string>; isLimited?: boolean },
): BudgetState {
  const readHeader = (name: string): string | undefined => options.headers[name];
  const report = readRateReport(readHeader);
  return learnFromReply(state, {
    id: options.id,
    nowMs: options.nowMs,
    windows: report?.windows ?? null,
    outcome: options.isLimited === true ? 'limited' : 'success',
    retryAfterMs: readRetryAfterMs(readHeader),
  });
}

function book(state: BudgetState, id: string, nowMs: number): BudgetState {
  const plan = planRequest(state, { id, nowMs });
  if (plan.kind !== 'go') throw new Error(`expected to go, got ${plan.kind}`);
  return plan.state;
}

/** Simulates one call that is answered immediately. */
function call(state: BudgetState, nowMs: number, publisher: ReturnType<typeof createPublisherDouble>): BudgetState {
  return learn(book(state, 'x', nowMs), { id: 'x', nowMs, ...publisher.hit(nowMs) });
}

describe('request budget', () => {
  it('R4.17 records a 429’s wait for its policy, adds 250 ms, and clears it after a success', () => {
    const limited = learnFromReply(book(emptyBudget, 'a', 0), { id: 'a', nowMs: 0, windows: null, outcome: 'limited', retryAfterMs: 4000 });
    expect(readWaitMs(limited, 0)).toBe(4250);
    expect(readWaitMs(limited, 4249)).toBe(1);
    expect(planRequest(limited, { id: 'b', nowMs: 4249 })).toEqual({ kind: 'wait', waitMs: 1 });
    const after = learnFromReply(book(limited, 'b', 4250), { id: 'b', nowMs: 4300, windows: null, outcome: 'success', retryAfterMs: null });
    expect(after.blockedUntilMs).toBe(0);
  });

  it('R4.17 keeps the wait if a later call fails in another way', () => {
    const limited = learnFromReply(book(emptyBudget, 'a', 0), { id: 'a', nowMs: 0, windows: null, outcome: 'limited', retryAfterMs: 4000 });
    const failed = learnFromReply(limited, { id: 'b', nowMs: 10, windows: null, outcome: 'other', retryAfterMs: null });
    expect(readWaitMs(failed, 10)).toBe(4240);
  });

  it('R7.08 allows one leased call at a time, and frees the lease of a dead caller', () => {
    const taken = planRequest(emptyBudget, { id: 'a', nowMs: 0, leaseMs: 15_000 });
    if (taken.kind !== 'go') throw new Error('expected to go');
    expect(planRequest(taken.state, { id: 'b', nowMs: 14_999, leaseMs: 15_000 }).kind).toBe('busy');
    expect(planRequest(taken.state, { id: 'b', nowMs: 15_000, leaseMs: 15_000 }).kind).toBe('go');
    expect(planRequest(cancelRequest(taken.state, 'a'), { id: 'b', nowMs: 1, leaseMs: 15_000 }).kind).toBe('go');
  });

  it("R4.17 starts from the publisher's counts, which include other tools", () => {
    const publisher = createPublisherDouble(stashWindows);
    for (let at = 0; at < 14; at += 1) publisher.hit(1000);
    const state = call(emptyBudget, 1000, publisher);
    expect(describeWindows(state, 1000)).toEqual([
      { limit: 15, used: 15, periodMs: 10_000 },
      { limit: 30, used: 15, periodMs: 300_000 },
    ]);
    expect(readWaitMs(state, 1000)).toBeGreaterThan(10_000);
  });

  it('R4.17 reserves a part of each window for other tools', () => {
    expect([2, 5, 10, 15, 30, 60].map(reserveOf)).toEqual([0, 1, 1, 1, 2, 4]);
  });

  it('R4.17 counts all existing calls on a cold start, even with a second call in flight', () => {
    const publisher = createPublisherDouble(stashWindows);
    for (let at = 0; at < 4; at += 1) publisher.hit(0);
    const state = learn(book(book(emptyBudget, 'a', 0), 'b', 0), { id: 'a', nowMs: 10, ...publisher.hit(5) });
    expect(state.windows[0]?.hitsAtMs).toHaveLength(5);
    expect(describeWindows(state, 10)[0]?.used).toBe(6);
  });

  it('R4.17 adopts changed limits immediately', () => {
    const before = call(emptyBudget, 0, createPublisherDouble(stashWindows));
    const after = call(before, 1000, createPublisherDouble([{ limit: 3, periodMs: 20_000, restrictionMs: 60_000 }]));
    expect(after.windows.map((window) => [window.limit, window.periodMs])).toEqual([[3, 20_000]]);
  });

  it('R4.17 waits for the end of a restriction that another tool caused', () => {
    const headers = {
      'x-rate-limit-policy': 'p',
      'x-rate-limit-rules': 'Account',
      'x-rate-limit-account': '5:10:60',
      'x-rate-limit-account-state': '2:10:33',
    };
    expect(readWaitMs(learn(book(emptyBudget, 'a', 0), { id: 'a', nowMs: 0, headers }), 0)).toBe(33_250);
  });

  it('R4.17 trusts a 429’s wait, and assumes unknown calls happened before its restriction', () => {
    const headers = (state: string) => ({
      'x-rate-limit-policy': 'p',
      'x-rate-limit-rules': 'Account',
      'x-rate-limit-account': '15:10:60,30:300:300',
      'x-rate-limit-account-state': state,
      'retry-after': '1',
    });
    const waitAfter = (state: string) =>
      readWaitMs(learn(book(emptyBudget, 'a', 0), { id: 'a', nowMs: 1_000_000, headers: headers(state), isLimited: true }), 1_000_000);
    expect(waitAfter('16:10:1,5:300:0')).toBe(1250);
    expect(waitAfter('16:10:1,31:300:0')).toBe(1250);
    expect(waitAfter('16:10:60,16:300:0')).toBe(60_250);
    expect(waitAfter('9:10:0,31:300:300')).toBe(361_000);
    expect(waitAfter('0:10:0,31:300:120')).toBe(181_000);
  });

  it('R4.17 parses invalid headers without trusting them', () => {
    const read = (headers: Record<string, string>) => readRateReport((name) => headers[name]);
    expect(read({})).toBeNull();
    expect(read({ 'x-rate-limit-policy': 'p', 'x-rate-limit-rules': 'Account, ,<b>' })).toEqual({ policy: 'p', windows: [] });
    const odd = {
      'x-rate-limit-policy': 'p',
      'x-rate-limit-rules': 'Account',
      'x-rate-limit-account': '0:0:0,x,5:10:60,-1:5:5',
      'x-rate-limit-account-state': 'no',
    };
    expect(read(odd)?.windows).toEqual([
      { rule: 'Account', scope: 'account', limit: 5, periodMs: 10_000, used: null, restrictionMs: 60_000, restrictedMs: 0 },
    ]);
    expect(readRetryAfterMs(() => 'soon')).toBeNull();
  });

  const windows = fc.uniqueArray(
    fc.record({
      limit: fc.integer({ min: 1, max: 30 }),
      periodMs: fc.constantFrom(5_000, 10_000, 15_000, 60_000, 300_000),
      restrictionMs: fc.constantFrom(60_000, 300_000),
    }),
    { minLength: 1, maxLength: 3, selector: (window) => window.periodMs },
  );
  const step = fc.record({ gapMs: fc.oneof(fc.nat(300), fc.nat(20_000), fc.nat(400_000)), outMs: fc.nat(3_000), backMs: fc.nat(3_000) });

  it('R4.17 never exceeds a publisher’s limits, however slow the publisher is', () => {
    fc.assert(
      fc.property(windows, fc.array(step, { minLength: 1, maxLength: 120 }), fc.nat(1_000_000), (limits, steps, startMs) => {
        const publisher = createPublisherDouble(limits);
        let state = emptyBudget;
        let nowMs = startMs;
        for (const [index, { gapMs, outMs, backMs }] of steps.entries()) {
          nowMs += gapMs;
          nowMs += readWaitMs(state, nowMs);
          state = book(state, String(index), nowMs);
          const { isLimited, headers } = publisher.hit(nowMs + outMs);
          expect(isLimited).toBe(false);
          nowMs += outMs + backMs;
          state = learn(state, { id: String(index), nowMs, headers });
        }
      }),
    );
  });

  it('R4.17 never exceeds the limits with calls in flight that are answered in any order', () => {
    fc.assert(
      fc.property(windows, fc.array(step, { minLength: 2, maxLength: 80 }), (limits, steps) => {
        const publisher = createPublisherDouble(limits, { rule: 'Ip' });
        let state = call(emptyBudget, 0, publisher);
        let nowMs = 0;
        type Event = { atMs: number; run: () => void };
        const events: Event[] = [];
        const runUntil = (untilMs: number): void => {
          for (;;) {
            const next = events.toSorted((a, b) => a.atMs - b.atMs)[0];
            if (next === undefined || next.atMs > untilMs) return;
            events.splice(events.indexOf(next), 1);
            next.run();
          }
        };
        for (const [index, { gapMs, outMs, backMs }] of steps.entries()) {
          nowMs += gapMs % 5_000;
          runUntil(nowMs);
          const waitMs = readWaitMs(state, nowMs);
          if (waitMs > 0) {
            nowMs += waitMs;
            runUntil(nowMs);
            if (readWaitMs(state, nowMs) > 0) continue;
          }
          const id = String(index);
          state = book(state, id, nowMs);
          const arrivesMs = nowMs + outMs;
          events.push({
            atMs: arrivesMs,
            run: () => {
              const { isLimited, headers } = publisher.hit(arrivesMs);
              expect(isLimited).toBe(false);
              events.push({ atMs: arrivesMs + backMs, run: () => (state = learn(state, { id, nowMs: arrivesMs + backMs, headers })) });
            },
          });
        }
        runUntil(Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('R4.17 always allows the next call once the wait is over', () => {
    fc.assert(
      fc.property(windows, fc.nat(60), (limits, foreign) => {
        const publisher = createPublisherDouble(limits);
        for (let count = 0; count < foreign; count += 1) publisher.hit(0);
        const { isLimited, headers } = publisher.hit(0);
        const state = learn(book(emptyBudget, 'a', 0), { id: 'a', nowMs: 0, headers, isLimited });
        expect(planRequest(state, { id: 'b', nowMs: readWaitMs(state, 0) }).kind).toBe('go');
      }),
    );
  });
});

describe('wait in a response', () => {
  const read = (retryAfter: string, date?: string) =>
    readRetryAfterMs((name) => ({ 'retry-after': retryAfter, ...(date === undefined ? {} : { date }) })[name]);
  const now = 'Wed, 21 Oct 2026 07:27:00 GMT';

  it("R4.17 is in seconds, or a time relative to the reply's date", () => {
    expect(read('120', now)).toBe(120_000);
    expect(read('Wed, 21 Oct 2026 07:28:30 GMT', now)).toBe(90_000);
    expect(read('Wednesday, 21-Oct-26 07:28:30 GMT', now)).toBe(90_000);
    expect(read('Wed, 21 Oct 2026 07:00:00 GMT', now)).toBe(0);
  });

  it.each(['Wed, 21 Oct 2036 07:28:00 GMT', '2026-10-21', '1e3', '-5', '12.5', '', 'Wed, 99 Oct 2026 07:28:00 GMT'])(
    'R4.17 is not read from %j',
    (told) => {
      expect(read(told, now)).toBeNull();
    },
  );

  it('R4.17 ignores a time in a response without a date', () => {
    expect(read('Wed, 21 Oct 2026 07:28:00 GMT')).toBeNull();
  });
});
