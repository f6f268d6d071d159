import type { Pool } from 'pg';

/** Runs of one job that wait or failed. */
export type QueuedJobs = {
  readonly job: string;
  /** Runs that are due and not begun, on whatever node. */
  readonly waiting: number;
  /** Seconds since the first of them was due; 0 where none waits. */
  readonly lagSeconds: number;
  /** Runs that failed for good. They stay until an operator lets them be tried again, or forgets them. */
  readonly failed: number;
};

/** Counts the queue by job; jobs of which nothing is stored are left out. */
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
