import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { PayablePrice } from './payable-price.tsx';

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

const view = { game: 'poe2', unit: 'd', chaosPerUnit: 1 } as const;

it.each([
  ['en', '162,967', '162,967.13'],
  ['de', '162.967', '162.967,13'],
] as const)('R1.09, D35 amounts to pay and exact sums group their digits as %s does', async (language, paid, exact) => {
  await changeLanguage(language);
  render(<PayablePrice chaos={162_967.126} view={view} />);
  const price = screen.getByRole('img');
  expect(price.textContent).toContain(paid);
  expect(price.getAttribute('aria-label')).toContain(paid);
  expect(price.title).toMatch(new RegExp(`${exact}(?!\\d)`));
  expect(price.getAttribute('aria-label')).toContain(price.title);
});
