/** Applies events from a person's net worth room to the page's cached data. */
import type { NetWorthRoomEventData, NetWorthRoomEventName } from '@poexchange/contract/events/net-worth';
import type { SnapshotProfile, SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { detailsQuery, profilesQuery, rowsQuery, settingsQuery } from './queries.ts';

type RoomEvent = { [N in NetWorthRoomEventName]: { readonly name: N; readonly data: NetWorthRoomEventData<N> } }[NetWorthRoomEventName];

const games: readonly Game[] = ['poe1', 'poe2'];

/** Applies an event. The server's replies to this page are applied the same way. */
export function applyNetWorthEvent<N extends NetWorthRoomEventName>(client: QueryClient, name: N, data: NetWorthRoomEventData<N>): void {
  const event = { name, data } as RoomEvent;
  switch (event.name) {
    case 'settings:updated':
      return keepSettings(client, event.data);
    case 'profile:added':
    case 'profile:updated':
      return keepProfile(client, event.data);
    case 'profile:deleted':
      return dropProfile(client, event.data.id);
    case 'snapshot:added':
    case 'snapshot:updated':
      return keepRow(client, event.data.snapshotProfileId, event.data.row);
    case 'snapshot:deleted':
      return dropRows(client, event.data);
    case 'snapshot:token-revoked':
      return undefined;
  }
}

export function keepSettings(client: QueryClient, settings: SnapshotSettings): void {
  const { queryKey } = settingsQuery(settings.poe);
  client.setQueryData(queryKey, (before) => (before !== undefined && before.updatedAt > settings.updatedAt ? before : settings));
  readAgainIfUnderWay(client, queryKey);
}

export function keepProfile(client: QueryClient, profile: SnapshotProfile): void {
  const { queryKey } = profilesQuery(profile.poe);
  client.setQueryData(queryKey, (before) => before && putProfile(before, profile));
  readAgainIfUnderWay(client, queryKey);
}

/** A profile never changes its position: profiles are ordered oldest first. */
function putProfile(profiles: readonly SnapshotProfile[], profile: SnapshotProfile): readonly SnapshotProfile[] {
  if (!profiles.some(({ id }) => id === profile.id)) return [...profiles, profile];
  return profiles.map((each) => (each.id === profile.id ? profile : each));
}

export function dropProfile(client: QueryClient, id: SnapshotProfileId): void {
  for (const game of games) {
    const { queryKey } = profilesQuery(game);
    client.setQueryData(queryKey, (before) => before?.filter((profile) => profile.id !== id));
    readAgainIfUnderWay(client, queryKey);
  }
  client.removeQueries({ queryKey: rowsQuery(id).queryKey });
}

export function keepRow(client: QueryClient, profileId: SnapshotProfileId, row: SnapshotRow): void {
  const { queryKey } = rowsQuery(profileId);
  const isKnown = client.getQueryData(queryKey)?.some((each) => each[0] === row[0]) === true;
  client.setQueryData(queryKey, (before) => before && putRow(before, row));
  readAgainIfUnderWay(client, queryKey);
  if (!isKnown) countAgain(client);
}

/** Refetches the profiles, which contain their snapshot counts and latest totals. */
function countAgain(client: QueryClient): void {
  for (const game of games) void client.invalidateQueries({ queryKey: profilesQuery(game).queryKey });
}

/** Inserts a row in time order, or replaces the row with the same id. */
export function putRow(rows: readonly SnapshotRow[], row: SnapshotRow): readonly SnapshotRow[] {
  const [id, createdAtMs] = [row[0], row[9]];
  const others = rows.filter((each) => each[0] !== id);
  const at = others.findLastIndex((each) => each[9] <= createdAtMs) + 1;
  return others.toSpliced(at, 0, row);
}

/** Removes snapshots and updates the income and effects of the snapshots that follow them. */
export function dropRows(client: QueryClient, { snapshotProfileId, ids, changes }: NetWorthRoomEventData<'snapshot:deleted'>): void {
  const gone = new Set(ids);
  const linked = new Map(changes.map((change) => [change[0], change]));
  const { queryKey } = rowsQuery(snapshotProfileId);
  client.setQueryData(queryKey, (before) => before?.filter((row) => !gone.has(row[0])).map((row) => linkRow(row, linked.get(row[0]))));
  readAgainIfUnderWay(client, queryKey);
  for (const id of ids) client.removeQueries({ queryKey: detailsQuery(id).queryKey });
  countAgain(client);
}

type LinkChange = NetWorthRoomEventData<'snapshot:deleted'>['changes'][number];

function linkRow(row: SnapshotRow, change: LinkChange | undefined): SnapshotRow {
  return change === undefined ? row : (row.with(7, change[1]).with(12, change[2]) as SnapshotRow);
}

/** If a fetch is in flight, cancels it and refetches, because its reply may be older than the event. */
function readAgainIfUnderWay(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey, exact: true }) === 0) return;
  void client.cancelQueries({ queryKey, exact: true }).then(() => client.invalidateQueries({ queryKey, exact: true }));
}
