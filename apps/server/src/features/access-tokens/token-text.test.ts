import { randomUUID } from 'node:crypto';
import type { AccessTokenId } from '@poexchange/domain/ids';
import { describe, expect, it } from 'vitest';
import { readAccessToken, writeAccessToken } from './token-text.ts';

const key = new Uint8Array(32).fill(9);
const makeId = () => randomUUID() as AccessTokenId;

describe('personal access token text', () => {
  it("contains the token's id, and is the same every time", () => {
    for (let round = 0; round < 50; round += 1) {
      const id = makeId();
      const text = writeAccessToken(id, key);
      expect(text).toMatch(/^pox_[\w-]{54}$/);
      expect(writeAccessToken(id, key)).toBe(text);
      expect(readAccessToken(text, [key])).toBe(id);
    }
  });

  it('can only be read with the key it was written with', () => {
    expect(readAccessToken(writeAccessToken(makeId(), key), [new Uint8Array(32).fill(8)])).toBeNull();
  });

  it('can be read with a former key while that key is configured', () => {
    const id = makeId();
    expect(readAccessToken(writeAccessToken(id, key), [new Uint8Array(32).fill(8), key])).toBe(id);
    expect(readAccessToken(writeAccessToken(id, key), [])).toBeNull();
  });

  it('cannot be read once any character is changed', () => {
    const text = writeAccessToken(makeId(), key);
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(readAccessToken(text.slice(0, at) + other + text.slice(at + 1), [key]), `character ${at}`).toBeNull();
    }
  });

  it.each(['', 'pox_', 'pox_ä', `pox_${'A'.repeat(53)}`, `pox_${'A'.repeat(55)}`, `pox_${'='.repeat(54)}`, `pox_${'A'.repeat(100_000)}`])(
    'rejects %.60s',
    (text) => expect(readAccessToken(text, [key])).toBeNull(),
  );
});
