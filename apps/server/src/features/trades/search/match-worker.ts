// The thread of findInTabs and judgeRequest: texts in, what was found out, one after the other.
import { parentPort } from 'node:worker_threads';
import { matchInTabs, matchRequest, type RequestJob, type TabsJob } from './match-texts.ts';

parentPort?.on('message', (job: RequestJob | TabsJob) => {
  parentPort?.postMessage(job.kind === 'tabs' ? matchInTabs(job) : matchRequest(job));
});
