import { ApiError } from '@poexchange/contract/client';
import { api } from '@poexchange/contract/rest';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';

/** One version of a listing with its stacks and their positions: fresh for 5 minutes, kept for 5 seconds (R9.55). */
export const expandedListingQuery = (uuid: string, stampMs: number) =>
  queryOptions({
    queryKey: ['listing', uuid, stampMs],
    queryFn: ({ signal }) => callApi(api.getExpandedListing, { params: { uuid } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 5_000,
    meta: { failure: 'silent' },
  });

/** Returns whether a read failed because the listing does not exist (R8.05). */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
