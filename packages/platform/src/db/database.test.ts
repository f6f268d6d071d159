import { describe, expect, it } from 'vitest';
import { isStorable } from './database.ts';

describe('values that PostgreSQL can store', () => {
  it.each([
    ['a line break and an emoji', ['a\nb', '\u{1f600}'], true],
    ['numbers, flags and nothing', { a: 1, b: false, c: null }, true],
    ['a backslash before a code', ['\\u0000'], true],
    ['NUL', { mods: ['a\0'] }, false],
    ['half of a pair', '\ud83d', false],
    ['the other half', ['x\ude00'], false],
  ])('D51 D58 checks whether %s can be stored', (_what, value, expected) => {
    expect(isStorable(value)).toBe(expected);
  });
});
