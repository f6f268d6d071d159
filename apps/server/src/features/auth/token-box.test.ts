import { describe, expect, it } from 'vitest';
import { openToken, parseTokenKeys, sealToken, type TokenKeys } from './token-box.ts';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const read = (text: string): TokenKeys => parseTokenKeys(text) ?? expect.fail('keys expected');
const mine = { userId: 'a', field: 'access' } as const;

describe('token box', () => {
  it('D12 opens text that it sealed, and seals differently each time', () => {
    const keys = read(`k1:${key(1)}`);
    const sealed = sealToken('täken', mine, keys);
    expect(openToken(sealed, mine, keys)).toBe('täken');
    expect(sealed).not.toContain('täken');
    expect(sealToken('täken', mine, keys)).not.toBe(sealed);
  });

  it('D12 seals with the first key and still opens with a retired key', () => {
    const old = sealToken('x', mine, read(`k1:${key(1)}`));
    const rotated = read(`k2:${key(2)},k1:${key(1)}`);
    expect(openToken(old, mine, rotated)).toBe('x');
    expect(sealToken('x', mine, rotated)).toMatch(/^k2\./);
    expect(openToken(old, mine, read(`k2:${key(2)}`))).toBeNull();
    expect(openToken(old, mine, read(`k1:${key(3)}`))).toBeNull();
  });

  it('D12 does not open modified or moved text', () => {
    const keys = read(`k1:${key(1)}`);
    const sealed = sealToken('secret', mine, keys);
    expect(openToken(sealed, { ...mine, userId: 'b' }, keys)).toBeNull();
    expect(openToken(sealed, { ...mine, field: 'refresh' }, keys)).toBeNull();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (const at of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openToken(`k1.${changed.toString('base64url')}`, mine, keys)).toBeNull();
    }
    for (const text of ['', 'k1', 'k1.', 'k1.AAAA', 'no.AAAA', sealed.slice(0, -8)]) expect(openToken(text, mine, keys)).toBeNull();
  });

  it.each(['', 'k1', `k1:${Buffer.alloc(16).toString('base64')}`, `k1:${key(1)},k1:${key(2)}`, `k 1:${key(1)}`, 'k1:short'])(
    'D12 refuses the key list "%s"',
    (text) => {
      expect(parseTokenKeys(text)).toBeNull();
    },
  );
});
