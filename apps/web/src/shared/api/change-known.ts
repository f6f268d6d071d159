import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of a key, if there is any. The server may have answered a fetch in flight before the change,
 * so the fetch is restarted: its reply would revert the change.
 */
export function changeKnown<Data>(client: QueryClient, queryKey: QueryKey, change: (before: Data) => Data): void {
  const options = { queryKey, exact: true } as const;
  const isBeingRead = client.isFetching(options) > 0;
  const isKnown = client.getQueryData(queryKey) !== undefined;
  client.setQueryData<Data>(queryKey, (before) => (before === undefined ? before : change(before)));
  if (!isBeingRead) return;
  // The library restarts a first fetch only after it is cancelled.
  if (isKnown) void client.refetchQueries(options);
  else void client.cancelQueries(options).then(() => client.refetchQueries(options));
}
