/** `/livez` and `/readyz`: a supervisor restarts by the first, and a balancer routes requests by the second. */
import { setTimeout as sleep } from 'node:timers/promises';
import { writeText, type StatusPages } from './status-server.ts';

export type Readiness = {
  /** Adds a part that must be done once, such as migrations; returns the function that marks it as done. */
  readonly await: (part: string) => () => void;
  /**
   * Adds a part that is checked each time; it is missing if the check returns false, throws, or takes more than a
   * second.
   */
  readonly ask: (part: string, isThere: () => boolean | Promise<boolean>) => void;
  /** Adds a state that `/readyz` shows but does not depend on: the program runs without that part. */
  readonly tell: (part: string, readState: () => string) => void;
  /** Reports not ready from here on, regardless of the parts: the program is about to stop. */
  readonly drain: () => void;
  /** Names the parts that are missing now. */
  readonly findMissing: () => Promise<string[]>;
  readonly pages: StatusPages;
};

const PATIENCE_MS = 1000;

/** Tracks what a program needs before it can serve. Without parts it is ready. */
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
      // Any answer is enough: a process whose event loop is blocked does not answer.
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
