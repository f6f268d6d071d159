/** Runs that failed permanently: an operator reads the reason, and retries or deletes them. */
import type { Pool } from 'pg';

/** A job's waiting and failed runs. */
export type QueuedJobs = {
  readonly job: string;
  /** Runs that are due but not started, on any node. */
  readonly waiting: number;
  /** Seconds since the oldest waiting run was due; 0 if none is waiting. */
  readonly lagSeconds: number;
  /** Runs that failed permanently. They stay until an operator retries or deletes them. */
  readonly failed: number;
};

/** Counts queued runs per job; jobs without stored runs are left out. */
export async function readQueue(pool: Pool): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(`
    select task_identifier as job,
      count(*) filter (where is_due) as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "lagSeconds",
      count(*) filter (where attempts >= max_attempts) as failed
    from (
      select *, attempts < max_attempts and run_at <= now() and locked_at is null as is_due from graphile_worker.jobs
    ) as queue
    group by task_identifier`);
  return rows;
}

export type FailedJob = {
  /** The queue's own id of the run. */
  readonly id: number;
  readonly job: string;
  readonly attempts: number;
  readonly lastError: string;
  /** Time of the last attempt. */
  readonly atMs: number;
};

const MOST_LISTED = 200;
const IS_FAILED = 'attempts >= max_attempts and locked_at is null';

/** Lists the oldest permanently failed runs, at most 200. */
export async function listFailedJobs(pool: Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, task_identifier as job, attempts, coalesce(last_error, '') as "lastError",
      (extract(epoch from updated_at) * 1000)::float8 as "atMs"
    from graphile_worker.jobs where ${IS_FAILED} order by id limit ${MOST_LISTED}`,
  );
  return rows;
}

/** Retries these runs with a full number of attempts, or all runs if `ids` is empty. Returns the number of runs. */
export async function retryFailedJobs(pool: Pool, ids: readonly number[] = []): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where ${IS_FAILED} and (cardinality($1::bigint[]) = 0 or id = any ($1::bigint[]))),
      run_at := now(), attempts := 0)`,
    [ids],
  );
  return rowCount ?? 0;
}

/** Deletes these runs. Returns the number deleted. */
export async function removeFailedJobs(pool: Pool, ids: readonly number[]): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where ${IS_FAILED} and id = any ($1::bigint[])))`,
    [ids],
  );
  return rowCount ?? 0;
}
