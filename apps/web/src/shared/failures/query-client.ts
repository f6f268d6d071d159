/**
 * The page's query cache with the product's defaults (R9.61, R8.24), and the part of it that survives a reload (R9.60).
 */
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { describeFailure, type Failure } from '../api/failures.ts';
import { retryDelayMs, shouldRetry } from '../api/retry.ts';
import { sayOffline } from '../network/say-offline.ts';
import { isConnectPath } from '../session/connect-path.ts';
import { showToast } from '../toast/toast.ts';
import { isToldToAll } from '../api/report-to-all.ts';

type FailureContext = {
  /** The caller shows the failure in place. */
  readonly isSilent: boolean;
  /** True if the call was to refresh or change shown data. */
  readonly hasData: boolean;
  readonly kind: 'read' | 'action';
};

/** Turns a failure of the query cache into a toast, or nothing (R2.06, R8.22-R8.24). `callApi` ends sessions itself. */
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
