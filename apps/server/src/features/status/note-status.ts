import type { Logger } from '@poexchange/platform/log';
import type { Kysely } from 'kysely';
import type { SendRequest } from '@poexchange/platform/game-api';
import type { Database } from '../../db/schema.ts';
import { lookAround, type Looks } from './looks.ts';
import { addStatusMarks, SLOT_MS, type StatusMark } from './status-marks.queries.ts';
import type { Seen } from './describe-part.ts';

type NoteDeps = { readonly db: Kysely<Database>; readonly clock: () => number; readonly looks: Looks };

const EVERY_MS = 60_000;
/** Maximum number of marks buffered while the database is down: a few hours' worth. */
const MOST_WAITING = 500;
const nothing = { works: 0, late: 0, away: 0 };

/**
 * Creates the function that records what this node sees. Marks are buffered while the database is down, so that the
 * outage itself is recorded afterwards.
 */
export function createStatusNotes({ db, clock, looks }: NoteDeps): () => Promise<void> {
  const waiting = new Map<string, StatusMark>();
  return async () => {
    const found = await lookAround(looks);
    const seenMs = clock();
    const slotMs = Math.floor(seenMs / SLOT_MS) * SLOT_MS;
    for (const [part, seen] of found) {
      if (seen === null) continue;
      const key = `${part} ${slotMs}`;
      const before = waiting.get(key) ?? { part, slotMs, ...nothing };
      waiting.set(key, { ...before, seenMs, [seen.state]: before[seen.state] + 1 });
    }
    for (const key of waiting.keys()) {
      if (waiting.size <= MOST_WAITING) break;
      waiting.delete(key);
    }
    await addStatusMarks(db, [...waiting.values()]);
    waiting.clear();
  };
}

/** Records what this node sees once a minute until stopped. */
export function keepStatusNotes(deps: NoteDeps, { log }: { readonly log: Pick<Logger, 'warn'> }): { readonly stop: () => Promise<void> } {
  const note = createStatusNotes(deps);
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= note()
      .catch((error: unknown) => log.warn({ err: error }, 'the state of the parts was not noted'))
      .finally(() => (running = null));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Older calls are ignored. */
const RECENT_MS = 5 * 60_000;
const SLOW_MS = 5000;
const MOST_CALLS = 200;

type Call = { readonly atMs: number; readonly state: Seen['state'] };

/**
 * Derives the publisher's state from calls that people cause, without extra calls. Wraps these calls to record their
 * outcome: a refusal with a reason, such as a limit, counts as an answer.
 */
export function watchPublisher(send: SendRequest, clock: () => number): { send: SendRequest; look: () => Promise<Seen | null> } {
  const calls: Call[] = [];
  const note = (state: Seen['state']): void => {
    calls.push({ atMs: clock(), state });
    if (calls.length > MOST_CALLS) calls.shift();
  };
  return {
    send: async (request) => {
      const beganMs = performance.now();
      const answered = await send(request);
      if (answered.kind !== 'reply' || answered.status >= 500) note('away');
      else note(performance.now() - beganMs > SLOW_MS ? 'late' : 'works');
      return answered;
    },
    look: async () => {
      const recent = calls.filter(({ atMs }) => clock() - atMs < RECENT_MS);
      if (recent.length === 0) return null;
      const failed = recent.filter(({ state }) => state === 'away').length;
      if (failed === recent.length) return { state: 'away' };
      const good = recent.filter(({ state }) => state === 'works').length;
      // A single failure among many does not count.
      return { state: good * 10 >= recent.length * 9 ? 'works' : 'late' };
    },
  };
}
