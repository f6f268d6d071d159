import { Logger as QueueLogger, runMigrations } from 'graphile-worker';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Logger } from '../log.ts';
import type { JobHead } from './define-job.ts';

/** Creates or updates the tables of the job queue; safe when several processes call it at once. */
export async function migrateJobs({ pool, log }: { pool: Pool; log?: Logger }): Promise<void> {
  await runMigrations({ pgPool: pool, logger: bridgeLogger(log) });
}

/**
 * Stores a job in the caller's transaction: it runs if and only if that commits. With `key`, a waiting job of the same
 * key is replaced. Jobs of one `lane` run one after another, in the order of their times. Throws when the payload does
 * not fit the job's schema.
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

/** Lets the queue write to our log: its info as debug, its warnings and errors unchanged. */
export function bridgeLogger(log: Logger | undefined): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    const write = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log?.[write]({ part: 'jobs', ...scope }, message);
  });
}
