import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { writeAmount, writeGrouped } from './write-values.ts';

afterEach(() => changeLanguage('en'));

it.each([
  ['en', '17.5', '17.5'],
  ['de', '17.5', '17,5'],
  ['de', '1.54k', '1,54k'],
  ['fr', '0.0176', '0,0176'],
  ['ja', '99.4', '99.4'],
  ['ru', '136', '136'],
] as const)('R1.09 in %s shows the amount %s as %s', async (language, amount, shown) => {
  await changeLanguage(language);
  expect(writeAmount(amount)).toBe(shown);
});

it.each([
  ['en', '162967', '162,967'],
  ['en', '877158.1', '877,158.1'],
  ['en', '-1234.5', '-1,234.5'],
  ['de', '162967', '162.967'],
  ['de', '877158.1', '877.158,1'],
  ['fr', '877158.1', '877\u202f158,1'],
  ['pt', '1234567', '1.234.567'],
  ['ru', '162967.25', '162\u00a0967,25'],
  // Decimals are never grouped or dropped.
  ['en', '1234.123456', '1,234.123456'],
  // A short form keeps its letter.
  ['en', '1.54k', '1.54k'],
  ['de', '1.54k', '1,54k'],
] as const)('R1.09 in %s groups the digits of %s: %s', async (language, amount, shown) => {
  await changeLanguage(language);
  expect(writeGrouped(amount)).toBe(shown);
});
