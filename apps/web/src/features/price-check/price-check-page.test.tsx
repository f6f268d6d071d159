import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCheckStore } from './check-store.ts';
import { PriceCheckPage } from './price-check-page.tsx';

const line = '3x Exaltd Orb';
/** Search parameters of the page's address. */
let address: { readonly text?: string; readonly league?: string } = {};
let miscounted: { miscountedLines: readonly string[]; miscountedLineCount: number };
vi.mock('../../shared/workers/pricing-client.ts', () => ({
  getPricingWorker: () => ({
    checkText: async (_: unknown, text: string) => ({
      ok: true,
      items: [{ kind: 'unread', reason: 'notAnItem', start: text }],
      leftOutCount: 0,
      unreadLines: [],
      unreadLineCount: 0,
      ...miscounted,
      suggestions: text.includes(line) ? [{ line, corrected: '3x Exalted Orb' }] : [],
    }),
  }),
}));
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: ({ children }: { readonly children: React.ReactNode }) => <span>{children}</span>,
  useSearch: () => address,
  useNavigate:
    () =>
    ({ search }: { readonly search: (before: object) => object }) =>
      void (address = search(address)),
}));
vi.mock('../../shared/game/use-game.ts', () => ({ useGame: () => 'poe1' }));
vi.mock('../../shared/prices/use-league.ts', () => ({ useLeague: () => ({ id: 'mercenaries' }) }));
vi.mock('../../shared/prices/asked-league.tsx', () => ({ AskedLeague: () => null }));
beforeEach(() => void (miscounted = { miscountedLines: [], miscountedLineCount: 0 }));
afterEach(cleanup);

it('R1.07 corrects the text when a suggestion is clicked', async () => {
  useCheckStore.setState({ text: `2x Divine Orb\n${line}` });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceCheckPage />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '3x Exalted Orb' }));
  expect(useCheckStore.getState().text).toBe('2x Divine Orb\n3x Exalted Orb');
});

it('R1.07 lists lines with an invalid quantity and counts the remaining lines', async () => {
  miscounted = { miscountedLines: ['-3 divine orb', '1e5 chaos orb'], miscountedLineCount: 5 };
  useCheckStore.setState({ text: '-3 divine orb\n1e5 chaos orb' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceCheckPage />
    </QueryClientProvider>,
  );
  const lines = await screen.findByText('-3 divine orb · 1e5 chaos orb');
  expect(lines.parentElement?.textContent).toBe('5 lines have an invalid quantity: -3 divine orb · 1e5 chaos orb · 3 more');
});

it('checks a text that another app shared, and removes it from the address', async () => {
  address = { text: '7x Divine Orb', league: 'mercenaries' };
  useCheckStore.setState({ text: 'before' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceCheckPage />
    </QueryClientProvider>,
  );
  expect(await screen.findByDisplayValue('7x Divine Orb')).toBeTruthy();
  expect(address).toEqual({ text: undefined, league: 'mercenaries' });
});
