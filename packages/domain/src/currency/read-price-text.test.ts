import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaosOfAmount, readPriceText, type PriceTextOptions, type PriceTextReading } from './read-price-text.ts';
import { roundPriceOf } from './round.ts';

const poe1: PriceTextOptions = { view: { game: 'poe1', chaosPerDivine: 200 } };
const german: PriceTextOptions = { ...poe1, decimalSign: ',' };
const shorten = (read: PriceTextReading): number | string =>
  read.kind === 'price' ? read.chaos : read.kind === 'empty' ? '' : read.problem;

describe('readPriceText', () => {
  it.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['1d', 200],
    ['1 d', 200],
    ['1.5d', 300],
    ['1,5 div', 300],
    ['1d 20c', 220],
    ['1d20c', 220],
    ['1d + 20c', 220],
    ['20c 1d', 220],
    ['1 Divine Orb 20 Chaos', 220],
    ['1/2', 0.5],
    ['1/2 d', 100],
    ['1/3', 0.3333],
    ['~b/o 3 divine', 600],
    ['~price 79/20 chaos', 3.95],
    ['~B/O 2.5 chaos', 2.5],
    ['  12  ', 12],
    ['１２', 12],
    ['2 328', 2328],
    ["1'000", 1000],
    ['1\u202f000', 1000],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['2.328', 2.328],
    ['0,125', 0.125],
    ['', ''],
    ['   ', ''],
    ['1,000', 'ambiguous'],
    ['abc', 'notAPrice'],
    ['-1', 'notAPrice'],
    ['1e9', 'notAPrice'],
    ['1E+9 chaos', 'notAPrice'],
    ['2d 1e3c', 'notAPrice'],
    ['1e', 'unknownUnit'],
    ['1ex', 'unknownUnit'],
    ['1/0', 'notAPrice'],
    ['1d 2d', 'notAPrice'],
    ['1d 20', 'unknownUnit'],
    ['20 20', 'notAPrice'],
    ['5 alch', 'unknownUnit'],
    ['5ex', 'unknownUnit'],
    ['0', 'tooSmall'],
    ['1/99999', 'tooSmall'],
    ['0.00001', 'tooFine'],
    ['99999999999', 'tooLarge'],
    ['6000000d', 'tooLarge'],
    ['NaN', 'notAPrice'],
    ['1..2', 'notAPrice'],
    ['12,34,56', 'notAPrice'],
    ['~b/o', 'notAPrice'],
  ] as const)('R2.11 reads "%s" as %s', (text, price) => {
    expect(shorten(readPriceText(text, poe1))).toBe(price);
  });

  it.each([
    ['2,328', 2.328],
    ['1.000', 'ambiguous'],
    ['1.000,5', 1000.5],
    ['1.5', 1.5],
  ] as const)('R2.11 reads “%s” as %s with a decimal comma', (text, price) => {
    expect(shorten(readPriceText(text, german))).toBe(price);
  });

  it('D59 uses the displayed unit in poe2, and has no rates for other units', () => {
    const poe2: PriceTextOptions = { view: { game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 } };
    expect(['0.5', '0.5ex', '3c', '1d'].map((text) => shorten(readPriceText(text, poe2)))).toEqual([0.05185, 0.05185, 3, 'noRate']);
    const rates = { d: 29.9, r: null };
    const several: PriceTextOptions = { view: { ...poe2.view, rates } };
    expect(['1d', '1d 20ex', '1r'].map((text) => shorten(readPriceText(text, several)))).toEqual([29.9, 31.974, 'noRate']);
    expect(shorten(readPriceText('1d', { view: { game: 'poe1', chaosPerDivine: null } }))).toBe('noRate');
  });

  it('accepts zero as a price only where zero is allowed', () => {
    expect(shorten(readPriceText('0', { ...poe1, zero: 'allowed' }))).toBe(0);
    expect(shorten(readPriceText('0.0', { ...poe1, unit: 'd', zero: 'allowed' }))).toBe(0);
    expect(shorten(readPriceText('2', { ...poe1, unit: 'd' }))).toBe(400);
  });

  const locales = ['en', 'de', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh', 'es', 'de-CH', 'en-IN'];

  it('R2.11 reads a number in any language correctly or refuses it, and never reads a different number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: 1, max: 5_000_000_000 }), (locale, steps) => {
        const value = steps / 10_000;
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
        const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
        const read = readPriceText(written, { ...poe1, decimalSign: sign === ',' ? ',' : '.' });
        if (read.kind === 'price') expect(read.chaos).toBe(roundPriceOf(value, 'poe1'));
        else expect(locale === 'en-IN' ? ['ambiguous', 'notAPrice'] : ['ambiguous']).toContain(shorten(read));
      }),
      { numRuns: 2000 },
    );
  });

  it('R2.11 sums any parts in any order, with or without spaces', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999 }).map((steps) => steps / 100);
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('', ' '), fc.boolean(), (divines, chaos, gap, isDivineFirst) => {
        const parts = [`${divines}${gap}d`, `${chaos}${gap}c`];
        const read = readPriceText((isDivineFirst ? parts : parts.toReversed()).join(' '), { ...poe1, maxChaos: 1e12 });
        expect(read).toMatchObject({ kind: 'price', chaos: roundPriceOf(divines * 200 + chaos, 'poe1') });
      }),
    );
  });

  it('R2.11 returns a price above zero, within bounds and with 4 decimals for every input', () => {
    const piece = fc.constantFrom(
      '1',
      '20',
      '0',
      '.',
      ',',
      '/',
      ' ',
      'd',
      'c',
      'chaos',
      '~b/o ',
      '~price ',
      '-',
      'e',
      "'",
      '９',
      '\u00a0',
      '+',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 30 }),
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const read = readPriceText(text, poe1);
          if (read.kind !== 'price') return;
          expect(read.chaos).toBeGreaterThan(0);
          expect(read.chaos).toBeLessThanOrEqual(1e9);
          expect(roundPriceOf(read.chaos, 'poe1')).toBe(read.chaos);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['1.5d', { amount: 1.5, unit: 'd' }],
    ['~b/o 3 divine', { amount: 3, unit: 'd' }],
    ['1/2 d', { amount: 0.5, unit: 'd' }],
    // More than 4 decimals could not be displayed as typed.
    ['1/3 d', null],
    ['1d 20c', null],
    ['12c', null],
    ['12', null],
  ] as const)('D35 returns the amount and unit typed in %s: %o', (text, asked) => {
    const read = readPriceText(text, poe1);
    expect(read).toMatchObject({ kind: 'price', asked });
    if (read.kind === 'price' && read.asked !== null) expect(chaosOfAmount(read.asked, poe1.view)).toBe(read.chaos);
  });

  it('D59 converts an amount in the selected unit at the unit’s rate, and refuses it while the rate is unknown', () => {
    const view = { game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 } as const;
    expect(readPriceText('0.5', { view })).toMatchObject({ asked: { amount: 0.5, unit: 'ex' } });
    expect(chaosOfAmount({ amount: 0.5, unit: 'ex' }, view)).toBe(0.05185);
    expect(chaosOfAmount({ amount: 0.5, unit: 'ex' }, { ...view, chaosPerUnit: null })).toBeNull();
    expect(chaosOfAmount({ amount: 1, unit: 'd' }, view)).toBeNull();
  });
});
