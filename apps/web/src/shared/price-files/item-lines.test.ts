import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from './price-book.ts';
import { findBadCount, isNamedBy, readManualLine, readPasted, searchEntries } from './item-lines.ts';

const entry = (name: string, hash = name): PriceEntry => ({
  hash,
  tag: 'currency',
  key: name.toLowerCase(),
  name,
  iconPath: '',
  properties: {},
  valueChaos: 1,
  lowConfidence: null,
  listings: 5,
  priceHash: hash,
  filterHash: hash,
});
const corrupted = { ...entry('Headhunter', 'corrupted'), properties: { sixLink: false, corrupted: true } };
const plain = { ...entry('Headhunter', 'plain'), properties: { sixLink: false } };
const known = ['Divine Orb', 'Exalted Orb', "Gemcutter's Prism", 'Greater Exalted Orb', 'Orb of Chance'].map((name) => entry(name));

describe('manually typed item lines', () => {
  it.each([
    ['12 Divine Orb', 'Divine Orb', 12],
    ['12x Divine Orb', 'Divine Orb', 12],
    ['  3 ×  Divine   Orb ', 'Divine Orb', 3],
    ['Divine Orb x12', 'Divine Orb', 12],
    ['Divine Orb (12)', 'Divine Orb', 12],
    ['Divine Orb 12', 'Divine Orb', 12],
    ["1,200 Gemcutter's Prism", "Gemcutter's Prism", 1200],
    ['1.200 Exalted Orb', 'Exalted Orb', 1200],
    ['Orb of Chance', 'Orb of Chance', 1],
    ['10k Divine Orb', 'Divine Orb', 10_000],
    ['Divine Orb x1.5k', 'Divine Orb', 1500],
    ['5div', 'div', 5],
  ])('D55 reads "%s"', (line, name, quantity) => {
    expect(readManualLine(line)).toEqual({ name, quantity });
  });

  it.each(['0 Divine Orb', '1.5 Divine Orb', '99999999999 Divine Orb', '1e9999 x', ''])(
    'D20 refuses a quantity that cannot be listed: "%s"',
    (line) => {
      const read = readManualLine(line);
      expect(read === null || readPasted(line, known).found.size === 0).toBe(true);
    },
  );

  it('D55 parses any quantity in front of any name', () => {
    const name = fc.stringMatching(/^[A-Z][a-z']{2,10}( [A-Z][a-z]{2,8}){0,3}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), name, (quantity, text) => {
        expect(readManualLine(`${quantity} ${text}`)).toEqual({ name: text, quantity });
        expect(readManualLine(`${text} x${quantity}`)).toEqual({ name: text, quantity });
      }),
    );
  });

  it('D55 never throws on any pasted text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => readPasted(text, known).found.size <= known.length));
  });
});

describe('known name with a wrong number', () => {
  it.each([
    ['1.5 Chaos Orb', '1.5', 'Chaos Orb'],
    ['0 Vaal Orb', '0', 'Vaal Orb'],
    ['-3 Vaal Orb', '-3', 'Vaal Orb'],
    ['0x Vaal Orb', '0', 'Vaal Orb'],
    ['Vaal Orb x0', '0', 'Vaal Orb'],
    ['Vaal Orb -2', '-2', 'Vaal Orb'],
  ])('in “%s”, finds the invalid quantity %s', (line, count, name) => {
    expect(findBadCount(line)).toEqual({ name, count });
  });

  it.each(['12 Divine Orb', 'Divine Orb', '1,200 Divine Orb', ''])('finds no invalid quantity in “%s”', (line) => {
    expect(findBadCount(line)).toBeNull();
  });

  it.each(['1e5 Divine Orb', '1e5x Divine Orb', 'Divine Orb 1e5', 'Divine Orb x-3'])('finds an invalid quantity in “%s”', (line) => {
    expect(findBadCount(line)).toMatchObject({ name: 'Divine Orb' });
  });

  it('matches text of up to three letters only at the start of a name or as a whole word', () => {
    expect(isNamedBy("Rabbit's Foot", 'foo')).toBe(false);
    expect(isNamedBy("Rabbit's Foot", 'foot')).toBe(true);
    expect(isNamedBy('Divine Orb', 'div')).toBe(true);
    expect(isNamedBy('Orb of Chance', 'of')).toBe(true);
  });

  it('reports the line separately from unknown names in a pasted list', () => {
    expect(readPasted('3 Divine Orb\n1.5 Exalted Orb\n0 Orb of Chance\n2 Mirrors', known)).toMatchObject({
      unknown: ['2 Mirrors'],
      miscounted: ['1.5 Exalted Orb', '0 Orb of Chance'],
    });
  });
});

