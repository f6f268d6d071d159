import type { Logger } from '@poexchange/platform/log';
import { beatHeart, HEARTBEAT_EVERY_MS } from './heartbeat.ts';
import type { OpenPage, PresenceDeps } from './presence.ts';
import { SWEEP_EVERY_MS, sweepPresence } from './sweep-presence.ts';

type Keeping = {
  readonly log: Pick<Logger, 'warn'>;
  /** Lists the pages open on this node; absent on a node without sockets, which only sweeps. */
  readonly listPages?: () => readonly OpenPage[];
  readonly beatEveryMs?: number;
  readonly sweepEveryMs?: number;
};

/**
 * Keeps presence up to date while a node runs: marks its pages as alive, and updates people whose state is due within
 * seconds. Failures, for example while the database is down, are retried on the next run.
 */
export function keepPresence(deps: PresenceDeps, keeping: Keeping): { readonly stop: () => Promise<void> } {
  const { log, listPages, beatEveryMs = HEARTBEAT_EVERY_MS, sweepEveryMs = SWEEP_EVERY_MS } = keeping;
  const loops = [
    repeat(() => sweepPresence(deps), {
      everyMs: sweepEveryMs,
      onFailure: (error) => log.warn({ err: error }, 'sweeping presence failed'),
    }),
  ];
  if (listPages !== undefined)
    loops.push(
      repeat(() => beatHeart(deps, listPages), {
        everyMs: beatEveryMs,
        onFailure: (error) => log.warn({ err: error }, 'heartbeat failed'),
      }),
    );
  return { stop: async () => void (await Promise.all(loops.map((stop) => stop()))) };
}

/** Repeats work until stopped, never concurrently; `stop` resolves when any running repetition has ended. */
function repeat(
  work: () => Promise<void>,
  { everyMs, onFailure }: { everyMs: number; onFailure: (error: unknown) => void },
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .catch(onFailure)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
