import { expandValuation } from '@poexchange/domain/pricing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import type { OfferLine } from './offer-lines.ts';
import { SaleTimes } from './sale-times.tsx';

type Time = readonly [hours: number, least: number, most: number];
let explained: { f?: { t: readonly (Time | null)[] } } | null = null;
const prices = [50, 55, 58, 60, 70, 75, 80, 85, 90, 120];
vi.mock('../../../shared/workers/pricing-client.ts', () => ({
  getPricingWorker: () => ({
    readGroup: async () => ({ valuation: expandValuation({ c: prices, l: 12, d: [], h: [] }), pricedAtMs: 0 }),
    readExplanation: async () => explained,
  }),
}));
afterEach(cleanup);

const line = { entry: { tag: 'unique', hash: 'a'.repeat(40) } } as OfferLine;
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 500 }}>
        <SaleTimes line={line} place={{ game: 'poe1', league: 'standard', category: 'unique', subCategory: '' }} />
      </PriceViewProvider>
    </QueryClientProvider>,
  );

it('D45 shows how soon an item sells at four prices, and the range, if a time is known', async () => {
  // Times of the ten levels: three of 5, 12, 30 and 50 percent are shown, because the time at 30 is unknown.
  explained = { f: { t: [[0.5, 0.2, 2], [9, 9, 9], [9, 9, 9], [3, 1, 8], null, null, null, null, null, [72, 48, 120]] } };
  const { container } = show();
  await screen.findByText('30 min');
  expect(screen.getByText('Sells within about')).toBeDefined();
  expect([...container.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent)).toHaveLength(3);
  for (const text of ['3 hr', '1–8 hr', '3 days', '2–5 days']) expect(screen.getByText(text)).toBeDefined();
  for (const name of ['50 chaos', '60 chaos', '120 chaos']) expect(screen.getByRole('img', { name })).toBeDefined();
});

it('D45 shows that too few sales were seen', async () => {
  explained = {};
  show();
  expect(await screen.findByText('Too few sales so far to tell how fast this sells.')).toBeDefined();
});
