import { RefusalError } from '../../http/refusal.ts';
import { createRequestThread } from '../../threads/request-thread.ts';
import type { DetailsJob, DetailsReply } from './details-jobs.ts';

/** Jobs under way and waiting: some seconds of work, each with the half megabyte it is about. */
const MOST_WAITING = 48;
/** The largest snapshot takes half a second on an idle machine. */
const LONGEST_MS = 20_000;
const COME_AGAIN_MS = 3000;

const askThread = createRequestThread<DetailsJob, DetailsReply<DetailsJob>>(new URL('./details-worker.ts', import.meta.url), {
  mostWaiting: MOST_WAITING,
});

/** Has a job done by the thread, while everybody else is served. Refuses where too many wait already. */
export async function askDetailsThread<Job extends DetailsJob>(job: Job): Promise<DetailsReply<Job>> {
  const result = await askThread(job, { longestMs: LONGEST_MS });
  if (result.kind === 'replied') return result.reply as DetailsReply<Job>;
  throw new RefusalError('rateLimited', { retryAfterMs: COME_AGAIN_MS, policy: 'snapshot-details' });
}
