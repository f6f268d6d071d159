import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepToken, takeKeptToken } from './kept-token.ts';

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } satisfies Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>);
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('token kept during a reload', () => {
  it('R4.40 returns the token once, and only for its own account and game', () => {
    stubStorage();
    keepToken('me poe1', 'token');
    expect(takeKeptToken('me poe1')).toBe('token');
    expect(takeKeptToken('me poe1')).toBeNull();
    keepToken('me poe1', 'token');
    expect(takeKeptToken('me poe2')).toBeNull();
    expect(takeKeptToken('me poe1')).toBeNull();
    keepToken('me poe1', undefined);
    expect(takeKeptToken('me poe1')).toBeNull();
  });

  it('R4.40 returns null if storage is blocked or contains something else', () => {
    const kept = stubStorage();
    for (const broken of ['{', '5', '["me poe1"]', '["me poe1",5]']) {
      kept.set('poexchange:auto-token', broken);
      expect(takeKeptToken('me poe1')).toBeNull();
    }
    vi.unstubAllGlobals();
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => keepToken('me poe1', 'token')).not.toThrow();
    expect(takeKeptToken('me poe1')).toBeNull();
  });
});
