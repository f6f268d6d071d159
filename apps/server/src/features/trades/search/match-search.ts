import { matchInTabs, matchRequest, type RequestJob, type RequestMatch, type TabsJob, type TabsMatch } from './match-texts.ts';
import { createRequestThread, type Threaded } from '../../../threads/request-thread.ts';

/**
 * Maximum matcher steps on the main thread, which take a few milliseconds: nearly every real search needs fewer. Longer
 * searches go to a worker thread, where they wait for each other without blocking other requests.
 */
const STEPS_AT_ONCE = 400_000;
/** Timeout in ms; the domain's own limits are reached in less than a second on an idle machine. */
const LONGEST_MS = 3000;

/** Maximum number of running and queued searches per person: enough for a few open pages, and half of the queue. */
const MOST_PER_PERSON = 4;

export type MatchLimits = { readonly stepsAtOnce: number; readonly longestMs: number };

const standardLimits: MatchLimits = { stepsAtOnce: STEPS_AT_ONCE, longestMs: LONGEST_MS };

const threadFile = new URL('./match-worker.ts', import.meta.url);
const askAboutTabs = createRequestThread<TabsJob, TabsMatch>(threadFile, { mostPerCaller: MOST_PER_PERSON });
const askAboutRequest = createRequestThread<RequestJob, RequestMatch>(threadFile, { mostPerCaller: MOST_PER_PERSON });

/** `caller`: id of the person waiting for the result. */
type Asked<Job> = Omit<Job, 'kind'> & { readonly caller: string };

/** Finds the items that any of the searches matches, without blocking other requests. */
export async function findInTabs({ caller, ...job }: Asked<TabsJob>, limits = standardLimits): Promise<Threaded<TabsMatch>> {
  const work = { steps: 0 };
  const match = matchInTabs(job, { work, maxSteps: limits.stepsAtOnce });
  if (work.steps <= limits.stepsAtOnce) return { kind: 'replied', reply: match };
  return askAboutTabs({ kind: 'tabs', ...job }, { longestMs: limits.longestMs, caller });
}

/** Checks a request by search against a listing's last read content, without blocking other requests. */
export async function judgeRequest({ caller, ...job }: Asked<RequestJob>, limits = standardLimits): Promise<Threaded<RequestMatch>> {
  const work = { steps: 0 };
  const match = matchRequest(job, { work, maxSteps: limits.stepsAtOnce });
  if (work.steps <= limits.stepsAtOnce) return { kind: 'replied', reply: match };
  return askAboutRequest({ kind: 'request', ...job }, { longestMs: limits.longestMs, caller });
}
