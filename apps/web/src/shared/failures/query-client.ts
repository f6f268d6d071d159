/** The page's query cache with the site's defaults, and the part of it that survives a reload. */
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { describeFailure, type Failure } from '../api/failures.ts';
import { retryDelayMs, shouldRetry } from '../api/retry.ts';
import { sayOffline } from '../network/say-offline.ts';
import { isConnectPath } from '../session/connect-path.ts';
import { showToast } from '../toast/toast.ts';
import { isToldToAll } from '../api/report-to-all.ts';

type FailureContext = {
  /** True if the caller shows the failure itself. */
  readonly isSilent: boolean;
  /** True if the call was meant to refresh or change displayed data. */
  readonly hasData: boolean;
  readonly kind: 'read' | 'action';
};

/** Turns a failure in the query cache into a toast, or nothing. `callApi` ends sessions itself. */
export function reportFailure(failure: Failure, context: FailureContext): void {
  if (failure.kind === 'silent' || isToldToAll(failure)) return undefined;
  if (context.isSilent || isConnectPath(location.pathname)) return undefined;
  if (failure.kind === 'toast') {
    const { id, level, title, reference } = failure;
    return void showToast({ id, level, title, reference });
  }
  if (failure.kind !== 'unknown' || !context.hasData) return undefined;
  if (failure.message === '') return sayOffline(context.kind);
  return void showToast({ id: 'failure:unknown', level: 'error', title: { key: 'error.unknown', params: { message: failure.message } } });
}

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `silent`: the caller shows the failure itself. `persist`: the data is kept across a reload for at most an hour
     * (R9.60); a function selects the data to keep.
     */
    queryMeta: { readonly failure?: 'silent'; readonly persist?: true | ((data: unknown) => boolean) };
    mutationMeta: { readonly failure?: 'silent' };
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // If there is no connection, calls fail immediately, so that no call is sent later, when no one expects it.
      queries: { networkMode: 'always', retry: shouldRetry, retryDelay: retryDelayMs, gcTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Data from an earlier visit does not count, because the notice above the page already says that the data is
        // old.
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

/** R9.60: selects queries that may be kept across a reload. */
export function isPersisted(query: Query): boolean {
  const persist = query.meta?.persist;
  return query.state.status === 'success' && (persist === true || persist?.(query.state.data) === true);
}

export const PERSIST_MAX_AGE_MS = 3_600_000;
export const PERSIST_BUSTER = 'v1';
