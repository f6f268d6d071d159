import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { findPooler } from '../db/index.ts';
import type { Logger } from '../log.ts';
import type { AnyJob, JobHandler } from './define-job.ts';
import { traced } from '../tracing/index.ts';
import { runAs } from '../work.ts';
import { bridgeLogger } from './enqueue.ts';

const RESULT_TIMEOUT_MS = 3_000;
const RESULT_POLL_MS = 10;
/** Pause before restarting a queue that stopped unexpectedly, for example because the database failed. */
const AGAIN_MS = 1000;

export type JobObserver = {
  /** Called after each run on this node. */
  readonly onRun: (run: { job: string; outcome: 'done' | 'failed'; seconds: number }) => void;
};

export type RunningJobs = {
  /** Returns whether jobs are accepted: the queue has not ended, and its database responds. */
  readonly isRunning: () => Promise<boolean>;
  /** Stops accepting jobs, and waits until running jobs have finished and their results are stored. */
  readonly stop: () => Promise<void>;
};

/**
 * Processes the queue and the schedules of `jobs`. Any number of nodes may do so at the same time: a job runs on one
 * node, and a scheduled job runs once for each scheduled time. `context` is passed to every handler in this process. A
 * queue that ends because of a database failure is restarted. Rejects a connection through a pooler: the queue's named
 * statements would be missing or duplicated in another session, and job notifications would not arrive.
 */
export async function startJobs<Context>({
  pool,
  jobs,
  context,
  log,
  observer,
  concurrency = 4,
}: {
  pool: Pool;
  jobs: readonly AnyJob<Context>[];
  context: Context;
  log: Logger;
  observer?: JobObserver;
  concurrency?: number;
}): Promise<RunningJobs> {
  if (await findPooler(pool)) throw new Error('a queue of jobs leads through a connection pooler: it needs DATABASE_DIRECT_URL');
  const events: WorkerEvents = new EventEmitter();
  const workerPools: string[] = [];
  events.on('pool:create', ({ workerPool }) => void workerPools.push(workerPool.id));
  const begin = (): Promise<Runner> =>
    run({
      pgPool: pool,
      // Without this preset, a result that cannot be stored causes an unhandled rejection, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      concurrency,
      noHandleSignals: true,
      logger: bridgeLogger(log),
      taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, { context, log, observer })])),
      parsedCronItems: parseCronItems(jobs.flatMap(describeSchedule)),
    });
  let runner = await begin();
  let hasEnded = false;
  const stopping = new AbortController();
  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise;
        if (stopping.signal.aborted) return;
        log.error({}, 'the job queue stopped');
      } catch (error) {
        log.error({ err: error }, 'the job queue stopped');
      }
      hasEnded = true;
      await sleep(AGAIN_MS, undefined, { signal: stopping.signal });
      // Without this, jobs that were running at shutdown would stay locked for hours.
      await pool.query('select graphile_worker.force_unlock_workers($1)', [workerPools]).catch(() => undefined);
      const again = await begin().catch(() => null);
      hasEnded = again === null;
      runner = again ?? runner;
    }
  };
  const kept = keep().catch(() => undefined);
  return {
    isRunning: async () => !hasEnded && (await pool.query('select 1')).rowCount === 1,
    stop: async () => {
      stopping.abort();
      // A queue that already ended has nothing left to stop.
      await runner.stop().catch(() => undefined);
      await kept;
      await waitForResults(pool, workerPools);
    },
  };
}

/**
 * Waits for results: the queue ends without waiting for results that are being stored, and a job without a stored
 * result would stay locked for hours.
 */
async function waitForResults(pool: Pool, workerPools: readonly string[]): Promise<void> {
  const deadline = Date.now() + RESULT_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await pool.query('select 1 from graphile_worker.jobs where locked_by = any($1) limit 1', [workerPools]);
    if (rowCount === 0) return;
    await sleep(RESULT_POLL_MS);
  }
}

function createTask<Context>(
  job: AnyJob<Context>,
  { context, log, observer }: { context: Context; log: Logger; observer: JobObserver | undefined },
): Task {
  const runOnce: Task = async (payload, helpers) => {
    const parsed = z.core.parse(job.payload, payload);
    const { handle } = await job.load();
    // The queue's only cast: the job's schema has just parsed this payload for the handler.
    const run = handle as JobHandler<unknown, Context>;
    await run(parsed, { context, log: log.child({ job: job.name, jobId: helpers.job.id }), signal: helpers.abortSignal });
  };
  return async (payload, helpers) => {
    const startedMs = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await runAs({ kind: 'job', id: job.name }, () =>
        traced(`job ${job.name}`, { kind: 'internal' }, async () => runOnce(payload, helpers)),
      );
      outcome = 'done';
    } finally {
      observer?.onRun({ job: job.name, outcome, seconds: (performance.now() - startedMs) / 1000 });
    }
  };
}

function describeSchedule(job: AnyJob<never>) {
  if (job.schedule === undefined) return [];
  return [{ task: job.name, match: job.schedule, options: { maxAttempts: job.retries + 1 } }];
}
