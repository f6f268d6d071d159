import { RefusalError } from '../../http/refusal.ts';
import { createRequestThread } from '../../threads/request-thread.ts';
import type { DetailsJob, DetailsReply } from './details-jobs.ts';

/** Maximum number of running and waiting jobs: a few seconds of work, with half a megabyte of data per job. */
const MOST_WAITING = 48;
/** Maximum number of jobs per person: enough for a page that adds a snapshot and shows two others. */
const MOST_PER_PERSON = 4;
/** Timeout; the largest snapshot takes half a second on an idle machine. */
const LONGEST_MS = 20_000;
const COME_AGAIN_MS = 3000;

const askThread = createRequestThread<DetailsJob, DetailsReply<DetailsJob>>(new URL('./details-worker.ts', import.meta.url), {
  mostWaiting: MOST_WAITING,
  mostPerCaller: MOST_PER_PERSON,
});

/**
 * Runs a person's job in the worker thread without blocking other requests. Refuses if too many jobs are waiting, in
 * total or for this person.
 */
export async function askDetailsThread<Job extends DetailsJob>(userId: string, job: Job): Promise<DetailsReply<Job>> {
  const result = await askThread(job, { longestMs: LONGEST_MS, caller: userId });
  if (result.kind === 'replied') return result.reply as DetailsReply<Job>;
  throw new RefusalError('rateLimited', { retryAfterMs: COME_AGAIN_MS, policy: 'snapshot-details' });
}
