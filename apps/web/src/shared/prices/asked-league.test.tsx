import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInterfaceStore } from '../game/interface-store.ts';
import { AskedLeague, AskedLeagueNote } from './asked-league.tsx';
import { writeShareLink } from './share-link.ts';

const shown = { id: 'mercenaries', name: 'Mercenaries' };
const leagues = [shown, { id: 'standard', name: 'Standard' }];
const open = (asked: string) => {
  const acts = { onStay: vi.fn<() => void>(), onChange: vi.fn<(id: string) => void>() };
  render(<AskedLeagueNote asked={asked} shown={shown} leagues={leagues} {...acts} />);
  return acts;
};
const readNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
afterEach(cleanup);

it('reports an unknown league in the address, shows the current league, and offers to stay in it', () => {
  const { onStay } = open('Nosuchleague');
  expect(screen.getByRole('status').textContent).toContain('There is no league “Nosuchleague”. Showing Mercenaries.');
  expect(readNames()).toEqual(['Stay in Mercenaries']);
  fireEvent.click(screen.getByRole('button'));
  expect(onStay).toHaveBeenCalledTimes(1);
});

it('distinguishes the league in the address from the current one, and links to it', () => {
  const { onChange } = open('standard');
  expect(screen.getByRole('status').textContent).toContain('This link is for Standard. Showing Mercenaries.');
  expect(readNames()).toEqual(['Go to Standard', 'Stay in Mercenaries']);
  fireEvent.click(screen.getByRole('button', { name: 'Go to Standard' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('standard');
});

it('says that a link changed the league, with a link back to the previous one', () => {
  const acts = { onStay: vi.fn<() => void>(), onChange: vi.fn<(id: string) => void>() };
  const before = { id: 'standard', name: 'Standard' };
  render(<AskedLeagueNote asked="mercenaries" shown={shown} leagues={leagues} before={before} {...acts} />);
  expect(screen.getByRole('status').textContent).toContain('This link is for Mercenaries, so we switched to that league.');
  fireEvent.click(screen.getByRole('button', { name: 'Back to Standard' }));
  expect(acts.onChange).toHaveBeenCalledExactlyOnceWith('standard');
});

const openAddress = async (address: string) => {
  useInterfaceStore.setState({ lastGame: 'poe1', leaguePoe1: 'standard' });
  const rootRoute = createRootRoute({ component: AskedLeague, validateSearch: (search) => search });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('status');
};

it('switches to the league of a link once, and keeps a league picked afterwards', async () => {
  await openAddress('/?league=mercenaries');
  expect(useInterfaceStore.getState().leaguePoe1).toBe('mercenaries');
  expect(screen.getByRole('status').textContent).toContain('This link is for Mercenaries');
  void act(() => useInterfaceStore.setState({ leaguePoe1: 'hardcore' }));
  expect(useInterfaceStore.getState().leaguePoe1).toBe('hardcore');
  expect(screen.getByRole('status').textContent).toContain('Showing Hardcore.');
});

it('keeps the current league if a link names an unknown league, and says so', async () => {
  await openAddress('/?league=nosuchleague');
  expect(useInterfaceStore.getState().leaguePoe1).toBe('standard');
  expect(screen.getByRole('status').textContent).toContain('There is no league “nosuchleague”. Showing Standard.');
});

it('copies a link with the current league, not the league in the address', () => {
  const link = new URL(writeShareLink('hardcore mercenaries', { listing: null, filter: 'x' }));
  expect(Object.fromEntries(link.searchParams)).toEqual({ league: 'hardcore mercenaries', filter: 'x' });
});

it.each(['mercenaries', 'Mercenaries'])('shows no notice for the league %s', (asked) => {
  open(asked);
  expect(screen.queryByRole('status')).toBeNull();
});
