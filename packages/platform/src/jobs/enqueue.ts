import { Logger as QueueLogger, runMigrations } from 'graphile-worker';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Logger } from '../log.ts';
import type { JobHead } from './define-job.ts';

/** Creates or updates the job queue's tables; safe to call from several processes at the same time. */
export async function migrateJobs({ pool, log }: { pool: Pool; log?: Logger }): Promise<void> {
  await runMigrations({ pgPool: pool, logger: bridgeLogger(log) });
}

/**
 * Stores a job in the caller's transaction: it runs if and only if the transaction commits. With `key`, a waiting job
 * with the same key is replaced. Jobs in one `lane` run one after another, in order of their times. Throws if the
 * payload does not match the job's schema.
 */
export async function enqueue<Schema extends z.core.$ZodType>(
  tx: QueryExecutorProvider,
  job: JobHead<Schema>,
  payload: z.input<Schema>,
  { runAt, key, lane }: { runAt?: Date; key?: string; lane?: string } = {},
): Promise<void> {
  z.core.parse(job.payload, payload);
  await sql`select graphile_worker.add_job(
    identifier => ${job.name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${job.retries + 1}::int,
    job_key => ${key ?? null}::text,
    queue_name => ${lane ?? null}::text
  )`.execute(tx);
}

/** Forwards the queue's messages to our log: info as debug, warnings and errors unchanged. */
export function bridgeLogger(log: Logger | undefined): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    const write = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log?.[write]({ part: 'jobs', ...scope }, message);
  });
}
