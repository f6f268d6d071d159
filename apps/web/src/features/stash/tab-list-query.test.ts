import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { readTabs, tabListQuery } from './tab-list-query.ts';

const scope = { accountId: 'a', game: 'poe1', league: 'mercenaries' } as const;

afterEach(() => vi.unstubAllGlobals());

it('R9.46 refetches a tab list after 30 minutes, and keeps an unused list for 20', () => {
  expect(tabListQuery(scope)).toMatchObject({ staleTime: 30 * 60_000, gcTime: 20 * 60_000 });
});

it('R3.27 assigns new random ids, in every list, to tabs known only by name', () => {
  const read = () => readTabs(['Dump', 'Dump'], scope.league).map(({ id }) => id);
  expect(new Set([...read(), ...read()]).size).toBe(4);
});

it('R3.26 lists tabs by composite id and keeps the original id', async () => {
  const reply = { stashes: [{ id: 't1', name: 'A', type: 'PremiumStash' }], readAtMs: 5, budget: null, stashBudget: null };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } }));
  const { tabs } = await new QueryClient().fetchQuery(tabListQuery(scope));
  expect(tabs.map(({ id, tabId }) => [id, tabId])).toEqual([['mercenaries:t1', 't1']]);
});
