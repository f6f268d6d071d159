import type { SnapshotProfile, SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyNetWorthEvent } from './apply-event.ts';
import { detailsQuery, profilesQuery, rowsQuery, settingsQuery } from './queries.ts';

const profileId = 'p1' as SnapshotProfileId;
const league = 'mercenaries' as LeagueId;
const makeRow = (id: string, atMs: number, note = ''): SnapshotRow => [
  id as SnapshotId,
  league,
  league,
  null,
  false,
  false,
  10,
  -1,
  [],
  atMs,
  'manual',
  [],
  null,
  0,
  note,
];
const makeProfile = (id: string, name: string): SnapshotProfile => ({
  id: id as SnapshotProfileId,
  name,
  poe: 'poe1',
  activeLeague: league,
  activePriceLeague: league,
  stashTabs: [],
  stashFolders: [],
  includeEquipment: false,
  includeInventory: false,
  character: null,
  lastSnapshotAt: null,
  snapshotCount: 0,
  lastTotalPrice: null,
  updatedAt: 1,
});
const makeSettings = (updatedAt: number): SnapshotSettings => ({
  poe: 'poe1',
  selectedProfileId: profileId,
  autosnapshotEnabled: false,
  snapshotInterval: 900_000,
  snapshotCount: 0,
  updatedAt,
  lastSnapshotAt: null,
  nextManualSnapshotAt: null,
  nextAutoSnapshotAt: null,
});

describe('net worth events', () => {
  let client: QueryClient;
  const rows = (): readonly string[] => (client.getQueryData(rowsQuery(profileId).queryKey) ?? []).map((row) => `${row[0]}${row[14]}`);
  const names = (): readonly string[] => (client.getQueryData(profilesQuery('poe1').queryKey) ?? []).map(({ name }) => name);
  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(rowsQuery(profileId).queryKey, [makeRow('a', 1), makeRow('c', 3)]);
    client.setQueryData(profilesQuery('poe1').queryKey, [makeProfile('p1', 'one'), makeProfile('p2', 'two')]);
  });

  it('R7.58 inserts a snapshot in time order, once, and updates its note', () => {
    applyNetWorthEvent(client, 'snapshot:added', { snapshotProfileId: profileId, row: makeRow('b', 2) });
    applyNetWorthEvent(client, 'snapshot:added', { snapshotProfileId: profileId, row: makeRow('b', 2) });
    applyNetWorthEvent(client, 'snapshot:updated', { snapshotProfileId: profileId, row: makeRow('a', 1, '!') });
    expect(rows()).toEqual(['a!', 'b', 'c']);
  });

  it('R7.58 removes deleted snapshots and their items', () => {
    const id = 'a' as SnapshotId;
    const details: SnapshotDetails = { game: 'poe1', tabs: [], items: [] };
    client.setQueryData(detailsQuery(id).queryKey, details);
    applyNetWorthEvent(client, 'snapshot:deleted', { snapshotProfileId: profileId, ids: [id], changes: [] });
    expect(rows()).toEqual(['c']);
    expect(client.getQueryData(detailsQuery(id).queryKey)).toBeUndefined();
  });

  it('D70, R7.58 updates the income and effects of the snapshot after a deleted snapshot, and leaves other snapshots unchanged', () => {
    const id = 'c' as SnapshotId;
    applyNetWorthEvent(client, 'snapshot:deleted', {
      snapshotProfileId: profileId,
      ids: ['b' as SnapshotId],
      changes: [[id, 5, [1, 2, 3, 4]]],
    });
    const [a, c] = client.getQueryData(rowsQuery(profileId).queryKey) ?? [];
    expect(a).toEqual(makeRow('a', 1));
    expect(c).toEqual(makeRow('c', 3).with(7, 5).with(12, [1, 2, 3, 4]));
  });

  it('R3.59 refreshes profile counts when a snapshot is added or removed, not when its note changes', () => {
    const isCounted = (): boolean => client.getQueryState(profilesQuery('poe1').queryKey)?.isInvalidated === true;
    applyNetWorthEvent(client, 'snapshot:updated', { snapshotProfileId: profileId, row: makeRow('a', 1, '!') });
    expect(isCounted()).toBe(false);
    applyNetWorthEvent(client, 'snapshot:added', { snapshotProfileId: profileId, row: makeRow('b', 2) });
    expect(isCounted()).toBe(true);
    client.setQueryData(profilesQuery('poe1').queryKey, [makeProfile('p1', 'one')]);
    applyNetWorthEvent(client, 'snapshot:deleted', { snapshotProfileId: profileId, ids: ['b' as SnapshotId], changes: [] });
    expect(isCounted()).toBe(true);
  });

  it('R7.59 appends new profiles, updates them in place, and removes them with their snapshots', () => {
    applyNetWorthEvent(client, 'profile:added', makeProfile('p3', 'three'));
    applyNetWorthEvent(client, 'profile:updated', makeProfile('p1', 'first'));
    expect(names()).toEqual(['first', 'two', 'three']);
    applyNetWorthEvent(client, 'profile:deleted', { id: profileId });
    expect(names()).toEqual(['two', 'three']);
    expect(rows()).toEqual([]);
  });

  it('R7.58 ignores settings older than the cached settings', () => {
    const { queryKey } = settingsQuery('poe1');
    applyNetWorthEvent(client, 'settings:updated', makeSettings(5));
    applyNetWorthEvent(client, 'settings:updated', makeSettings(4));
    expect(client.getQueryData(queryKey)?.updatedAt).toBe(5);
  });

  it('R7.58 refetches a list when an event arrives during its fetch', async () => {
    const answers: ((rows: readonly SnapshotRow[]) => void)[] = [];
    const observer = new QueryObserver(client, {
      ...rowsQuery(profileId),
      staleTime: 0,
      queryFn: () => new Promise<readonly SnapshotRow[]>((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    applyNetWorthEvent(client, 'snapshot:added', { snapshotProfileId: profileId, row: makeRow('d', 4) });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.([makeRow('a', 1)]);
    answers[1]?.([makeRow('a', 1), makeRow('d', 4)]);
    await vi.waitFor(() => expect(rows()).toEqual(['a', 'd']));
    stop();
  });
});
