import type { LeaseKeeper } from './lease-keeper.ts';

export type TaskDeps = {
  readonly leases: LeaseKeeper;
  /** Ends the task permanently when aborted. */
  readonly signal: AbortSignal;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Called when a lease read shows that another program has this task's lease. */
  readonly onElsewhere?: () => void;
};

export type TaskRun = Pick<TaskDeps, 'signal' | 'sleep'>;

/**
 * Runs a task that only one program does at a time: while this program has its lease, and again whenever it regains the
 * lease. Settles when the task completes or the program stops.
 */
export async function runWhileHeld(
  name: string,
  { leases, signal, sleep, onElsewhere }: TaskDeps,
  run: (task: TaskRun) => Promise<void>,
): Promise<void> {
  const stopped = whenAborted(signal);
  while (!signal.aborted) {
    const outcome = await leases.use(name, async ({ lost, leaving }) => {
      const ended = AbortSignal.any([signal, lost, leaving]);
      const end = whenAborted(ended);
      await run({ signal: ended, sleep: (ms) => Promise.race([sleep(ms), end]) });
      return ended.aborted ? 'ended' : 'done';
    });
    if (outcome === 'done') return;
    if (outcome === 'notHeld' && leases.isTaken(name)) onElsewhere?.();
    if (!signal.aborted) await Promise.race([leases.nextRound(), stopped]);
  }
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
