import { expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';
import { readNumber } from './read-number.ts';

it('R2.11 reads a number as people type it, with a point or a comma, and never guesses', () => {
  expect(['1', ' 1.5 ', '1,5', '.5', '-2', '1.'].map((text) => readNumber(text))).toEqual([1, 1.5, 1.5, 0.5, -2, 1]);
  for (const text of ['', ' ', '.', '-', '1 000', '2.328,5', '1e9', 'NaN', 'Infinity', '0x10', '9'.repeat(400)])
    expect(readNumber(text)).toBeNull();
});

it('R2.11 refuses what lies outside the bounds or has too many decimals', () => {
  expect(readNumber('5', { min: 1, max: 4 })).toBeNull();
  expect(readNumber('0', { min: 1 })).toBeNull();
  expect(readNumber('1.25', { decimals: 1 })).toBeNull();
  expect(readNumber('1.2', { decimals: 1 })).toBe(1.2);
});

it('a hint stands on its side where it fits, else on the other, always inside the window', () => {
  const page = { width: 400, height: 300 };
  const tip = { width: 100, height: 30 };
  const at = (left: number, top: number, side: 'top' | 'right') =>
    placeTooltip({ anchor: { left, top, width: 20, height: 20 }, tip, page, side });
  expect(at(200, 150, 'top')).toEqual({ left: 160, top: 114 });
  expect(at(200, 10, 'top')).toEqual({ left: 160, top: 36 });
  expect(at(0, 150, 'top')).toEqual({ left: 8, top: 114 });
  expect(at(350, 150, 'right')).toEqual({ left: 244, top: 145 });
});
