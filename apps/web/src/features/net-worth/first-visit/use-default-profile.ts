import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { profilesQuery } from '../data/queries.ts';
import { closeDraft } from '../profiles/draft.ts';
import type { Draft, DraftScope } from '../profiles/use-draft.ts';
import { useSaveProfile } from '../profiles/use-profile-actions.ts';

const LOCK = 'poexchange:default-profile';

/**
 * Creates the first profile of a game (R5.43) once it is known that none exists and what can be read. Only one window
 * does so, after a second check.
 */
export function useDefaultProfile(options: {
  readonly scope: DraftScope | null;
  readonly profiles: readonly SnapshotProfile[] | undefined;
  readonly editing: Draft;
}): void {
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
  useEffect(() => {
    if (!isDue || game === null) return undefined;
    let isOver = false;
    const make = async (): Promise<void> => {
      const known = await client.fetchQuery({ ...profilesQuery(game), staleTime: 0 });
      if (isOver || known.length > 0) return;
      const { draft, tabs } = latest.current;
      await mutateAsync({ id: null, draft: closeDraft(draft, { game, tabs }) });
    };
    // A failure has been reported; the next connection tries again.
    void lockAlone(make).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isDue, game, client, mutateAsync]);
}

async function lockAlone(work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, work);
}
