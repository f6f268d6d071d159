import { splitChaos } from '@poexchange/domain/currency';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { DivineRate } from './divine-rate.tsx';

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

function show(chaosPerDivine: number): string {
  render(
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine }}>
      <DivineRate />
    </PriceViewProvider>,
  );
  return screen.getByRole('img').textContent ?? '';
}

it.each([
  [193.4216, '193.42'],
  [193.5, '193.5'],
  [200, '200'],
  [1234.567, '1,234.57'],
])('R9.33 shows the rate %d with the decimals used for totals: %s', (rate, shown) => {
  expect(show(rate)).toBe(`1 = ${shown}`);
  expect(splitChaos(220 * Number(shown.replace(',', '')), rate)).toEqual({ divines: 220, chaos: 0 });
});

it('R9.36 shows no rate in poe2, which has no high currency', () => {
  const { container } = render(
    <PriceViewProvider view={{ game: 'poe2', chaosPerDivine: 200, unit: 'ex', chaosPerUnit: 0.1 }}>
      <DivineRate />
    </PriceViewProvider>,
  );
  expect(container.textContent).toBe('');
});

it('R1.09 formats the rate with the page’s decimal separator', async () => {
  await changeLanguage('de');
  expect(show(193.4216)).toBe('1 = 193,42');
});
