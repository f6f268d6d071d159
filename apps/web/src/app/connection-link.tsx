/** Refetches visible data when the server is reachable again (D36). Renders nothing. */
import { ApiError } from '@poexchange/contract/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAway, onBackOnline, useReachability } from '../shared/network/connection.ts';
import { unsayOffline } from '../shared/network/say-offline.ts';
import { registerServiceWorker } from '../shared/network/register-worker.ts';

export function ConnectionLink() {
  const client = useQueryClient();
  useEffect(() => {
    const back = (): void => {
      unsayOffline();
      void renewShown(client);
    };
    // On a slow start the connection may have been lost and restored before this component subscribes.
    if (!isAway(useReachability.getState().verdict)) void renewLost(client);
    return onBackOnline(back);
  }, [client]);
  useEffect(() => void registerServiceWorker(), []);
  return null;
}

/**
 * Refetches failed or stale data in place. Fresh data is not refetched, because the publisher's servers count the
 * calls. Does not wait for a first read that is between two attempts.
 */
export async function renewShown(client: QueryClient): Promise<void> {
  await client.cancelQueries({
    type: 'active',
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching' && state.fetchFailureCount > 0,
  });
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status !== 'success' || query.state.error !== null || query.isStale(),
  });
}

/** Refetches the active queries that failed because the connection was lost. */
async function renewLost(client: QueryClient): Promise<void> {
  await client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.error instanceof ApiError && state.error.status === 0,
  });
}
