/** The page's API client: sends the token, reads the server's clock, and respects the server's rate limits. */
import { ApiError, createApiClient, type CallExtras } from '@poexchange/contract/client';
import type { CallOf, Endpoint, ReplyOf } from '@poexchange/contract/endpoint';
import { callWatched, hearServer } from '../network/connection.ts';
import { readToken } from '../session/token.ts';
import { learnServerTime } from '../time/server-clock.ts';
import { describeFailure } from './failures.ts';
import { createRateWaits, sleep, type RateWaits } from './rate-waits.ts';
import { hideRateWait, showRateWait } from './rate-wait-toast.ts';
import { reportToAll } from './report-to-all.ts';

const send = createApiClient({
  baseUrl: '',
  fetch: fetchHeard,
  readToken,
  onServerTime: learnServerTime,
});

const rateWaits = createRateWaits({ readNowMs: () => Date.now(), sleep, onShown: showRateWait, onOver: hideRateWait });

/**
 * Treats response headers as a sign that the server is reachable. On a busy computer the body may arrive much later,
 * and the call would otherwise be aborted even though it succeeded.
 */
async function fetchHeard(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) hearServer();
  return response;
}

/** `reject` passes a 429 to a caller that handles the wait itself. */
export type CallOptions = CallExtras & { readonly rateLimit?: 'wait' | 'reject' };

/**
 * Calls an endpoint. If there is no connection, the call fails immediately with status 0 (D36). After a 429 that
 * specifies a wait, it waits and retries without limit (R8.21, R8.29); waits of 2.5 s or more are shown with a
 * countdown and Abort (R4.18). Rejects with ApiError for every other failure, and with WaitAbortedError after Abort. An
 * expired session is ended here (R8.19, R8.25), regardless of how the caller handles the failure.
 */
export function callApi<E extends Endpoint>(endpoint: E, call: CallOf<E>, options: CallOptions = {}): Promise<ReplyOf<E>> {
  const { rateLimit = 'wait', ...extras } = options;
  const sendOnce = (signal: AbortSignal): Promise<ReplyOf<E>> => send(endpoint, call, { ...extras, signal });
  return callWatched({
    endpoint: endpoint.name,
    kind: endpoint.method === 'GET' ? 'read' : 'action',
    signal: extras.signal,
    // A lost connection also ends a rate-limit wait, because the request would otherwise be sent later, when no one
    // expects it.
    send: (signal) =>
      rateLimit === 'reject'
        ? sendOnce(signal)
        : callPatiently({ waits: rateWaits, endpoint: endpoint.name, send: () => sendOnce(signal), signal }),
  }).catch((error: unknown) => {
    reportToAll(describeFailure(error));
    throw error;
  });
}

/** Waits and retries for a single call; a separate function so that it can be tested without a network. */
export async function callPatiently<Reply>(options: {
  waits: RateWaits;
  endpoint: string;
  send: () => Promise<Reply>;
  signal?: AbortSignal | undefined;
}): Promise<Reply> {
  for (;;) {
    await options.waits.wait(options.endpoint, options.signal);
    try {
      const reply = await options.send();
      options.waits.clear(options.endpoint);
      return reply;
    } catch (error) {
      const wait = readWait(error);
      if (wait === null) throw error;
      options.waits.record({ endpoint: options.endpoint, ...wait });
    }
  }
}

/** The wait requested by a 429; null for any other failure, and for a 429 that does not specify a wait. */
export function readWait(error: unknown): { policy: string; retryAfterMs: number } | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const { retryAfterMs, policy } = error.refusal ?? {};
  return retryAfterMs === undefined ? null : { policy: policy ?? error.endpoint, retryAfterMs };
}
