import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { games } from '@poexchange/domain/item';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import { profilesQuery } from '../data/queries.ts';
import { getSnapshotRunner } from './page-runner.ts';
import { holdRunCard } from './run-card.tsx';
import { useRunnerState } from './use-runner-state.ts';

const DockContent = lazyPart(() => import('./dock-content.tsx').then((module) => ({ default: module.DockContent })));

export type SnapshotDockProps = { readonly profiles: readonly Pick<SnapshotProfile, 'id' | 'name'>[] };

/**
 * Shows the running and queued snapshots at the foot of the panel or, on a phone, in a sheet above the navigation.
 * Renders nothing if there are none.
 */
export function SnapshotDock({ profiles }: SnapshotDockProps) {
  const client = useQueryClient();
  const runner = getSnapshotRunner(client);
  const state = useRunnerState(runner, (all) => all);
  const { queue, run, failure } = state;
  useEffect(holdRunCard, []);
  if (run === null && queue.waiting.length === 0 && failure === null) return null;
  const nameOf = (id: string): string => findName(profiles, id) ?? findName(readOtherProfiles(client), id) ?? '';
  return (
    <Suspense fallback={null}>
      <DockContent state={state} runner={runner} nameOf={nameOf} />
    </Suspense>
  );
}

function findName(profiles: SnapshotDockProps['profiles'], wantedId: string): string | undefined {
  return profiles.find(({ id }) => id === wantedId)?.name;
}

/** Cached profiles of both games: a queued profile may belong to the other game. */
function readOtherProfiles(client: QueryClient): SnapshotDockProps['profiles'] {
  return games.flatMap((game) => client.getQueryData(profilesQuery(game).queryKey) ?? []);
}
