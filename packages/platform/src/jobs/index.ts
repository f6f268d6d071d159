export { defineJob } from './define-job.ts';
export type { AnyJob, Job, JobHandler, JobHead } from './define-job.ts';
export { enqueue, migrateJobs } from './enqueue.ts';
export { listFailedJobs, removeFailedJobs, retryFailedJobs } from './failed-jobs.ts';
export { readQueue } from './read-queue.ts';
export type { QueuedJobs } from './read-queue.ts';
export { startJobs } from './start-jobs.ts';
export type { JobObserver, RunningJobs } from './start-jobs.ts';
