import type { OwnListing } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRequestsOf, tradeQueueQuery, type ListingRequests } from '../../trade/index.ts';

/** Returns a listing's requests from the last day; undefined until they are known. */
export function useListingRequests({ game, uuid }: Pick<OwnListing, 'game' | 'uuid'>): ListingRequests | undefined {
  const { data } = useQuery(tradeQueueQuery({ game, party: 'owner' }));
  return useMemo(() => data && readRequestsOf(data, uuid), [data, uuid]);
}
