import { describe, expect, it } from 'vitest';
import { noItemChoices, readChaos, readMultiplier, setOffered, setOverride } from './settings.ts';

describe('offer settings', () => {
  it.each([
    ['100', 100],
    ['92.55', 92.6],
    ['92,5 %', 92.5],
    ['0', null],
    ['0.04', null],
    ['1001', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
    ['NaN', null],
  ])('R9.33 R2.10 a multiplier %s is read as %s', (text, expected) => {
    expect(readMultiplier(text)).toBe(expected);
  });

  it.each([
    ['6,25', 6.25],
    ["1'500", 1500],
    ['2 328', 2328],
    ['0.00004', null],
    ['1e308', null],
    ['Infinity', null],
    ['0', null],
  ])('R2.11 a price %s is read as %s', (text, expected) => {
    expect(readChaos(text, 0.0001)).toBe(expected);
  });

  it('R5.02 no minimum trade value is 0', () => {
    expect(readChaos('0', 0)).toBe(0);
  });

  it('R2.11 an override is set and cleared again', () => {
    const set = setOverride(noItemChoices, 'h', 4);
    expect(set.overrides).toEqual({ h: 4 });
    expect(setOverride(set, 'h', null)).toEqual(noItemChoices);
  });

  it('R5.04 items are taken out of the offer and put back', () => {
    const out = setOffered(noItemChoices, { hashes: ['a', 'b'], offered: 'no' });
    expect(out.deselected).toEqual(['a', 'b']);
    expect(setOffered(out, { hashes: ['a'], offered: 'yes' }).deselected).toEqual(['b']);
  });
});
