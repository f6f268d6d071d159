/**
 * The page's query cache with the product's defaults (R9.61, R8.24), and the part of it that survives a reload (R9.60).
 */
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { describeFailure } from '../api/failures.ts';
import { reportFailure } from './report-failure.ts';
import { retryDelayMs, shouldRetry } from '../api/retry.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `silent`: the caller shows the failure itself. `persist`: kept across a reload for an hour at most (R9.60); a
     * function selects the data to keep.
     */
    queryMeta: { readonly failure?: 'silent'; readonly persist?: true | ((data: unknown) => boolean) };
    mutationMeta: { readonly failure?: 'silent' };
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // D36: nothing waits for a connection, to be sent unexpectedly later; it fails at once instead.
      queries: { networkMode: 'always', retry: shouldRetry, retryDelay: retryDelayMs, gcTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Data of an earlier visit (D36) does not count: the notice above the page already says that it is old.
        const hasData = query.state.data !== undefined && query.state.dataUpdatedAt > 0;
        reportFailure(describeFailure(error), { isSilent: query.meta?.failure === 'silent', hasData, kind: 'read' });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        reportFailure(describeFailure(error), { isSilent: mutation.meta?.failure === 'silent', hasData: true, kind: 'action' });
      },
    }),
  });
}

/** R9.60: queries that may be kept across a reload. */
export function isPersisted(query: Query): boolean {
  const persist = query.meta?.persist;
  return query.state.status === 'success' && (persist === true || persist?.(query.state.data) === true);
}

export const PERSIST_MAX_AGE_MS = 3_600_000;
export const PERSIST_BUSTER = 'v1';
