import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, forgetShareFlag, onTokenChange, parseToken, readToken, restoreToken, storeToken } from './token.ts';

const key = 'poexchange:token';
const makeToken = (expS: number | string) => `e30.${btoa(JSON.stringify({ sub: 'u', exp: expS })).replaceAll('=', '')}.sig`;

describe('login token', () => {
  beforeEach(() => {
    clearToken();
    localStorage.clear();
  });

  it('R4.09 removes an expired token at startup and signs the visitor out', () => {
    localStorage.setItem(key, makeToken(1000));
    expect(restoreToken(1_000_001)).toBe('expired');
    expect(localStorage.getItem(key)).toBeNull();
    expect(readToken()).toBeNull();
  });

  it('R3.66 keeps a token until the time in its exp claim', () => {
    const token = makeToken(2000);
    localStorage.setItem(key, token);
    expect(restoreToken(1_999_999)).toBe('valid');
    expect(readToken()).toBe(token);
    expect(restoreToken(2_000_000)).toBe('expired');
  });

  it('R3.66 drops an invalid token without an error', () => {
    for (const text of ['', 'x', 'a.b.c', makeToken('soon'), `e30.${btoa('null')}.s`]) {
      expect(parseToken(text)).toBeNull();
      localStorage.setItem(key, text);
      restoreToken(0);
      expect(readToken()).toBeNull();
    }
    expect(restoreToken(0)).toBe('none');
  });

  it('R4.09 notifies listeners of sign-in and sign-out', () => {
    const listener = vi.fn<() => void>();
    const stop = onTokenChange(listener);
    storeToken(makeToken(9_999_999_999));
    clearToken();
    stop();
    storeToken(makeToken(9_999_999_998));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('R4.13 removes the stored flag on a ban', () => {
    localStorage.setItem('doNotShareJwt', '1');
    forgetShareFlag();
    expect(localStorage.getItem('doNotShareJwt')).toBeNull();
  });
});
