import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsk } from './read-ask.ts';
import { readPriceNote } from './read-price-note.ts';

const chaos = { tag: 'currency', key: 'chaos orb' } as const;
const divine = { tag: 'currency', key: 'divine orb' } as const;

describe('price notes', () => {
  it('D51 reads ~price and ~b/o with whole numbers, decimals and fractions', () => {
    expect(readPriceNote('~price 12 chaos')).toEqual({ amount: 12, currency: chaos });
    expect(readPriceNote('~b/o 1.5 divine')).toEqual({ amount: 1.5, currency: divine });
    expect(readPriceNote('~price 79/20 chaos')).toEqual({ amount: 3.95, currency: chaos, isRatio: true });
    expect(readPriceNote('~b/o .5 div')).toEqual({ amount: 0.5, currency: divine });
    expect(readPriceNote('  ~price  3  chaos  or offer')).toEqual({ amount: 3, currency: chaos });
    expect(readPriceNote('~price 2 stacked-deck')?.currency.key).toBe('stacked deck');
    expect(readPriceNote('~b/o 5 exa')?.currency.key).toBe('exalted orb');
  });

  it.each([
    '~price 1 hug',
    '~price 0 chaos',
    '~price 0.0 chaos',
    '~price 1/0 chaos',
    '~price 0/5 chaos',
    '~price -5 chaos',
    '~price 1e9 chaos',
    '~price 1000000000 chaos',
    '~price 999999999/1 chaos',
    '~price 1/999999999 chaos',
    '~price 1,000 chaos',
    '~price 1.000,5 chaos',
    "~price 1'000 chaos",
    '~price ٣ chaos',
    '~price １２ chaos',
    '~цена 5 хаос',
    '~skip',
    '~c/o 1 divine',
    'offer',
    'price 5 chaos',
    'sell ~price 5 chaos',
    '~price chaos',
    '~price 5',
    '~price 5chaos',
    '~price NaN chaos',
    '~price Infinity chaos',
    '~price 1/2/3 chaos',
    '~price 1. 5 chaos',
    '~price . chaos',
    '~price 5 __proto__',
    '~price 5 constructor',
    '',
    '~',
    '~price 5 <b>chaos</b>',
  ])('D51 does not read %j as a price', (note) => {
    expect(readPriceNote(note)).toBeNull();
  });

  it('D51 returns either a finite price above zero or null for any note', () => {
    const parts = fc.array(
      fc.constantFrom('~price', '~b/o', ' ', '1', '0', '.', '/', '-', ',', 'e9', 'chaos', 'divine', '9999999', '\u0000', '٣'),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map((words) => words.join('')),
        ),
        (note) => {
          const ask = readPriceNote(note);
          expect(ask === null || (ask.amount > 0 && Number.isFinite(ask.amount))).toBe(true);
        },
      ),
    );
  });

  it("D51 uses the item note, else the forum note, else the tab's name", () => {
    const tabAsk = { amount: 7, currency: chaos } as const;
    expect(readAsk({ note: '~price 2 chaos', forumNote: '~price 3 chaos', isBulk: true }, tabAsk)).toEqual({
      amount: 2,
      currency: chaos,
      isNoted: true,
    });
    expect(readAsk({ note: ' ', forumNote: '~price 3 chaos', isBulk: true }, tabAsk)).toEqual({
      amount: 3,
      currency: chaos,
      isNoted: true,
    });
    expect(readAsk({ note: undefined, forumNote: undefined, isBulk: true }, tabAsk)).toEqual({
      amount: 7,
      currency: chaos,
      isNoted: false,
    });
    expect(readAsk({ note: undefined, forumNote: undefined, isBulk: true }, null)).toBeNull();
  });

  it("D51 does not use the tab's price for an item whose own note is not a price", () => {
    expect(readAsk({ note: '~skip', forumNote: undefined, isBulk: true }, { amount: 7, currency: divine })).toBeNull();
    expect(readAsk({ note: 'not for sale', forumNote: '~price 3 chaos', isBulk: true }, null)).toBeNull();
  });

  it("D51 uses the tab's price for an item with an incomplete note", () => {
    const tabAsk = { amount: 7, currency: divine } as const;
    for (const note of ['~c/o 5 chaos', '~price 5', '~b/o', '~price 3/2', '~price chaos']) {
      expect(readAsk({ note, forumNote: undefined, isBulk: false }, tabAsk)).toEqual({ ...tabAsk, isNoted: false });
    }
    for (const note of ['~price 1,000 chaos', '~price 0 chaos', '~price 1 hug', '~skip', 'offer']) {
      expect(readAsk({ note, forumNote: undefined, isBulk: false }, tabAsk)).toBeNull();
    }
    expect(readAsk({ note: '~price 5 chaos', forumNote: undefined, isBulk: false }, tabAsk)?.amount).toBe(5);
  });

  it("D51 accepts a ratio only for items sold in bulk, from a note and from a tab's name", () => {
    for (const note of ['~price 3/2 divine', '~b/o 79/20 chaos']) {
      const tabAsk = readPriceNote(note);
      expect(readAsk({ note, forumNote: undefined, isBulk: false }, null)).toBeNull();
      expect(readAsk({ note: undefined, forumNote: undefined, isBulk: false }, tabAsk)).toBeNull();
      expect(readAsk({ note, forumNote: undefined, isBulk: true }, null)?.amount).toBe(tabAsk?.amount);
    }
    expect(readAsk({ note: '~price 3/1 divine', forumNote: undefined, isBulk: false }, null)?.amount).toBe(3);
  });
});
