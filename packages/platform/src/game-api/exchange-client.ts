import type { Game } from '@poexchange/domain/item';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { readRetryAfterMs } from './budget/rate-report.ts';
import { sendRequest, type SendRequest } from './http/send-request.ts';
import { formatUserAgent, type GameApiIdentity } from './identity.ts';
import { parseJson } from './outcome.ts';

/** `unpublished`: the publisher's own response states that the hour does not exist yet. */
export type DigestOutcome =
  | { readonly kind: 'ok'; readonly body: unknown }
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'down'; readonly reason: string; readonly retryAfterMs?: number };

export type ExchangeClient = {
  /** Fetches the digest for an hour, by its start in seconds since 1970, as unparsed JSON. */
  readonly fetchDigest: (game: Game, hourSeconds: number, options?: { readonly signal?: AbortSignal }) => Promise<DigestOutcome>;
};

const TIMEOUT_MS = 60_000;
/** Pause between calls, in ms. The host has no known limit; one call per second is polite. */
const PAUSE_MS = 1000;

/** Creates a client for the exchange's public digest, which has its own host and needs no token. */
export function createExchangeClient(
  { url, ...identity }: Pick<GameApiIdentity, 'clientId' | 'contact'> & { readonly url: string },
  { send = sendRequest, sleep = (ms) => sleepFor(ms) }: { send?: SendRequest; sleep?: (ms: number) => Promise<unknown> } = {},
): ExchangeClient {
  const base = url.replace(/\/+$/, '');
  let queue: Promise<unknown> = Promise.resolve();
  const headers = { 'user-agent': formatUserAgent({ ...identity, version: '1.0.0' }), accept: 'application/json' };
  return {
    fetchDigest: async (game, hourSeconds, { signal } = {}) => {
      const turn = queue;
      let leave = (): void => undefined;
      queue = new Promise<void>((resolve) => (leave = resolve));
      await turn;
      try {
        signal?.throwIfAborted();
        const realm = game === 'poe2' ? '/poe2' : '';
        const http = await send({ method: 'GET', url: `${base}${realm}/${hourSeconds}`, headers, timeoutMs: TIMEOUT_MS, signal });
        if (http.kind !== 'reply') return { kind: 'down', reason: http.kind === 'timeout' ? 'timeout' : http.reason };
        const body = parseJson(http.body);
        if (http.status === 200 && body !== undefined) return { kind: 'ok', body };
        // Only the publisher's own 404 means that the hour is unpublished; a proxy's page proves nothing.
        if (http.status === 404 && isEmptyDigest(body)) return { kind: 'unpublished' };
        const retryAfterMs = readRetryAfterMs(http.readHeader);
        return { kind: 'down', reason: `HTTP ${http.status}`, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
      } finally {
        void sleep(PAUSE_MS).then(leave, leave);
      }
    },
  };
}

function isEmptyDigest(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'next_change_id' in body && 'markets' in body;
}
