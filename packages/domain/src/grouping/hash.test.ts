import fc from 'fast-check';
import objectHash from 'object-hash';
import { describe, expect, it } from 'vitest';
import { tags } from '../tables/index.ts';
import { hashGroup, keepNonEmpty } from './hash.ts';
import type { HashProperties } from './group-identity.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const propertyName = text.filter((name) => !['prototype', '__proto__', 'constructor'].includes(name));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(text, { maxLength: 6 }),
);
const properties = fc.dictionary(propertyName, value, { maxKeys: 6, noNullPrototype: true });

describe('hashGroup', () => {
  it('D57 reproduces the two fixed hashes', () => {
    expect(hashGroup({ tag: 'currency', key: 'chaos orb', properties: {} })).toBe('dac72c76c8099a3cc512ba2d9961db84036694cc');
    expect(hashGroup({ tag: 'currency', key: 'divine orb', properties: {} })).toBe('cceb40e33d9237cb6a06037e739e40aa9a548c70');
  });

  it('D57 equals object-hash version 3, unordered, over tag, key and the non-empty properties', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tags), text, properties, (tag, key, raw) => {
        const oracle = objectHash({ tag, key, propertiesHash: { ...keepNonEmpty(raw) } }, { unorderedArrays: true });
        expect(hashGroup({ tag, key, properties: raw })).toBe(oracle);
      }),
      { numRuns: 1000 },
    );
  });

  it('D57 equals object-hash for strings of any length and script, independent of earlier hashes', () => {
    const lengths = [...Array.from({ length: 130 }, (_, length) => length), 1700, 1900, 2047, 2048, 2049, 9000];
    for (const length of lengths) {
      for (const letter of ['a', '\u0000', '\u007f', '\u0080', 'ö', '鍵', '\ud800']) {
        const key = 'b'.repeat(length) + letter;
        const oracle = objectHash({ tag: 'unique', key, propertiesHash: {} }, { unorderedArrays: true });
        expect([length, letter, hashGroup({ tag: 'unique', key, properties: {} })]).toEqual([length, letter, oracle]);
      }
    }
  });

  it('R3.07 ignores the order of properties and of array entries', () => {
    fc.assert(
      fc.property(properties, fc.array(text), (raw, mods) => {
        const forward: HashProperties = { ...raw, mods };
        const backward = Object.fromEntries(Object.entries(forward).toReversed()) as HashProperties;
        const turned = { ...backward, mods: mods.toReversed() };
        expect(hashGroup({ tag: 'unique', key: 'a', properties: turned })).toBe(
          hashGroup({ tag: 'unique', key: 'a', properties: forward }),
        );
      }),
    );
  });

  it('D57 drops null, undefined, “” and [], and keeps false and 0', () => {
    const bare = hashGroup({ tag: 'unique', key: 'a', properties: {} });
    const empties = { a: null, b: undefined, c: '', d: [] };
    expect(hashGroup({ tag: 'unique', key: 'a', properties: empties })).toBe(bare);
    expect(keepNonEmpty({ ...empties, e: false, f: 0 })).toEqual({ e: false, f: 0 });
    expect(hashGroup({ tag: 'unique', key: 'a', properties: { sixLink: false } })).not.toBe(bare);
    expect(hashGroup({ tag: 'unique', key: 'a', properties: { ilvl: 0 } })).not.toBe(bare);
  });

  it('R3.07 distinguishes tag, key, property and value', () => {
    const hashes = [
      hashGroup({ tag: 'fragment', key: 'a', properties: {} }),
      hashGroup({ tag: 'scarab', key: 'a', properties: {} }),
      hashGroup({ tag: 'fragment', key: 'b', properties: {} }),
      hashGroup({ tag: 'fragment', key: 'a', properties: { ilvl: 1 } }),
      hashGroup({ tag: 'fragment', key: 'a', properties: { ilvl: '1' } }),
      hashGroup({ tag: 'fragment', key: 'a', properties: { tier: 1 } }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
