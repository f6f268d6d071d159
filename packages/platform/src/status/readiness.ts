/**
 * Serves `/livez` and `/readyz`: a supervisor restarts the program based on `/livez`, and a balancer routes requests
 * based on `/readyz`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { writeText, type StatusPages } from './status-server.ts';

export type Readiness = {
  /** Adds a part that must be done once, such as migrations; returns the function that marks it as done. */
  readonly await: (part: string) => () => void;
  /**
   * Adds a part that is checked on every request; it is missing if the check returns false, throws, or takes more than
   * a second.
   */
  readonly ask: (part: string, isThere: () => boolean | Promise<boolean>) => void;
  /** Adds a state that `/readyz` shows but does not depend on: the program runs without this part. */
  readonly tell: (part: string, readState: () => string) => void;
  /** Reports not ready from now on, regardless of the parts, because the program is about to stop. */
  readonly drain: () => void;
  /** Returns the names of the parts that are currently missing. */
  readonly findMissing: () => Promise<string[]>;
  readonly pages: StatusPages;
};

const PATIENCE_MS = 1000;

/** Tracks what a program needs before it can serve requests. Without parts it is ready. */
export function createReadiness(): Readiness {
  const pending = new Set<string>();
  const asked = new Map<string, () => boolean | Promise<boolean>>();
  const told = new Map<string, () => string>();
  let isDraining = false;
  const findMissing = async (): Promise<string[]> => {
    if (isDraining) return ['stopping'];
    // Checks may depend on awaited parts, such as tables.
    if (pending.size > 0) return [...pending];
    const answers = await Promise.all([...asked].map(async ([part, isThere]) => ((await answerSoon(isThere)) ? [] : [part])));
    return answers.flat();
  };
  return {
    await: (part) => {
      pending.add(part);
      return () => void pending.delete(part);
    },
    ask: (part, isThere) => void asked.set(part, isThere),
    tell: (part, readState) => void told.set(part, readState),
    drain: () => {
      isDraining = true;
    },
    findMissing,
    pages: {
      // Any response is enough: a process with a blocked event loop does not respond.
      '/livez': () => writeText(200, 'alive\n'),
      '/readyz': async () => {
        const missing = await findMissing();
        const states = [...told].map(([part, readState]) => `${part}: ${readState()}\n`).join('');
        return missing.length === 0 ? writeText(200, `ready\n${states}`) : writeText(503, `not ready: ${missing.join(', ')}\n${states}`);
      },
    },
  };
}

async function answerSoon(isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  const answer = (async () => isThere())().catch(() => false);
  return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })]);
}
