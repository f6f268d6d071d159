/** Queries for settings, profiles and snapshots, with the cache ages of R9.57 and R9.58. */
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
import { callOrShowLast } from '../../../shared/network/last-seen.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { readRow, type SnapshotHead } from './read-row.ts';

/** R9.57, R9.58: in the meantime, events keep the data up to date. */
const FRESH_MS = 30 * 60_000;
/** R9.58. */
const DETAILS_KEPT_MS = 5 * 60_000;
/** Maximum age of the last known state that is shown while the server is unreachable (D36). */
const LAST_SHOWN_MS = 7 * 24 * 3_600_000;
/**
 * Maximum number of per-tab sums for which rows survive a reload (R9.60). All persisted data is rewritten on every
 * change.
 */
const MOST_KEPT_SUMS = 20_000;

function isSmall(rows: unknown): boolean {
  return Array.isArray(rows) && (rows as SnapshotRow[]).reduce((sum, row) => sum + row[8].length, 0) <= MOST_KEPT_SUMS;
}

export function settingsQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'settings', game],
    queryFn: async ({ client, signal }): Promise<SnapshotSettings> =>
      (
        await callOrShowLast({
          name: 'net-worth-settings',
          part: game,
          schema: netWorthApi.getSnapshotSettings.reply,
          maxAgeMs: LAST_SHOWN_MS,
          call: () => callApi(netWorthApi.getSnapshotSettings, { params: { id: game } }, { signal }),
          show: ({ settings }) => void client.setQueryData(settingsQuery(game).queryKey, settings, { updatedAt: 0 }),
        })
      ).settings,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: true },
  });
}

/** A game's profiles, oldest first. */
export function profilesQuery(game: Game) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'profiles', game],
    queryFn: async ({ client, signal }): Promise<readonly SnapshotProfile[]> =>
      (
        await callOrShowLast({
          name: 'net-worth-profiles',
          part: game,
          schema: netWorthApi.getSnapshotProfiles.reply,
          maxAgeMs: LAST_SHOWN_MS,
          call: () => callApi(netWorthApi.getSnapshotProfiles, { params: { id: game } }, { signal }),
          show: ({ profiles }) => void client.setQueryData(profilesQuery(game).queryKey, profiles, { updatedAt: 0 }),
        })
      ).profiles,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: true },
  });
}

/** Rows of a profile's snapshots as received, oldest first. */
export function rowsQuery(profileId: SnapshotProfileId | null) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'rows', profileId],
    queryFn: async ({ client, signal }): Promise<readonly SnapshotRow[]> =>
      profileId === null
        ? []
        : (
            await callOrShowLast({
              name: 'net-worth-rows',
              part: profileId,
              schema: netWorthApi.getProfileSnapshots.reply,
              maxAgeMs: LAST_SHOWN_MS,
              call: () => callApi(netWorthApi.getProfileSnapshots, { params: { id: profileId }, query: {} }, { signal }),
              show: ({ snapshots }) => void client.setQueryData(rowsQuery(profileId).queryKey, snapshots, { updatedAt: 0 }),
            })
          ).snapshots,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'silent', persist: isSmall },
  });
}

/** A snapshot with its items, which never change. */
export function detailsQuery(id: SnapshotId | null) {
  return queryOptions({
    queryKey: [...ownKeys.netWorth, 'details', id],
    queryFn: async ({ client, signal }): Promise<SnapshotDetails | null> =>
      id === null
        ? null
        : readDetails(
            (
              await callOrShowLast({
                name: 'net-worth-snapshot',
                part: id,
                schema: netWorthApi.getSnapshot.reply,
                maxAgeMs: LAST_SHOWN_MS,
                call: () => callApi(netWorthApi.getSnapshot, { params: { id } }, { signal }),
                show: ({ snapshot }) => void client.setQueryData(detailsQuery(id).queryKey, readDetails(snapshot), { updatedAt: 0 }),
              })
            ).snapshot,
          ),
    staleTime: FRESH_MS,
    gcTime: DETAILS_KEPT_MS,
    // Skips the structural comparison of up to 20,000 kinds.
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
}

const heads = new WeakMap<SnapshotRow, SnapshotHead>();

/** Returns the same head for an unchanged row, so that a new row does not rerender the other rows. */
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

/**
 * A profile's snapshots without their items, oldest first. Fetches nothing for `null`. `useNetWorthRoom` keeps the list
 * up to date.
 */
export function useSnapshotHeads(profileId: SnapshotProfileId | null) {
  const hasToken = useHasToken();
  return useQuery({ ...rowsQuery(profileId), enabled: hasToken && profileId !== null, select: readHeads });
}

/** A snapshot with all its items. Fetches nothing for `null`. */
export function useSnapshotDetails(id: SnapshotId | null) {
  const hasToken = useHasToken();
  return useQuery({ ...detailsQuery(id), enabled: hasToken && id !== null });
}
