// Worker thread for details: runs jobs one at a time and replies with each result.
import { parentPort } from 'node:worker_threads';
import { doDetailsJob, type DetailsJob } from './details-jobs.ts';

parentPort?.on('message', (job: DetailsJob) => {
  parentPort?.postMessage(doDetailsJob(job));
});
