import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';
import { createRequestThread } from '../../../threads/request-thread.ts';

/**
 * Result: searches that find only the chosen items; none exists; none of the items is chosen any more; or writing one
 * takes too long.
 */
export type Rewritten =
  | { readonly kind: 'written'; readonly searches: readonly string[] }
  | { readonly kind: 'none' | 'gone' }
  | { readonly kind: 'tooLong' };

export type RewriteRequest = { readonly items: readonly KnownItem[]; readonly form: SearchForm };

/** Most tabs take a moment; texts made to be alike would take many seconds. */
const LONGEST_MS = 4000;
/** Limit of running and queued rewrites per person, so that others find room in the queue. */
const MOST_PER_PERSON = 4;
const askThread = createRequestThread<RewriteRequest, Rewritten>(new URL('./rewrite-worker.ts', import.meta.url), {
  mostPerCaller: MOST_PER_PERSON,
});

/**
 * Writes the shortest search that finds the chosen items and no others, in a separate worker thread, as its cost
 * depends on the content of a stash. `caller`: id of the person who waits for it.
 */
export async function rewriteSearch(
  { caller, ...request }: RewriteRequest & { readonly caller: string },
  { longestMs } = { longestMs: LONGEST_MS },
): Promise<Rewritten> {
  const result = await askThread(request, { longestMs, caller });
  return result.kind === 'replied' ? result.reply : { kind: 'tooLong' };
}
