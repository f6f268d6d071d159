import { RefusalError } from '../../http/refusal.ts';
import { createRequestThread } from '../../threads/request-thread.ts';
import type { DetailsJob, DetailsReply } from './details-jobs.ts';

/** Jobs under way and waiting: some seconds of work, each with the half megabyte it is about. */
const MOST_WAITING = 48;
/** Jobs of one person: those of a page that adds a snapshot and shows two others. */
const MOST_PER_PERSON = 4;
/** The largest snapshot takes half a second on an idle machine. */
const LONGEST_MS = 20_000;
const COME_AGAIN_MS = 3000;

const askThread = createRequestThread<DetailsJob, DetailsReply<DetailsJob>>(new URL('./details-worker.ts', import.meta.url), {
  mostWaiting: MOST_WAITING,
  mostPerCaller: MOST_PER_PERSON,
});

/**
 * Has a person's job done by the thread, while everybody else is served. Refuses where too many wait already, of all or
 * of this person.
 */
export async function askDetailsThread<Job extends DetailsJob>(userId: string, job: Job): Promise<DetailsReply<Job>> {
  const result = await askThread(job, { longestMs: LONGEST_MS, caller: userId });
  if (result.kind === 'replied') return result.reply as DetailsReply<Job>;
  throw new RefusalError('rateLimited', { retryAfterMs: COME_AGAIN_MS, policy: 'snapshot-details' });
}
