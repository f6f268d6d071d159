import { netWorthRoom, netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import type { SnapshotProfile, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { Game } from '@poexchange/domain/item';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import { ownKeys } from '../../../shared/api/own-keys.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { applyNetWorthEvent } from './apply-event.ts';
import { useSnapshotDetails, useSnapshotHeads, useSnapshotProfiles, useSnapshotSettings } from './queries.ts';
import type { SnapshotHead } from './read-row.ts';
import { readView, writeView, type NetWorthView } from './view.ts';

/** A profile with its snapshots, shared by all parts of the tracking page. */
export type Tracking = ReturnType<typeof useTracking>;

/** The selected profile, or the first profile if the selection is not valid. */
export function findProfile(
  profiles: readonly SnapshotProfile[] | undefined,
  settings: Pick<SnapshotSettings, 'selectedProfileId'> | undefined,
): SnapshotProfile | null {
  return profiles?.find(({ id }) => id === settings?.selectedProfileId) ?? profiles?.[0] ?? null;
}

/** The snapshot in the address, or the newest snapshot. */
export function findHead(heads: readonly SnapshotHead[], id: string | null): SnapshotHead | null {
  return heads.find((head) => head.id === id) ?? heads.at(-1) ?? null;
}

/** The baseline snapshot: the snapshot in the address, or the snapshot before `head`. */
export function findSince(heads: readonly SnapshotHead[], head: SnapshotHead | null, id: string | null): SnapshotHead | null {
  if (head === null) return null;
  const named = heads.find((each) => each.id === id && each.id !== head.id);
  return named ?? heads[heads.indexOf(head) - 1] ?? null;
}

const none: readonly SnapshotHead[] = [];

/** Loads a game's settings, profiles and snapshots, and applies the selection in the address. */
export function useTracking(game: Game) {
  const { view, change } = useNetWorthView();
  const settings = useSnapshotSettings(game);
  const profiles = useSnapshotProfiles(game);
  const profile = findProfile(profiles.data, settings.data);
  const rows = useSnapshotHeads(profile?.id ?? null);
  const heads = rows.data ?? none;
  const head = useMemo(() => findHead(heads, view.snapshot), [heads, view.snapshot]);
  const since = useMemo(() => findSince(heads, head, view.since), [heads, head, view.since]);
  const details = useSnapshotDetails(head?.id ?? null);
  return { game, view, change, settings, profiles, profile, rows, heads, head, since, details };
}

/** Returns whether the address selects a comparison and both snapshots exist. */
export function isComparing({ view, head, since, profile }: Tracking): boolean {
  return view.mode === 'compare' && head !== null && since !== null && profile !== null;
}

/** Keeps the page's net worth data in sync with other tabs and devices. */
export function useNetWorthRoom(): void {
  const client = useQueryClient();
  const account = useAccount();
  const realtime = useConnection((state) => state.realtime);
  const userId = account.status === 'signedIn' ? account.profile.uuid : null;
  useEffect(() => {
    if (realtime === null || userId === null) return undefined;
    return realtime.follow(netWorthRoom(userId), {
      events: netWorthRoomEvents,
      onEvent: (name, data) => applyNetWorthEvent(client, name, data),
      // A snapshot's items never change, so only lists and settings are refetched.
      onGap: () => void client.invalidateQueries({ queryKey: ownKeys.netWorth, predicate: ({ queryKey }) => queryKey[1] !== 'details' }),
    });
  }, [realtime, userId, client]);
}

type Search = Readonly<Record<string, string | undefined>>;

type ChangeView = (some: Partial<NetWorthView>) => void;

/** The view in the address, and a function that changes parts of it. */
function useNetWorthView(): { readonly view: NetWorthView; readonly change: ChangeView } {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback(
    (some: Partial<NetWorthView>) =>
      void navigate({
        to: '.',
        search: (before: Search) => writeView({ ...readView(before), ...some }),
        // Opening a comparison adds a history entry; every other change replaces the current entry.
        replace: some.mode !== 'compare',
        resetScroll: false,
      }),
    [navigate],
  );
  return { view, change };
}
