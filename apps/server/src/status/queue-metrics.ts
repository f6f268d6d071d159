import { setTimeout as sleep } from 'node:timers/promises';
import type { QueuedJobs } from '@poexchange/platform/jobs';
import type { Metrics } from '@poexchange/platform/status';
import { Gauge } from 'prom-client';

export type ReadQueue = () => Promise<readonly QueuedJobs[]>;

/** Maximum time a scrape waits for the database, in ms: other metrics matter most when the database is slow. */
const PATIENCE_MS = 1000;

/**
 * Reports the queue lengths of all nodes together, and nothing while the database does not answer; later scrapes wait
 * for a slow read instead of repeating it.
 */
export function watchQueue(metrics: Metrics, read: ReadQueue): void {
  let reading: Promise<readonly QueuedJobs[]> | null = null;
  const readOnce = (): Promise<readonly QueuedJobs[]> => {
    const mine = (reading ??= read()
      .catch((): QueuedJobs[] => [])
      .finally(() => {
        reading = null;
      }));
    return Promise.race([mine, sleep(PATIENCE_MS, [], { ref: false })]);
  };
  const tell = (name: string, help: string, pick: (queued: QueuedJobs) => number): void => {
    const gauge: Gauge<'task'> = new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers: [metrics],
      // Metrics are collected in parallel, so each metric has to wait for the read.
      collect: async () => {
        const queue = await readOnce();
        gauge.reset();
        for (const queued of queue) gauge.set({ task: queued.job }, pick(queued));
      },
    });
  };
  tell('server_jobs_waiting', 'runs that are due and not begun', ({ waiting }) => waiting);
  tell('server_job_lag_seconds', 'since the oldest waiting run was due', ({ lagSeconds }) => lagSeconds);
  tell('server_jobs_failed', 'runs that failed for good', ({ failed }) => failed);
}
