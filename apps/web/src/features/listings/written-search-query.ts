import type { ListingRow } from '@poexchange/contract/rest';
import { queryOptions } from '@tanstack/react-query';
import { getSearchWorker } from '../../shared/workers/search-client.ts';

/** A stack in a tab of the seller, and whether the buyer has chosen it. */
export type Stack = { readonly hash: string; readonly stackSize: number; readonly lines: readonly string[]; readonly isChosen: boolean };

/** The stash search that finds exactly the chosen stacks of a listing (D41), written in the worker. */
export function writtenSearchQuery({ uuid, timestampMs }: Pick<ListingRow, 'uuid' | 'timestampMs'>, stacks: readonly Stack[]) {
  return queryOptions({
    queryKey: ['listing-search', uuid, timestampMs, stacks.map(({ isChosen }) => (isChosen ? '1' : '0')).join('')],
    queryFn: async () =>
      getSearchWorker().writeForItems(
        stacks.map(({ lines, isChosen }) => ({ lines, isChosen })),
        'quoted',
      ),
    staleTime: Infinity,
    gcTime: 10_000,
    meta: { failure: 'silent' },
  });
}
