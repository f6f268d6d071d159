import { describe, expect, it } from 'vitest';
import { createRateLimiter, readWindows, type Policy } from './rate-limit.ts';

const policy: Policy = { name: 'stash-request-limit', rule: 'Account', windows: readWindows('3:10:60,5:300:300') };

function start() {
  let nowMs = 1_000_000_000_000 - (1_000_000_000_000 % 60_000);
  const limiter = createRateLimiter(() => nowMs);
  return {
    limiter,
    wait: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    hit: (key = 'a') => limiter.hit(policy, key),
  };
}

const state = (verdict: { headers: Readonly<Record<string, string>> }) => verdict.headers['x-rate-limit-account-state'];

describe('rate limiter', () => {
  it('R4.17 reports the state after the hit, for each window', () => {
    const { hit } = start();
    expect(hit().headers).toEqual({
      'x-rate-limit-policy': 'stash-request-limit',
      'x-rate-limit-rules': 'Account',
      'x-rate-limit-account': '3:10:60,5:300:300',
      'x-rate-limit-account-state': '1:10:0,1:300:0',
    });
    expect(state(hit())).toBe('2:10:0,2:300:0');
  });

  it('R4.17 starts a restriction with the call that exceeds the limit, and reports the wait', () => {
    const { hit, wait } = start();
    for (let i = 0; i < 3; i++) expect(hit().retryAfterSeconds).toBeNull();
    const over = hit();
    expect(over.retryAfterSeconds).toBe(60);
    expect(state(over)).toBe('4:10:60,4:300:0');
    wait(20);
    const still = hit();
    expect(still.headers['retry-after']).toBe('40');
    expect(state(still)).toBe('0:10:40,4:300:0');
    wait(40);
    expect(hit().retryAfterSeconds).toBeNull();
  });

  it('D03 expires hits in buckets: a short window frees hits up to 5 s after the period ends', () => {
    const { hit, wait, limiter } = start();
    wait(1);
    for (let i = 0; i < 3; i++) hit();
    wait(10);
    expect(state(limiter.peek(policy, 'a'))).toBe('3:10:0,3:300:0');
    wait(4);
    expect(state(limiter.peek(policy, 'a'))).toBe('0:10:0,3:300:0');
  });

  it('D03 frees hits of the long window in one-minute steps', () => {
    const { hit, wait, limiter } = start();
    hit();
    wait(60);
    hit();
    wait(299);
    expect(state(limiter.peek(policy, 'a'))).toBe('0:10:0,2:300:0');
    wait(1);
    expect(state(limiter.peek(policy, 'a'))).toBe('0:10:0,1:300:0');
  });

  it('D03 counts each account and policy separately', () => {
    const { hit, limiter } = start();
    hit('a');
    hit('a');
    expect(state(hit('b'))).toBe('1:10:0,1:300:0');
    expect(state(limiter.hit({ ...policy, name: 'other' }, 'a'))).toBe('1:10:0,1:300:0');
  });
});
