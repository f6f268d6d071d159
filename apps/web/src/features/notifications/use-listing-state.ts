import { useQuery } from '@tanstack/react-query';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';

export type OwnListingState = 'active' | 'inactive' | 'gone' | 'unknown';

/** State of the user's own listing; `unknown` until the user's listings have loaded. */
export function useListingState(uuid: string): OwnListingState {
  const { data } = useQuery({ ...ownListingsQuery, meta: { failure: 'silent' } });
  if (data === undefined) return 'unknown';
  const state = data.find((listing) => listing.uuid === uuid)?.state;
  return state === undefined || state === 'deleted' ? 'gone' : state;
}
