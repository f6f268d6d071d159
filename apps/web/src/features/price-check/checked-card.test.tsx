import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import type { CheckedItem } from '../../shared/workers/price-check.ts';
import { CheckedCard } from './checked-card.tsx';
import { CheckedList } from './checked-list.tsx';

let explained: unknown = null;
vi.mock('../../shared/workers/pricing-client.ts', () => ({ getPricingWorker: () => ({ readExplanation: async () => explained }) }));
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: ({ children }: { readonly children: React.ReactNode }) => <span>{children}</span>,
}));
afterEach(cleanup);

const item: CheckedItem = {
  kind: 'checked',
  line: {
    hash: 'a'.repeat(40),
    tag: 'unique',
    name: 'Headhunter',
    properties: { sixLink: false },
    valueChaos: 60,
    lowConfidence: null,
  },
  own: { hash: 'a'.repeat(40), tag: 'unique', key: 'headhunter', name: 'Headhunter', properties: { sixLink: false }, isNamed: true },
  text: '',
  iconPath: '',
  quantity: 1,
  levels: [50, 55, 58, 60, 70, 75, 80, 85, 90, 120],
  listings: 12,
  counted: 12,
  isExchange: false,
  similar: [],
  pricedAtMs: 0,
  isCutOff: false,
  unpriced: null,
  language: null,
  canBe: [],
};
const show = (shown: CheckedItem = item) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 500 }}>
        <CheckedCard item={shown} game="poe1" />
      </PriceViewProvider>
    </QueryClientProvider>,
  );
const levelOf = (label: string): HTMLElement => screen.getByText(label).parentElement ?? expect.fail(label);

const list = (items: readonly CheckedItem[]) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 500 }}>
        <CheckedList items={items} game="poe1" />
      </PriceViewProvider>
    </QueryClientProvider>,
  );

it('D45 shows how soon the item sells at each level, and explains the times', async () => {
  explained = { f: { t: [null, null, null, [3, 1, 8], ...Array<null>(5).fill(null), [72, 48, 120]] } };
  show();
  expect((await screen.findByText('≈ 3 hr')).getAttribute('title')).toBe('Sells within about 3 hr (1–8 hr)');
  expect(within(levelOf('Cheapest 12%')).getByText('≈ 3 hr')).toBeDefined();
  expect(within(levelOf('Cheapest 50%')).getByText('≈ 3 days')).toBeDefined();
  expect(within(levelOf('Cheapest 5%')).getByText('–')).toBeDefined();
});

it('D45 shows only the levels if there are no sales', async () => {
  explained = {};
  show();
  expect(await screen.findByText('Cheapest 12%')).toBeDefined();
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(within(levelOf('Cheapest 5%')).queryByText('–')).toBeNull();
});

it('shows the Chaos Orb as the unit of prices, without sellers or levels', () => {
  const line = { ...item.line, tag: 'currency', name: 'Chaos Orb', properties: {}, valueChaos: 1 } as const;
  show({ ...item, line, listings: 0, counted: 0, levels: Array<number>(10).fill(1) });
  expect(screen.getByText('All prices are based on this item: 1 Chaos Orb is 1 chaos.')).toBeDefined();
  expect(screen.queryByText(/seller/)).toBeNull();
  expect(screen.queryByText('Cheapest 12%')).toBeNull();
});

it('D53 marks a total that includes a doubtful price, in a stack and in a list', () => {
  const doubtful: CheckedItem = { ...item, line: { ...item.line, lowConfidence: 'few' }, quantity: 3 };
  show(doubtful);
  expect(screen.getByRole('img', { name: '180 chaos, Low confidence: few sellers' })).toBeDefined();
  expect(within(levelOf('Cheapest 5%')).getByRole('img').getAttribute('aria-label')).toBe('50 chaos, Low confidence: few sellers');
  cleanup();
  list([item, doubtful]);
  expect(screen.getByRole('img', { name: '240 chaos, Includes low-confidence prices' })).toBeDefined();
  cleanup();
  list([item, { ...doubtful, line: { ...doubtful.line, valueChaos: null } }]);
  expect(screen.getAllByRole('img', { name: '60 chaos' })).toHaveLength(2);
});

it('R1.07 shows the league and the age of the oldest prices in a list, and the price per piece for stacks', () => {
  const minutesAgo = (count: number) => Date.now() - count * 60_000;
  const stack: CheckedItem = { ...item, quantity: 5, pricedAtMs: minutesAgo(12) };
  const unpriced: CheckedItem = { ...item, line: { ...item.line, valueChaos: null }, pricedAtMs: minutesAgo(40) };
  list([{ ...item, pricedAtMs: minutesAgo(2) }, stack, unpriced]);
  expect(screen.getByText('12 min ago').parentElement?.textContent).toMatch(/^\S.* prices 12 min ago$/);
  const rows = screen.getAllByRole('listitem');
  const pricesOf = (row: HTMLElement | undefined) =>
    within(row ?? expect.fail())
      .queryAllByRole('img', { name: /chaos/ })
      .map((price) => price.getAttribute('aria-label'));
  expect(rows.map(pricesOf)).toEqual([['60 chaos'], ['300 chaos', '60 chaos'], []]);
});

it('explains a whisper in the price check', () => {
  show({ kind: 'whisper', ign: 'Kirael', side: 'sell', what: '4 of your Map matching my search for 17c' });
  expect(screen.getByText('This is a whisper')).toBeDefined();
  expect(screen.getByText(/It asks Kirael to sell: 4 of your Map matching my search for 17c\. Send it/)).toBeDefined();
});

it('loads a single item’s picture immediately, and pictures far down a list when they are scrolled near', () => {
  const pictured = { ...item, iconPath: '/image/headhunter.png' };
  const { container, rerender } = show(pictured);
  const readLoading = () => [...container.querySelectorAll('img[src*=headhunter]')].map((picture) => picture.getAttribute('loading'));
  expect(readLoading()).toEqual(['eager']);
  rerender(
    <QueryClientProvider client={new QueryClient()}>
      <CheckedList items={Array<CheckedItem>(30).fill(pictured)} game="poe1" />
    </QueryClientProvider>,
  );
  expect([readLoading()[0], readLoading()[14], readLoading()[15], readLoading()[29]]).toEqual(['eager', 'eager', 'lazy', 'lazy']);
});
