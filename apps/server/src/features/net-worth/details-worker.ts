// The worker thread of details: runs one job after the other and replies with its result.
import { parentPort } from 'node:worker_threads';
import { doDetailsJob, type DetailsJob } from './details-jobs.ts';

parentPort?.on('message', (job: DetailsJob) => {
  parentPort?.postMessage(doDetailsJob(job));
});
