import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of a key, if there is any. If a fetch is in flight, the server may have answered it before
 * the change and the reply would revert the change, so the fetch is restarted.
 */
export function changeKnown<Data>(client: QueryClient, queryKey: QueryKey, change: (before: Data) => Data): void {
  const options = { queryKey, exact: true } as const;
  const isBeingRead = client.isFetching(options) > 0;
  const isKnown = client.getQueryData(queryKey) !== undefined;
  client.setQueryData<Data>(queryKey, (before) => (before === undefined ? before : change(before)));
  if (!isBeingRead) return;
  // The library restarts a first fetch only if it is cancelled beforehand.
  if (isKnown) void client.refetchQueries(options);
  else void client.cancelQueries(options).then(() => client.refetchQueries(options));
}
