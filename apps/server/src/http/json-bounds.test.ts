import { describe, expect, it } from 'vitest';
import { jsonBounds, keepsJsonBounds } from './json-bounds.ts';

const keeps = (text: string, bounds = { maxDepth: 3, maxTokens: 8 }): boolean => keepsJsonBounds(Buffer.from(text), bounds);

describe('JSON text bounds', () => {
  it('counts nesting, not siblings', () => {
    expect(keeps('[[[]]]')).toBe(true);
    expect(keeps('[[[[]]]]')).toBe(false);
    expect(keeps('[[],[],[]]')).toBe(true);
    expect(keeps('[{"a":[{}]}]')).toBe(false);
  });

  it('counts keys and values', () => {
    expect(keeps('[1,2,3,4,5,6,7,8]')).toBe(true);
    expect(keeps('[1,2,3,4,5,6,7,8,9]')).toBe(false);
    expect(keeps('{"a":1,"b":2,"c":3,"d":4}')).toBe(true);
    expect(keeps('{"a":1,"b":2,"c":3,"d":4,"e":5}')).toBe(false);
  });

  it('ignores the content of strings, including quotes', () => {
    expect(keeps(JSON.stringify(['[[[[[[', '{:,:,:,:,:,:,}', '"[[[[', '\\', '\\"[[[[']))).toBe(true);
    expect(keeps(String.raw`["\\",[[[]]]]`)).toBe(false);
    expect(keeps('["[[[[[[[[[')).toBe(true);
  });

  it('D20 accepts the largest listing', () => {
    const rawItems = Array.from({ length: 10 }, (_, at) => ({ id: `${at}`.padStart(64, '0'), stackSize: 10 }));
    const items = Array.from({ length: 2000 }, (_, at) => ({ hash: `${at}`, price: 1, quantity: 1, overridden: true, rawItems }));
    const many = Array.from({ length: 2000 }, (_, at) => `${at}`);
    const largest = JSON.stringify({ game: 'poe1', items, totalPrice: 1, deselected: many, stashTabs: many.slice(0, 1000) });
    expect(keepsJsonBounds(Buffer.from(largest), jsonBounds)).toBe(true);
    expect(keepsJsonBounds(Buffer.from('['.repeat(1_900_000)), jsonBounds)).toBe(false);
  });
});
