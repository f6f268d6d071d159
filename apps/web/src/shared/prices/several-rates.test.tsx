import { currencies } from '@poexchange/domain/currency';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PriceEntry } from '../price-files/price-book.ts';
import { PriceField } from '../ui/price-field.tsx';
import { PriceViewProvider } from '../ui/price-view.tsx';
import type { PricingCore } from '../workers/pricing-core.ts';
import { ratesQuery } from './queries.ts';
import { SeveralRates } from './several-rates.tsx';

const place = { game: 'poe2', league: 'dawn of the hunt' } as const;
vi.mock('../game/use-game.ts', () => ({ useGame: () => place.game }));
vi.mock('./use-league.ts', () => ({ useLeague: () => ({ id: place.league, name: 'Dawn of the Hunt' }) }));

const chaosOf = { d: 36, ex: 0.125, r: 0.5 } as const;
const entries = (['d', 'ex', 'r'] as const).map((unit): PriceEntry => ({
  hash: unit,
  tag: 'currency',
  key: currencies[unit].group,
  name: unit,
  iconPath: '',
  properties: {},
  valueChaos: chaosOf[unit],
  lowConfidence: null,
  listings: 9,
  priceHash: unit,
  filterHash: unit,
}));
const readTagPrices: PricingCore['readTagPrices'] = (_scope, tag) => Promise.resolve({ league: place.league, tag, pricedAtMs: 1, entries });
vi.mock('../workers/pricing-client.ts', () => ({ getPricingWorker: () => ({ readTagPrices }) }));

afterEach(cleanup);

it.each([
  ['2d 20c', 92],
  ['2d', 72],
  ['5ex', 0.625],
  ['1r', 0.5],
])('D59 accepts “%s” as a poe2 price in any displayed currency', async (text, chaos) => {
  const onChange = vi.fn<(chaos: number | null) => void>();
  const client = new QueryClient();
  await client.fetchQuery(ratesQuery(place));
  render(
    <QueryClientProvider client={client}>
      <PriceViewProvider view={{ game: 'poe2', unit: 'c', chaosPerUnit: 1 }}>
        <SeveralRates>
          <PriceField valueChaos={null} onChange={onChange} commits="leaving" reason="below" />
        </SeveralRates>
      </PriceViewProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull());
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onChange.mock.lastCall?.[0]).toBe(chaos);
});
