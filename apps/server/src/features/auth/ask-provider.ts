/** Calls to an OAuth provider, whose failures are returned as values. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameApiFailure } from '@poexchange/platform/game-api';
import { RefusalError } from '../../http/refusal.ts';

/** `refused`: rejected by the provider or by our own checks. `down`: no reply, or an unreadable reply. */
export type ProviderOutcome<Value> = { readonly kind: 'ok'; readonly value: Value } | ProviderFailure;
export type ProviderFailure = { readonly kind: 'refused' | 'down' | 'timeout'; readonly reason: string };

/** Thrown if a reply was read but cannot be used. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'refused' | 'down';
  constructor(kind: 'refused' | 'down', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/**
 * Runs the calls to a provider for at most `limitMs`. The library's timeout applies to each request; this limit applies
 * to the whole wait.
 */
export async function askProvider<Value>(limitMs: number, work: () => Promise<Value>): Promise<ProviderOutcome<Value>> {
  const controller = new AbortController();
  const tooLong = sleep(limitMs, 'late' as const, { signal: controller.signal, ref: false }).catch(() => 'late' as const);
  const working = work().then(
    (value) => ({ kind: 'ok', value }) as const,
    (error: unknown) => describeError(error),
  );
  try {
    const outcome = await Promise.race([working, tooLong]);
    return outcome === 'late' ? { kind: 'timeout', reason: 'no answer in time' } : outcome;
  } finally {
    controller.abort();
  }
}

const unreadable = new Set(['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

function describeError(error: unknown): ProviderFailure {
  if (error instanceof ProviderError) return { kind: error.kind, reason: error.message };
  const { code, name, cause, message } = error as { code?: string; name?: string; cause?: unknown; message?: string };
  const reason = code ?? name ?? message ?? 'unknown';
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError') return { kind: 'timeout', reason };
  // Without a connection, fetch only reports "fetch failed"; the code is in the cause.
  if (error instanceof TypeError && code === undefined) return { kind: 'down', reason: readCode(cause) ?? reason };
  return { kind: code !== undefined && unreadable.has(code) ? 'down' : 'refused', reason };
}

function readCode(cause: unknown): string | undefined {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

/** Translates a failed call to the publisher into our API's refusal. */
export function refuseFailure(failure: GameApiFailure): RefusalError {
  switch (failure.kind) {
    case 'rateLimited':
      return new RefusalError('rateLimited', { retryAfterMs: Math.ceil(failure.retryAfterMs), policy: failure.policy });
    case 'unauthorized':
      return new RefusalError('sessionExpired');
    case 'leagueNotFound':
    case 'notFound':
      return new RefusalError('leagueNotFound');
    case 'timeout':
      return new RefusalError('gameApiTimeout');
    case 'forbidden':
    case 'down':
      return new RefusalError('gameApiDown');
  }
}
