import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is known under a key, if anything is. A reading that is under way may have been answered before the
 * change: it is begun anew, as its answer would take the change back.
 */
export function changeKnown<Data>(client: QueryClient, queryKey: QueryKey, change: (before: Data) => Data): void {
  const options = { queryKey, exact: true } as const;
  const isBeingRead = client.isFetching(options) > 0;
  const isKnown = client.getQueryData(queryKey) !== undefined;
  client.setQueryData<Data>(queryKey, (before) => (before === undefined ? before : change(before)));
  if (!isBeingRead) return;
  // The library begins a first reading anew only after it was cancelled.
  if (isKnown) void client.refetchQueries(options);
  else void client.cancelQueries(options).then(() => client.refetchQueries(options));
}
