/** One's own listings (R7.19, R9.54): edited on their page, and asked by whatever links to one. */
import { api, type OwnListing } from '@poexchange/contract/rest';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';

const freshMs = 30 * 60_000;
/** R9.59. */
const timestampOffsetMs = 2000;

export const ownListingsQuery = queryOptions({
  queryKey: [ownKeys.ownListings],
  queryFn: async ({ signal }): Promise<OwnListing[]> => {
    const { listings } = await callApi(api.getMyListings, {}, { signal });
    return listings.map((listing) => ({ ...listing, timestampMs: Math.max(0, listing.timestampMs - timestampOffsetMs) }));
  },
  staleTime: freshMs,
  gcTime: freshMs,
});
