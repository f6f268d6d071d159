/**
 * Short database outages, such as a restart of PostgreSQL or of a pooler: work that was certainly not done is retried
 * for some seconds, so that callers do not notice. During a longer outage calls fail at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './database-away.ts';

/** Pause between attempts to connect, in ms; up to twice as long, at random, to spread the attempts. */
const CONNECT_PAUSE_MS = 40;
/**
 * Pauses before each repetition of the same work, in ms: a pooler that has lost its database refuses for a second.
 * Limited, because work that itself breaks its connection would break each new one.
 */
const repeatPausesMs = [100, 400, 1600];

/** Waits for a moment and returns true if the same may be tried again; false for any other error, or too late. */
export type Bear = (error: unknown) => Promise<boolean>;

export type Absence = {
  /** Begins an attempt to connect, which is retried as long as the outage may be waited for. */
  readonly beginConnect: () => Bear;
  /** Begins a piece of work, which may be repeated a few times. */
  readonly beginWork: () => Bear;
  /** Called when the database did something: the next outage is a new one. */
  readonly end: () => void;
};

/**
 * Creates the retry policy for outages of up to `patienceMs`, counted from the first failure; no caller waits longer
 * than that. 0 switches it off.
 */
export function createAbsence(patienceMs: number, { readNowMs = () => performance.now() }: { readNowMs?: () => number } = {}): Absence {
  let sinceMs: number | null = null;
  const mayBear = (error: unknown, failedMs: number): boolean => {
    if (patienceMs === 0 || !isConnectionLost(error)) return false;
    sinceMs = Math.min(sinceMs ?? Number.POSITIVE_INFINITY, failedMs);
    return readNowMs() - Math.min(sinceMs, failedMs) < patienceMs;
  };
  return {
    beginConnect: () => {
      // A host that does not answer was already waited for since then.
      const beganMs = readNowMs();
      return async (error) => {
        if (!mayBear(error, beganMs)) return false;
        await sleep(CONNECT_PAUSE_MS * (1 + Math.random()));
        return true;
      };
    },
    beginWork: () => {
      let firstMs: number | null = null;
      let repeats = 0;
      return async (error) => {
        firstMs ??= readNowMs();
        const pauseMs = repeatPausesMs[repeats];
        if (pauseMs === undefined || !mayBear(error, firstMs)) return false;
        repeats += 1;
        await sleep(pauseMs * (0.75 + Math.random() / 2));
        return true;
      };
    },
    end: () => {
      sinceMs = null;
    },
  };
}

/** First words of statements that are safe to repeat. */
const READS = /^\s*(?:select|with|values|table)\b/i;
/** Words of statements that change something or take a lock, at any position. */
const EFFECTS =
  /\b(?:insert|update|delete|merge|truncate|nextval|setval|set_config|pg_notify|pg_(?:try_)?advisory\w*|for\s+(?:no\s+key|key\s+share|share))\b/i;

/** Returns whether a statement only reads, so that it is safe to repeat. */
export function onlyReads(statement: string): boolean {
  return READS.test(statement) && !EFFECTS.test(statement);
}
