import type { Pool } from 'pg';

/** Runs of one job that wait or failed. */
export type QueuedJobs = {
  readonly job: string;
  /** Runs that are due and not started, on any node. */
  readonly waiting: number;
  /** Seconds since the first of them was due; 0 if none is waiting. */
  readonly lagSeconds: number;
  /** Runs that failed permanently. They stay until an operator retries or deletes them. */
  readonly failed: number;
};

/** Counts the queue by job; jobs without stored runs are left out. */
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
