import { expandValuation, type Valuation } from '@poexchange/domain/pricing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confidenceCodes } from '../../shared/workers/economy-columns.ts';
import { PriceViewProvider, type PageView } from '../../shared/ui/price-view.tsx';
import type { ChartPoint } from './chart-geometry.ts';
import { nameOf, type EconomyRow } from './economy-rows.ts';
import { plainView } from './economy-view.ts';
import { ItemPanel } from './item-panel.tsx';
import { currencyRows, currencyValuations, hashOf } from './testing/currency-rows.ts';

const HOUR_MS = 3_600_000;
const drawn: (readonly ChartPoint[])[] = [];
vi.mock('./history-chart.tsx', () => ({
  HistoryChart: ({ points }: { points: readonly ChartPoint[] }) => {
    drawn.push(points);
    return null;
  },
}));
vi.mock('./own-market.tsx', () => ({ OwnMarket: () => null }));
const byHash = new Map<string, Valuation>(
  Object.entries(currencyValuations).map(([name, valuation]) => [hashOf(name), expandValuation(valuation)]),
);
vi.mock('../../shared/workers/pricing-client.ts', () => ({
  getPricingWorker: () => ({
    readGroup: async (_scope: unknown, { hash }: { hash: string }) => ({ valuation: byHash.get(hash) ?? null, pricedAtMs: 400 * HOUR_MS }),
    readBands: async () => null,
    readExplanation: async () => null,
  }),
}));
beforeEach(() => void (drawn.length = 0));
afterEach(cleanup);

const show = (name: string, view: PageView) => {
  const row = currencyRows.find((each) => nameOf(each) === name) ?? expect.fail(name);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceViewProvider view={view}>
        <ItemPanel
          row={row}
          rows={currencyRows}
          view={plainView}
          scope={{ game: 'poe2', league: 'dawn' }}
          onClose={() => undefined}
          onChoose={() => undefined}
        />
      </PriceViewProvider>
    </QueryClientProvider>,
  );
};
const exalted: PageView = { game: 'poe2', unit: 'ex', chaosPerUnit: 0.88 };
const chaos: PageView = { game: 'poe2', unit: 'c', chaosPerUnit: 1 };

it('D59 shows an item’s change and curve for amounts in the displayed currency', async () => {
  show('Divine Orb', exalted);
  // 40 exalted seven days ago, and 50 now.
  expect(screen.getByText('25%')).toBeTruthy();
  const values = (): (number | null)[] => drawn.at(-1)?.map((point) => point.chaos) ?? [];
  await waitFor(() => expect(values().at(-1)).toBe(44));
  expect(values()[0]).toBeCloseTo(40 * 0.88);
  cleanup();
  show('Divine Orb', chaos);
  expect(screen.getByText('10%')).toBeTruthy();
  await waitFor(() => expect(values()[0]).toBe(40));
});

it('D53 keeps the mark of a doubtful price, and the head’s unit, in the line for chat', async () => {
  const written: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true, writable: true });
  const copy = async (row: EconomyRow): Promise<string | undefined> => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 44 }}>
          <ItemPanel
            row={row}
            rows={currencyRows}
            view={plainView}
            scope={{ game: 'poe1', league: 'dawn' }}
            onClose={() => undefined}
            onChoose={() => undefined}
          />
        </PriceViewProvider>
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy for chat' }));
    await waitFor(() => expect(written).toHaveLength(1));
    cleanup();
    return written.pop();
  };
  const row = currencyRows.find((each) => nameOf(each) === 'Divine Orb') ?? expect.fail();
  expect(await copy(row)).toBe('Divine Orb: 44c');
  const confidence = Uint8Array.from(row.columns.confidence, () => confidenceCodes.indexOf('few'));
  expect(await copy({ ...row, columns: { ...row.columns, confidence } })).toBe('Divine Orb: 44c?');
});

it('R9.12 shows the Chaos Orb as the unit if prices are in chaos, and shows its value if prices are in another unit', () => {
  show('Chaos Orb', chaos);
  expect(screen.getByText(/price of a Chaos Orb is always 1/)).toBeTruthy();
  cleanup();
  show('Chaos Orb', exalted);
  expect(screen.queryByText(/price of a Chaos Orb is always 1/)).toBeNull();
  expect(screen.getByText(/the value of one Chaos Orb in the currency shown/)).toBeTruthy();
  cleanup();
  show('Divine Orb', chaos);
  expect(screen.queryByText(/Chaos Orb/)).toBeNull();
});
