import { parseCronItems, run } from 'graphile-worker';
import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Logger } from '../log.ts';
import type { AnyJob, JobHandler } from './define-job.ts';
import { bridgeLogger } from './logger.ts';

export type RunningJobs = {
  /** Takes no new job and waits for the running ones. */
  readonly stop: () => Promise<void>;
};

/**
 * Works off the queue and the schedules of `jobs`. Any number of nodes may do so at once: a job runs on one of them, a
 * scheduled one once per time. `context` is what every handler of this process gets.
 */
export async function startJobs<Context>({
  pool,
  jobs,
  context,
  log,
  concurrency = 4,
}: {
  pool: Pool;
  jobs: readonly AnyJob<Context>[];
  context: Context;
  log: Logger;
  concurrency?: number;
}): Promise<RunningJobs> {
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: bridgeLogger(log),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, { context, log })])),
    parsedCronItems: parseCronItems(jobs.flatMap(describeSchedule)),
  });
  // A runner that ends by itself rejects here; its events have been logged already.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job queue stopped'));
  return {
    stop: async () => {
      // A queue that already ended by itself has nothing left to stop.
      await runner.stop().catch(() => undefined);
      // Only this waits until the result of the last running job is stored.
      await runner.promise.catch(() => undefined);
    },
  };
}

function createTask<Context>(job: AnyJob<Context>, { context, log }: { context: Context; log: Logger }): Task {
  return async (payload, helpers) => {
    const parsed = z.core.parse(job.payload, payload);
    const { handle } = await job.load();
    // The one cast of the queue: the job's schema has just made this payload what the handler takes.
    const run = handle as JobHandler<unknown, Context>;
    await run(parsed, { context, log: log.child({ job: job.name, jobId: helpers.job.id }), signal: helpers.abortSignal });
  };
}

function describeSchedule(job: AnyJob<never>) {
  if (job.schedule === undefined) return [];
  return [{ task: job.name, match: job.schedule, options: { maxAttempts: job.retries + 1 } }];
}
