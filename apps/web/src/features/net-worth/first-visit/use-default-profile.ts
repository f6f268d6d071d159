import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { profilesQuery } from '../data/queries.ts';
import { closeDraft } from '../profiles/draft.ts';
import type { Draft, DraftScope } from '../profiles/use-draft.ts';
import { useSaveProfile } from '../profiles/use-profile-actions.ts';

const LOCK = 'poexchange:default-profile';

/**
 * Creates the first profile of a game (R5.43) once it is known that none exists and what can be read. Only one window
 * does so, after a second check. Returns a function that does the same at the user's request: it resolves to the id of
 * the profile that exists by then or was created, and rejects after reporting the failure.
 */
export function useDefaultProfile(options: {
  readonly scope: DraftScope | null;
  readonly profiles: readonly SnapshotProfile[] | undefined;
  readonly editing: Draft;
}): () => Promise<SnapshotProfileId | null> {
  const { scope, profiles, editing } = options;
  const client = useQueryClient();
  const { mutateAsync } = useSaveProfile();
  const isConnected = useConnection(({ socket }) => socket === 'open');
  const game = scope?.game ?? null;
  const isDue = game !== null && profiles?.length === 0 && isConnected && editing.isReady && editing.draft.chosen.length > 0;
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const create = useCallback(
    ({ isRequested, isOver }: { isRequested: boolean; isOver: () => boolean }): Promise<SnapshotProfileId | null> =>
      lockAlone(async () => {
        if (game === null) return null;
        const [known] = await client.fetchQuery({ ...profilesQuery(game), staleTime: 0 }).catch((error: unknown) => {
          // Creating the profile fails for the same reason, and reports it.
          if (isRequested) return [];
          throw error;
        });
        if (known !== undefined) return known.id;
        if (isOver()) return null;
        const { draft, tabs } = latest.current;
        return (await mutateAsync({ id: null, draft: closeDraft(draft, { game, tabs }) })).id;
      }),
    [game, client, mutateAsync],
  );
  useEffect(() => {
    if (!isDue) return undefined;
    let isOver = false;
    // The next connection tries again after a failure.
    void create({ isRequested: false, isOver: () => isOver }).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isDue, create]);
  return useCallback(() => create({ isRequested: true, isOver: () => false }), [create]);
}

async function lockAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, work);
}
