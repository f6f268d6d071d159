/**
 * Short absences of the database, such as a restart of it or of a pooler before it: what surely was not done is asked
 * again for some seconds, so that nobody notices. A longer absence fails at once, as nobody gains by waiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './database-away.ts';

/** Pause before something is asked again, in ms; up to twice as long, at random, so that not all ask at once. */
const PAUSE_MS = 40;

export type Absence = {
  /** Waits for a moment and returns true where the same may be asked again; false for any other error, or too late. */
  readonly bear: (error: unknown) => Promise<boolean>;
  /** Notes that the database did something: the next absence is a new one. */
  readonly end: () => void;
};

/** Bears absences of up to `patienceMs`, counted from the first thing that failed; none at all where that is 0. */
export function createAbsence(patienceMs: number, { readNowMs = () => performance.now() }: { readNowMs?: () => number } = {}): Absence {
  let sinceMs: number | null = null;
  return {
    bear: async (error) => {
      if (patienceMs === 0 || !isConnectionLost(error)) return false;
      sinceMs ??= readNowMs();
      if (readNowMs() - sinceMs >= patienceMs) return false;
      await sleep(PAUSE_MS * (1 + Math.random()));
      return true;
    },
    end: () => {
      sinceMs = null;
    },
  };
}

/** First words of statements that may be asked twice. */
const READS = /^\s*(?:select|with|values|table)\b/i;
/** Words of statements that change something or take a lock, wherever they stand in one. */
const EFFECTS =
  /\b(?:insert|update|delete|merge|truncate|nextval|setval|set_config|pg_notify|pg_(?:try_)?advisory\w*|for\s+(?:no\s+key|key\s+share|share))\b/i;

/** Tells whether a statement only reads, so that nobody sees whether it was done once or twice. */
export function onlyReads(statement: string): boolean {
  return READS.test(statement) && !EFFECTS.test(statement);
}
