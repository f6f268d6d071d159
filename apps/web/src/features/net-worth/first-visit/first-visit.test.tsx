import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { makeStashTabId, readPublisherTabId, type LeagueId, type SnapshotProfileId } from '@poexchange/domain/ids';
import { readTabList } from '@poexchange/domain/stash';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPageConfig } from '../../../shared/config/page-config.ts';
import type { Realtime } from '../../../shared/socket/realtime.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { charactersQuery } from '../../../shared/ign/main-ign.ts';
import { leaguesQuery } from '../../../shared/prices/queries.ts';
import { tabListQuery } from '../../stash/index.ts';
import { profilesQuery } from '../data/queries.ts';
import { FirstVisit } from './first-visit.tsx';

const league = 'mercenaries' as LeagueId;
const scope = { game: 'poe1', accountId: 'me' } as const;
const tabId = makeStashTabId(league, readPublisherTabId('aa') ?? expect.fail());
const saved: SnapshotProfile = {
  id: 'p1' as SnapshotProfileId,
  name: 'Main',
  poe: 'poe1',
  activeLeague: league,
  activePriceLeague: league,
  stashTabs: [tabId],
  stashFolders: [],
  includeEquipment: true,
  includeInventory: false,
  character: 'Kirael_Slams',
  lastSnapshotAt: null,
  snapshotCount: 0,
  lastTotalPrice: null,
  updatedAt: 1,
};
type Ask = Realtime['ask'];

describe('net worth first visit', () => {
  let client: QueryClient;
  const asked: [name: string, payload: unknown][] = [];
  beforeEach(() => {
    asked.length = 0;
    client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    const tabs = readTabList([{ id: 'aa', name: 'Currency', type: 'CurrencyStash', index: 0 }], { league, makeId: () => 'made' });
    client.setQueryData(tabListQuery({ ...scope, league }).queryKey, { tabs, readAtMs: 1 });
    client.setQueryData(charactersQuery(scope).queryKey, [{ name: 'Kirael_Slams', league, class: 'Juggernaut', level: 97 }]);
    client.setQueryData(leaguesQuery.queryKey, [{ game: 'poe1', id: league, name: 'Mercenaries', startAt: null, endAt: null }]);
    const reply = { profiles: [], serverTimeMs: 1 };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    useConnection.setState({ realtime: null, socket: 'closed' });
  });

  function show(profile: SnapshotProfile | null, onTake: (id: SnapshotProfileId) => void = () => undefined): void {
    const profiles = profile === null ? [] : [profile];
    client.setQueryData(profilesQuery('poe1').queryKey, profiles);
    render(
      <QueryClientProvider client={client}>
        <FirstVisit scope={scope} profiles={profiles} profile={profile} picker={null} onTake={onTake} isTaking={false} dock={null} />
      </QueryClientProvider>,
    );
  }

  function connect(): void {
    const ask: Ask = (async (name: string, payload: unknown) => {
      asked.push([name, payload]);
      return saved;
    }) as Ask;
    const refuse = () => expect.fail('nothing else is sent');
    useConnection.setState({ realtime: { ask, emit: refuse, reopen: refuse, follow: refuse, close: refuse }, socket: 'open' });
  }

  it('R5.43 creates the default profile, with every tab and the character’s equipment, for a person who has no profile', async () => {
    connect();
    show(null);
    await waitFor(() => expect(asked).toHaveLength(1));
    const { id: _id, lastSnapshotAt: _at, snapshotCount: _count, lastTotalPrice: _total, updatedAt: _updated, ...draft } = saved;
    expect(asked[0]).toEqual(['profile:add', draft]);
    expect(client.getQueryData(profilesQuery('poe1').queryKey)).toEqual([saved]);
  });

  it('R5.43 takes the first snapshot of the unchanged profile with one click', () => {
    const taken: string[] = [];
    show(saved, (id) => taken.push(id));
    fireEvent.click(screen.getByRole('button', { name: 'Take the first snapshot' }));
    expect(taken).toEqual(['p1']);
    expect(asked).toEqual([]);
  });

  it('R5.43 takes the first snapshot only once when the button is pressed before the default profile is stored', async () => {
    const taken: string[] = [];
    connect();
    show(null, (id) => taken.push(id));
    const button = await screen.findByRole('button', { name: 'Take the first snapshot' });
    fireEvent.click(button);
    fireEvent.click(button);
    // The component remounts when the profile is stored.
    cleanup();
    await waitFor(() => expect(taken).toEqual(['p1']));
  });

  it('R2.25 saves an edited profile before taking the snapshot', async () => {
    const taken: string[] = [];
    connect();
    show(saved, (id) => taken.push(id));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Inventory' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take the first snapshot' }));
    await waitFor(() => expect(taken).toEqual(['p1']));
    expect(asked).toMatchObject([['profile:update', { id: 'p1', includeInventory: true }]]);
  });

  it('R2.25 saves an edited profile without another click, and when the page is left', async () => {
    connect();
    show(saved);
    fireEvent.change(screen.getByRole('textbox', { name: 'Profile' }), { target: { value: 'Maps' } });
    cleanup();
    await waitFor(() => expect(asked).toMatchObject([['profile:update', { id: 'p1', name: 'Maps' }]]));
  });

  it('R5.43 jumps to the tab list if no tabs are selected', () => {
    const taken: string[] = [];
    show({ ...saved, stashTabs: [] }, (id) => taken.push(id));
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one tab');
    fireEvent.click(screen.getByRole('button', { name: 'Take the first snapshot' }));
    expect(taken).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('R5.43 explains that a game does not share tabs, and offers no action that would fail', async () => {
    await loadPageConfig(() => Promise.resolve({ poe2Stashes: false }));
    client.setQueryData(profilesQuery('poe2').queryKey, []);
    render(
      <QueryClientProvider client={client}>
        <FirstVisit
          scope={{ game: 'poe2', accountId: 'me' }}
          profiles={[]}
          profile={null}
          picker={null}
          onTake={() => expect.fail('nothing can be read')}
          isTaking={false}
          dock={null}
        />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Net worth does not work for PoE 2 yet');
    expect(screen.getByText(/^PoE 2 does not share stash tabs/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Net worth in PoE 1' }).getAttribute('href')).toBe('/poe/poexchange/networth/tracking');
    // Actions that would fail are not offered.
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('After a week')).toBeNull();
    await loadPageConfig(() => Promise.resolve({ poe2Stashes: true }));
  });
});
