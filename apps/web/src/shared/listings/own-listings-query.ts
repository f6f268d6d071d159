/**
 * The user's own listings: edited on the page My listings, and read by every part that links to a listing. Stacks are
 * left out because a large seller has megabytes of them.
 */
import type { OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { callOrShowLast } from '../network/last-seen.ts';
import { ownKeys } from '../api/own-keys.ts';

const FRESH_MS = 30 * 60_000;
/** R9.59. */
const TIMESTAMP_OFFSET_MS = 2000;

function readListings({ listings }: { readonly listings: readonly OwnListing[] }): OwnListing[] {
  return listings.map((listing) => ({ ...listing, timestampMs: Math.max(0, listing.timestampMs - TIMESTAMP_OFFSET_MS) }));
}

export const ownListingsQuery = queryOptions({
  queryKey: ownKeys.ownListings,
  queryFn: async ({ client, signal }): Promise<OwnListing[]> =>
    readListings(
      await callOrShowLast({
        name: 'my-listings',
        schema: laterApi.getMyListings.reply,
        // Lifetime of a listing (R4.02).
        maxAgeMs: 2 * 3_600_000,
        call: () => callApi(laterApi.getMyListings, { query: { stacks: 'none' } }, { signal }),
        show: (last) => void client.setQueryData<OwnListing[]>(ownKeys.ownListings, readListings(last), { updatedAt: 0 }),
      }),
    ),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
});

/**
 * The user's own listings with their stacks, for comparisons: fetched only where needed, and refreshed together with
 * the list.
 */
export const listedStacksQuery = queryOptions({
  queryKey: [ownKeys.ownListings, 'stacks'],
  queryFn: async ({ signal }): Promise<OwnListing[]> => (await callApi(laterApi.getMyListings, { query: {} }, { signal })).listings,
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'silent' },
});
