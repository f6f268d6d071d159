/** Settings, profiles and snapshots as the server has them (R7.35-R7.39), with the ages of R9.57 and R9.58. */
import {
  netWorthApi,
  readDetails,
  type SnapshotProfile,
  type SnapshotRow,
  type SnapshotSettings,
} from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId, SnapshotId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { SnapshotDetails } from '@poexchange/domain/net-worth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { readRow, type SnapshotHead } from './read-row.ts';

/** R9.57, R9.58: events renew what changes in between. */
const FRESH_MS = 30 * 60_000;
/** R9.58. */
const DETAILS_KEPT_MS = 5 * 60_000;
/** Sums by tab up to which rows outlive a reload (R9.60). All that does is written anew with every change. */
const MOST_KEPT_SUMS = 20_000;

function isSmall(rows: unknown): boolean {
  return Array.isArray(rows) && (rows as SnapshotRow[]).reduce((sum, row) => sum + row[8].length, 0) <= MOST_KEPT_SUMS;
}

/** Settings of a game (R3.58). */
export function settingsQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'settings', game],
    queryFn: async ({ signal }): Promise<SnapshotSettings> =>
      (await callApi(netWorthApi.getSnapshotSettings, { params: { id: game } }, { signal })).settings,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: true },
  });
}

/** Profiles of a game, oldest first (R3.59). */
export function profilesQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'profiles', game],
    queryFn: async ({ signal }): Promise<readonly SnapshotProfile[]> =>
      (await callApi(netWorthApi.getSnapshotProfiles, { params: { id: game } }, { signal })).profiles,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: true },
  });
}

/** Rows of a profile's snapshots as they arrive, oldest first (R3.62). */
export function rowsQuery(profileId: SnapshotProfileId | null) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'rows', profileId],
    queryFn: async ({ signal }): Promise<readonly SnapshotRow[]> =>
      profileId === null
        ? []
        : (await callApi(netWorthApi.getProfileSnapshots, { params: { id: profileId }, query: {} }, { signal })).snapshots,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: isSmall },
  });
}

/** A snapshot with its items (R7.38). They never change. */
export function detailsQuery(id: SnapshotId | null) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'details', id],
    queryFn: async ({ signal }): Promise<SnapshotDetails | null> =>
      id === null ? null : readDetails((await callApi(netWorthApi.getSnapshot, { params: { id } }, { signal })).snapshot),
    staleTime: FRESH_MS,
    gcTime: DETAILS_KEPT_MS,
    // 20,000 kinds are not compared with themselves.
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
}

const heads = new WeakMap<SnapshotRow, SnapshotHead>();

/** The same row is the same head, so that nothing is drawn again because another one joined. */
function headOf(row: SnapshotRow): SnapshotHead {
  const known = heads.get(row) ?? readRow(row);
  heads.set(row, known);
  return known;
}

const readHeads = (rows: readonly SnapshotRow[]): readonly SnapshotHead[] => rows.map(headOf);

export function useSnapshotSettings(game: Game) {
  return useQuery({ ...settingsQuery(game), enabled: useHasToken() });
}

export function useSnapshotProfiles(game: Game) {
  return useQuery({ ...profilesQuery(game), enabled: useHasToken() });
}

/** Snapshots of a profile without their items, oldest first; `null` reads nothing. `useNetWorthRoom` keeps it live. */
export function useSnapshotHeads(profileId: SnapshotProfileId | null) {
  const hasToken = useHasToken();
  return useQuery({ ...rowsQuery(profileId), enabled: hasToken && profileId !== null, select: readHeads });
}

/** All of a snapshot; `null` reads nothing. */
export function useSnapshotDetails(id: SnapshotId | null) {
  const hasToken = useHasToken();
  return useQuery({ ...detailsQuery(id), enabled: hasToken && id !== null });
}
