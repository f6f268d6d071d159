import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '@poexchange/platform/embedded-postgres';

const LOOK_EVERY_MS = 250;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
/** Maximum consecutive failed starts without an excuse; with the pauses, about two minutes. */
const MOST_FAILURES = 25;

export type KeptDatabase = {
  readonly isUp: () => boolean;
  /** Resolves when the database is up; rejects when the signal aborts. */
  readonly waitUntilUp: (signal: AbortSignal) => Promise<void>;
  /** Stops supervising, then stops the database itself. */
  readonly stop: () => Promise<void>;
};

/**
 * Supervises a running PostgreSQL: if its main process dies, it is restarted on its port, as often as needed while
 * `readExcuse` returns a reason (a full disk), but only a limited number of times without a reason. Programs that use
 * the database reconnect automatically.
 */
export function keepDatabase({
  cluster,
  readExcuse,
  say,
  onGivenUp,
  lookEveryMs = LOOK_EVERY_MS,
  pauseMs = PAUSE_MS,
}: {
  cluster: Pick<Cluster, 'isAlive' | 'restart' | 'stop'>;
  readExcuse: () => Promise<string | undefined>;
  say: (text: string) => void;
  onGivenUp: (reason: string) => void;
  lookEveryMs?: number;
  pauseMs?: number;
}): KeptDatabase {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ups = new EventTarget();
  let isUp = true;

  const startAgain = async (): Promise<boolean> => {
    say('PostgreSQL has died. Starting it again.');
    let said = '';
    for (let failures = 0; !signal.aborted;) {
      try {
        await cluster.restart();
        return true;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const excuse = await readExcuse();
        if (excuse === undefined) failures += 1;
        if (failures >= MOST_FAILURES) {
          onGivenUp(reason);
          return false;
        }
        // Print each reason once: a full disk may last for hours.
        if (excuse !== undefined && excuse !== said) say(`PostgreSQL cannot start (${excuse}). It is tried again until it can.`);
        said = excuse ?? said;
        await sleep(Math.min(LONGEST_PAUSE_MS, pauseMs * Math.max(1, failures)), undefined, { signal });
      }
    }
    return false;
  };

  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal });
      if (cluster.isAlive()) continue;
      isUp = false;
      if (!(await startAgain())) return;
      isUp = true;
      say('PostgreSQL is running again.');
      ups.dispatchEvent(new Event('up'));
    }
  };
  const kept = keep().catch(() => undefined);
  return {
    isUp: () => isUp && cluster.isAlive(),
    waitUntilUp: async (until) => {
      while (!isUp) await once(ups, 'up', { signal: until });
      until.throwIfAborted();
    },
    stop: async () => {
      stopping.abort();
      await kept;
      await cluster.stop();
    },
  };
}
