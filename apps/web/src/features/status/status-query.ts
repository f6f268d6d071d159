import { statusApi } from '@poexchange/contract/rest/status';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';

const EVERY_MS = 30_000;

/** State of the parts; an open page polls, even while the server is away. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => callApi(statusApi.getStatus, {}, { signal }),
  refetchInterval: EVERY_MS,
  staleTime: 0,
  meta: { failure: 'silent' },
});
