import type { OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { unsayRelisted } from './say-relisted.ts';

export type Ending = { readonly listing: OwnListing; readonly action: 'deactivate' | 'delete' };

/**
 * Deactivates a listing for six days or deletes it (R4.01-R4.03, R7.20). The list changes at once, and again after the
 * server's answer.
 */
export function useEndListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ listing, action }: Ending) =>
      callApi(laterApi.endListings, {
        params: { game: listing.game, league: listing.league, target: listing.subCategory || listing.category, action },
        query: { side: listing.side },
      }),
    onSuccess: ({ uuids }, { action }) => {
      const ended = new Set(uuids);
      unsayRelisted(uuids);
      if (action === 'delete')
        client.setQueryData(ownListingsQuery.queryKey, (before) => before?.filter((listing) => !ended.has(listing.uuid)));
      return client.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
    },
  });
}
