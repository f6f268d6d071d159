export { defineJob } from './define-job.ts';
export type { AnyJob, Job, JobHandler } from './define-job.ts';
export { enqueue, migrateJobs } from './enqueue.ts';
export { startJobs } from './start-jobs.ts';
export type { RunningJobs } from './start-jobs.ts';
