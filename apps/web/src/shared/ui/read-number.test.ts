import { expect, it } from 'vitest';
import { placeTooltip } from './tooltip-layer.tsx';
import { findNumberProblem, readNumber } from './read-number.ts';

it('R2.11 accepts a point or a comma as the decimal sign', () => {
  expect(['1', ' 1.5 ', '1,5', '.5', '-2', '1.'].map((text) => readNumber(text))).toEqual([1, 1.5, 1.5, 0.5, -2, 1]);
  for (const text of ['', ' ', '.', '-', '1 00', '1,00,000', '1.2.3', '1e9', 'NaN', 'Infinity', '0x10', '9'.repeat(400)])
    expect(readNumber(text)).toBeNull();
});

const languages = ['en', 'de', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh', 'es'] as const;

it.each(languages)('R1.09 reads a thousand grouped as in %s as a thousand, and a fraction as a fraction', (language) => {
  const write = (value: number): string => new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);
  const decimalSign = write(1.5).includes(',') ? ',' : '.';
  for (const value of [1000, 12_000, 999_999, 1_234_567, 1000.5, 1234.5678, 0.125, 2.125]) {
    expect([write(value), readNumber(write(value), { decimalSign })]).toEqual([write(value), Math.round(value * 1000) / 1000]);
  }
});

it.each(['1,000', '1.000', '1 000', "1'000", '1\u00a0000', '1\u202f000', '1000', '１０００'])(
  'R2.11 reads “%s” as a thousand in a field with fewer than three decimals, in any language',
  (text) => {
    for (const decimalSign of ['.', ','] as const) {
      expect(readNumber(text, { min: 0.1, max: 1000, decimals: 1, decimalSign })).toBe(1000);
      expect(readNumber(text, { decimals: 0, decimalSign })).toBe(1000);
    }
  },
);

it('R2.11 refuses numbers outside the bounds or with too many decimals', () => {
  expect(readNumber('5', { min: 1, max: 4 })).toBeNull();
  expect(readNumber('0', { min: 1 })).toBeNull();
  expect(readNumber('1.25', { decimals: 1 })).toBeNull();
  expect(readNumber('1.2', { decimals: 1 })).toBe(1.2);
});

it.each(['150%', '150 %', '150\u00a0%', '１５０％', '150'])('R2.10 reads “%s” as a percentage of 150', (text) => {
  expect(readNumber(text, { min: 0.1, max: 1000, decimals: 1, sign: '%' })).toBe(150);
});

it.each([
  ['-5', { min: 1, decimals: 0 }, 'below'],
  ['1.5', { min: 1, decimals: 0 }, 'wholeOnly'],
  ['2000', { max: 1000 }, 'above'],
  ['1.25', { decimals: 1 }, 'tooFine'],
  ['five', { min: 1 }, 'notANumber'],
  ['%', { sign: '%' }, 'notANumber'],
  ['150%', {}, 'notANumber'],
  ['150%%', { sign: '%' }, 'notANumber'],
  ['7', { min: 1, decimals: 0 }, null],
] as const)('R2.11 reports the problem with “%s”, if any', (text, bounds, problem) => {
  expect(findNumberProblem(text, bounds)).toBe(problem);
  expect(readNumber(text, bounds) === null).toBe(problem !== null);
});

it('places a hint on the wanted side if it fits there, and on the opposite side if not, always inside the window', () => {
  const page = { width: 400, height: 300 };
  const tip = { width: 100, height: 30 };
  const at = (left: number, top: number, side: 'top' | 'right', clearAbove?: number) =>
    placeTooltip({ anchor: { left, top, width: 20, height: 20 }, tip, page, side, ...(clearAbove !== undefined && { clearAbove }) });
  expect(at(200, 150, 'top')).toEqual({ left: 160, top: 114 });
  expect(at(200, 10, 'top')).toEqual({ left: 160, top: 36 });
  expect(at(0, 150, 'top')).toEqual({ left: 8, top: 114 });
  expect(at(350, 150, 'right')).toEqual({ left: 244, top: 145 });
  // The table header must stay visible: a hint for the first row is placed below the row, and a hint for the header is
  // placed above the header.
  expect(at(200, 150, 'top', 140)).toEqual({ left: 160, top: 176 });
  expect(at(200, 150, 'top', 110)).toEqual({ left: 160, top: 114 });
  expect(at(200, 150, 'top', 160)).toEqual({ left: 160, top: 114 });
});
