// Worker thread for findInTabs and judgeRequest: receives texts and replies with the results, one at a time.
import { parentPort } from 'node:worker_threads';
import { matchInTabs, matchRequest, type RequestJob, type TabsJob } from './match-texts.ts';

parentPort?.on('message', (job: RequestJob | TabsJob) => {
  parentPort?.postMessage(job.kind === 'tabs' ? matchInTabs(job) : matchRequest(job));
});
