import type * as z from 'zod/mini';
import type { Logger } from '../log.ts';

/**
 * Runs one job. The handler may run more than once per enqueued job (after a crash between the work and the
 * acknowledgement), so it must be idempotent. If it throws, the job is retried until the retries are used up.
 */
export type JobHandler<Payload, Context> = (
  payload: Payload,
  tools: { readonly context: Context; readonly log: Logger; readonly signal: AbortSignal | undefined },
) => unknown;

/** The part of a job that is needed to enqueue it. */
export type JobHead<Schema extends z.core.$ZodType> = Pick<Job<Schema, never>, 'name' | 'payload' | 'retries'>;

export type Job<Schema extends z.core.$ZodType, Context> = {
  readonly name: string;
  readonly payload: Schema;
  /** A cron expression of five fields in UTC; a scheduled job's payload is `{}`. */
  readonly schedule?: string;
  /** Maximum retries of a failed run. */
  readonly retries: number;
  /** Imports the handler when the job first runs, so that enqueuing does not load its dependencies. */
  readonly load: () => Promise<{ readonly handle: JobHandler<z.output<Schema>, Context> }>;
};

/** A job with any payload, for lists of jobs. */
export type AnyJob<Context> = {
  readonly name: string;
  readonly payload: z.core.$ZodType;
  readonly schedule?: string;
  readonly retries: number;
  // `never` accepts every handler; the payload is parsed with the job's own schema before the call.
  readonly load: () => Promise<{ readonly handle: JobHandler<never, Context> }>;
};

/** Defines the light part of a job, which is needed to enqueue and schedule it. */
export function defineJob<Schema extends z.core.$ZodType, Context>(job: Job<Schema, Context>): Job<Schema, Context> {
  if (!/^[a-z][a-z0-9-]*$/.test(job.name)) throw new Error(`"${job.name}" cannot be the name of a job`);
  return job;
}
