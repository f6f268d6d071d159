import { describe, expect, it } from 'vitest';
import { RefusalError } from '../../http/refusal.ts';
import { createFailedSignIns, MOST_FAILED, MOST_FAILED_OF_ADDRESS, MOST_OPEN_OF_ADDRESS } from './failed-sign-ins.ts';

function createScene() {
  const clock = { nowMs: 1_000_000 };
  let asked = 0;
  const { guard } = createFailedSignIns({ clock: () => clock.nowMs });
  const end = async (address: string, error?: Error): Promise<string> => {
    try {
      return await guard(address, async () => {
        asked += 1;
        if (error !== undefined) throw error;
        return 'signed in';
      });
    } catch (thrown) {
      if (thrown instanceof RefusalError) return thrown.code;
      throw thrown;
    }
  };
  return {
    clock,
    guard,
    readAsked: () => asked,
    succeed: (address: string) => end(address),
    fail: (address: string, error: Error = new RefusalError('signInFailed')) => end(address, error),
  };
}

describe('failed sign-ins', () => {
  it('blocks an address after a few failures, and allows it again a minute later', async () => {
    const { clock, fail, succeed, readAsked } = createScene();
    for (let i = 0; i < MOST_FAILED_OF_ADDRESS; i += 1) expect(await fail('a')).toBe('signInFailed');
    expect([await fail('a'), await succeed('a')]).toEqual(['rateLimited', 'rateLimited']);
    expect(readAsked()).toBe(MOST_FAILED_OF_ADDRESS);
    expect(await succeed('b')).toBe('signed in');
    clock.nowMs += 60_000;
    expect(await succeed('a')).toBe('signed in');
  });

  it('leaves the remaining budget to addresses without failures, however many other addresses fail', async () => {
    const { fail, succeed } = createScene();
    for (let i = 0; i < MOST_FAILED; i += 1) expect(await fail(`hostile ${i % 10}`)).toBe('signInFailed');
    expect(await fail('hostile 3')).toBe('rateLimited');
    for (let i = 0; i < 40; i += 1) expect(await succeed('a household')).toBe('signed in');
  });

  it('counts sign-ins in progress, so that parallel attempts gain nothing', async () => {
    const { guard } = createScene();
    const never = () => new Promise<never>(() => undefined);
    for (let i = 0; i < MOST_OPEN_OF_ADDRESS; i += 1) void guard('a', never);
    await expect(guard('a', never)).rejects.toMatchObject({
      code: 'rateLimited',
      details: { retryAfterMs: 60_000, policy: 'token-request-limit' },
    });
  });

  it('does not count failures when the publisher is down, the account is banned or the state is unknown', async () => {
    const { fail, succeed } = createScene();
    for (const code of ['gameApiDown', 'gameApiTimeout', 'banned', 'signInStateInvalid', 'rateLimited'] as const)
      for (let i = 0; i < MOST_FAILED_OF_ADDRESS; i += 1) expect(await fail('a', new RefusalError(code))).toBe(code);
    await expect(fail('a', new Error('a fault'))).rejects.toThrow('a fault');
    expect(await succeed('a')).toBe('signed in');
  });
});
