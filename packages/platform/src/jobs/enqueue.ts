import { runMigrations } from 'graphile-worker';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Logger } from '../log.ts';
import type { Job } from './define-job.ts';
import { bridgeLogger } from './logger.ts';

/** Creates or updates the tables of the job queue; safe when several processes call it at once. */
export async function migrateJobs({ pool, log }: { pool: Pool; log?: Logger }): Promise<void> {
  await runMigrations({ pgPool: pool, logger: bridgeLogger(log) });
}

/**
 * Stores a job in the caller's transaction: it runs if and only if that commits. With `key`, a waiting job of the same
 * key is replaced. Throws when the payload does not fit the job's schema.
 */
export async function enqueue<Tables, Schema extends z.core.$ZodType, Context>(
  tx: Kysely<Tables>,
  job: Job<Schema, Context>,
  payload: z.input<Schema>,
  { runAt, key }: { runAt?: Date; key?: string } = {},
): Promise<void> {
  z.core.parse(job.payload, payload);
  await sql`select graphile_worker.add_job(
    identifier => ${job.name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${job.retries + 1}::int,
    job_key => ${key ?? null}::text
  )`.execute(tx);
}
