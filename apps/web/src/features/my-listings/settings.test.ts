import { describe, expect, it } from 'vitest';
import { readStored } from './settings-store.ts';
import { noItemChoices, setOffered, setOverride } from './settings.ts';

describe('offer settings', () => {
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

  it('R4.43 a damaged entry is forgotten, the others stay', () => {
    const good = { multiplier: 95, listingMode: 'bulk', minTradeValue: 50 };
    const stored = {
      offers: { a: good, b: { ...good, multiplier: -1 }, c: 'x' },
      choices: { l: { overrides: { h: 'free' }, deselected: [] } },
    };
    const groups = { poe1: [], poe2: [] };
    expect(readStored(stored)).toEqual({ offers: { a: good }, choices: {}, groups });
    expect(readStored(null)).toEqual({ offers: {}, choices: {}, groups });
    const group = { id: 'cg0123456789abcdef', name: 'Keys', items: [{ hash: 'a'.repeat(40), tag: 'fragment', name: 'A key' }] };
    const bad = [
      { ...group, id: 'essence' },
      { ...group, name: '\u200b' },
      { ...group, items: [{ hash: 'x', tag: 'map', name: '' }] },
    ];
    expect(readStored({ ...stored, groups: { poe1: [group, ...bad] } }).groups).toEqual({ poe1: [group], poe2: [] });
  });
});
