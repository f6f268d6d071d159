/**
 * Records acknowledged writes and clients' failures. Like pages, clients repeat a failed call with its key until it is
 * answered.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@poexchange/contract/client';

/** Time in ms after which an unanswered call is abandoned; its effect is then unknown. */
const LONGEST_TRY_MS = 90_000;
const AGAIN_AFTER_MS = 250;

export type Ledger = {
  /** Failed calls by reason; a rolling restart must not cause any. */
  readonly errors: Map<string, number>;
  /** Messages that users would see on open pages: the server is away, or the user is signed out. */
  readonly said: Map<string, number>;
  /** Refusals that no rule explains. */
  readonly refused: Map<string, number>;
  /** Answers to a repeated call that differ from the first answer. */
  readonly differing: string[];
  readonly acknowledged: { publications: number; requests: number; steps: number; trades: number; services: number };
  /**
   * Longest waits since the last read, in ms: `readMs` is a page's wait for its listings, `writeMs` a person's wait for
   * the answer to a write.
   */
  longest: { readMs: number; writeMs: number };
  /** Calls that were not answered in time: their effect is unknown. */
  unanswered: number;
};

export function createLedger(): Ledger {
  return {
    errors: new Map(),
    said: new Map(),
    refused: new Map(),
    differing: [],
    acknowledged: { publications: 0, requests: 0, steps: 0, trades: 0, services: 0 },
    longest: { readMs: 0, writeMs: 0 },
    unanswered: 0,
  };
}

/** Returns the longest waits since the previous call, and resets them. */
export function takeLongest(ledger: Ledger): Ledger['longest'] {
  const { longest } = ledger;
  ledger.longest = { readMs: 0, writeMs: 0 };
  return longest;
}

export function countAcknowledged({ acknowledged }: Ledger): number {
  const { publications, requests, trades, services } = acknowledged;
  return publications + requests + trades + services;
}

export function countUp(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Returns a short description of a failure; the same reason always gives the same description. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const cause = error.cause instanceof Error ? ` (${(error.cause as NodeJS.ErrnoException).code ?? error.cause.message})` : '';
    return `${error.endpoint}: ${error.status} ${error.refusal?.code ?? ''}${cause}`.trim();
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Makes a call until it is answered, with the same key each time. Resolves with the reply, or with null if the call was
 * refused or never answered; the ledger records both.
 */
export async function callUntilAnswered<Reply>(
  ledger: Ledger,
  call: (idempotencyKey: string) => Promise<Reply>,
  options: { signal: AbortSignal; sameAs?: ((first: NoInfer<Reply>, again: NoInfer<Reply>) => boolean) | undefined },
): Promise<Reply | null> {
  const key = randomUUID();
  const reply = await repeat(ledger, () => call(key), options.signal);
  if (reply === null || options.sameAs === undefined) return reply;
  const again = await repeat(ledger, () => call(key), options.signal);
  if (again !== null && !options.sameAs(reply, again)) ledger.differing.push(JSON.stringify([reply, again]).slice(0, 400));
  return reply;
}

async function repeat<Reply>(ledger: Ledger, call: () => Promise<Reply>, signal: AbortSignal): Promise<Reply | null> {
  const beganMs = performance.now();
  const latestMs = beganMs + LONGEST_TRY_MS;
  while (performance.now() < latestMs) {
    signal.throwIfAborted();
    try {
      const reply = await call();
      ledger.longest.writeMs = Math.max(ledger.longest.writeMs, performance.now() - beganMs);
      return reply;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const isLimited = status === 429;
      const isDefinite = status >= 400 && status < 500 && !isLimited;
      countUp(isDefinite ? ledger.refused : ledger.errors, describeFailure(error));
      if (isDefinite) return null;
      const waitMs = error instanceof ApiError ? (error.refusal?.retryAfterMs ?? AGAIN_AFTER_MS) : AGAIN_AFTER_MS;
      await sleep(Math.min(waitMs, 5000), undefined, { signal });
    }
  }
  ledger.unanswered += 1;
  return null;
}
