import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { writeAmount } from './write-values.ts';

afterEach(() => changeLanguage('en'));

it.each([
  ['en', '17.5', '17.5'],
  ['de', '17.5', '17,5'],
  ['de', '1.54k', '1,54k'],
  ['fr', '0.0176', '0,0176'],
  ['ja', '99.4', '99.4'],
  ['ru', '136', '136'],
] as const)('R1.09 in %s the amount %s is shown as %s', async (language, amount, shown) => {
  await changeLanguage(language);
  expect(writeAmount(amount)).toBe(shown);
});