describe('pasted lists', () => {
  it('D55 finds whole names regardless of case and apostrophe style, adds up duplicates, and reports unknown lines', () => {
    const { found, unknown, miscounted } = readPasted(
      '12 divine orb\n3 Divine Orb\n\n7 Gemcutter’s Prism\n4 Divine\n-2 Exalted Orb',
      known,
    );
    expect([...found.values()].map(({ entry: { name }, quantity }) => [name, quantity])).toEqual([
      ['Divine Orb', 15],
      ["Gemcutter's Prism", 7],
    ]);
    expect([unknown, miscounted]).toEqual([['4 Divine'], ['-2 Exalted Orb']]);
  });

  it('D45 matches a bare name to the plain item, and matches variants by the words after the name', () => {
    expect([...readPasted('2 Headhunter', [corrupted, plain]).found.keys()]).toEqual(['plain']);
    expect(searchEntries([corrupted, plain], 'head', { count: 5 }).map(({ hash }) => hash)).toEqual(['plain', 'corrupted']);
  });

  it('D45 finds the variant with the fewest other properties by the words after the name', () => {
    const both = { ...entry('Headhunter', 'both'), properties: { corrupted: true, foil: true } };
    const namesIn = (line: string) => [...readPasted(line, [plain, corrupted, both]).found.values()].map(({ entry: { hash } }) => hash);
    expect(namesIn('Headhunter corrupted')).toEqual(['corrupted']);
    expect(namesIn('2x headhunter foil corrupted')).toEqual(['both']);
    expect(namesIn('Headhunter')).toEqual(['plain']);
    const implicit = { ...entry('Headhunter', 'implicit'), properties: { corruptedMods: ['#% increased life'] } };
    expect(readPasted('Headhunter', [implicit, plain]).found.has('plain')).toBe(true);
    expect(readPasted('Headhunter six link', [plain, corrupted, both]).unknown).toEqual(['Headhunter six link']);
  });

  it('D57 lets the user choose when several groups share a name', () => {
    expect(readPasted('1 Empower', [entry('Empower', 'a'), entry('Empower', 'b')])).toEqual({
      found: new Map(),
      unknown: ['1 Empower'],
      miscounted: [],
    });
  });
});

describe('type-ahead', () => {
  it('D45 finds a variant by words in its name and in its distinguishing properties', () => {
    const find = (text: string) => searchEntries([plain, corrupted, entry('Corrupted Soul')], text, { count: 8 }).map(({ hash }) => hash);
    expect(find('headhunter corrupted')).toEqual(['corrupted']);
    expect(find('corrupt')).toEqual(['Corrupted Soul']);
    expect(find('headhunter foil')).toEqual([]);
  });

  it('D55 lists first the names that begin with the typed text, and requires every word', () => {
    expect(searchEntries(known, 'exa', { count: 5 }).map(({ name }) => name)).toEqual(['Exalted Orb', 'Greater Exalted Orb']);
    expect(searchEntries(known, 'orb gre', { count: 5 }).map(({ name }) => name)).toEqual(['Greater Exalted Orb']);
    expect(searchEntries(known, '  ', { count: 5 })).toEqual([]);
    expect(searchEntries(known, 'orb', { count: 2 })).toHaveLength(2);
  });
});
