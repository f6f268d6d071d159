export { defineJob } from './define-job.ts';
export type { AnyJob, Job, JobHandler, JobHead } from './define-job.ts';
export { enqueue, migrateJobs } from './enqueue.ts';
export { listFailedJobs, removeFailedJobs, retryFailedJobs, readQueue } from './failed-jobs.ts';
export type { QueuedJobs } from './failed-jobs.ts';
export { startJobs } from './start-jobs.ts';
export type { JobObserver, RunningJobs } from './start-jobs.ts';
