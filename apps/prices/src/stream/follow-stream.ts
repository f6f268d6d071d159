import type { ServiceOutcome } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import type { PricesDb } from '../database.ts';
import { createKnownIds } from '../offers/known-ids.ts';
import { storePage } from '../offers/store-page.ts';
import { readCursor } from './cursor.ts';
import { readPage } from './read-page.ts';
import type { StreamPage } from './read-page.ts';

export type StreamDeps = {
  readonly db: PricesDb;
  readonly fetchPage: (changeId: string | null) => Promise<ServiceOutcome<Buffer>>;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onCaughtUp: () => void;
};

/** How often a stream that has nothing new is asked. */
const IDLE_POLL_MS = 2_000;
const FIRST_BACKOFF_MS = 1_000;
const LARGEST_BACKOFF_MS = 60_000;

/**
 * Follows the public stash stream from the committed cursor until the signal. A page and its cursor are stored together, so a page is
 * neither lost nor counted twice whenever the program ends. Waits as long as the publisher says after a 429, and longer from failure to
 * failure otherwise.
 */
export async function followStream(deps: StreamDeps): Promise<void> {
  const known = createKnownIds();
  let failures = 0;
  while (!deps.signal.aborted) {
    const waitMs = await takeStep(deps, known).catch((error: unknown) => {
      if (!deps.signal.aborted) deps.log.error({ err: error }, 'a page of the stream could not be taken');
      return null;
    });
    failures = waitMs === null ? failures + 1 : 0;
    const pauseMs = waitMs ?? Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LARGEST_BACKOFF_MS);
    if (pauseMs > 0 && !deps.signal.aborted) await deps.sleep(pauseMs).catch(() => undefined);
  }
}

/** Takes one page. Returns how long to wait before the next, null after a failure. */
async function takeStep(deps: StreamDeps, known: ReturnType<typeof createKnownIds>): Promise<number | null> {
  const askedWith = await readCursor(deps.db);
  const outcome = await deps.fetchPage(askedWith);
  if (outcome.kind === 'rateLimited') {
    deps.log.info({ retryAfterMs: outcome.retryAfterMs }, 'the stream is limited');
    return outcome.retryAfterMs;
  }
  if (outcome.kind !== 'ok') {
    deps.log.warn({ outcome }, 'the stream gives no page');
    return null;
  }
  const page = readPage(outcome.value);
  if (page.changeCount === 0 && page.nextChangeId === askedWith) {
    deps.onCaughtUp();
    return IDLE_POLL_MS;
  }
  const result = await storePage(deps.db, known, { page, askedWith, readAt: new Date(deps.clock()) });
  if (result === 'movedOn') deps.log.warn('another process follows the stream too');
  logPage(deps.log, page);
  return page.changeCount === 0 ? IDLE_POLL_MS : 0;
}

function logPage(log: Logger, page: StreamPage): void {
  if (page.unreadable.length > 0)
    log.error({ count: page.unreadable.length, reason: page.unreadable[0]?.reason }, 'changes of the stream are unreadable');
  log.debug({ changes: page.changeCount }, 'page stored');
}
