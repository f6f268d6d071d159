import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';
import { createRequestThread } from '../../../threads/request-thread.ts';

/**
 * Result: searches that find the chosen items alone; none exists; none of the items is chosen any more; or writing one
 * would take too long.
 */
export type Rewritten =
  | { readonly kind: 'written'; readonly searches: readonly string[] }
  | { readonly kind: 'none' | 'gone' }
  | { readonly kind: 'tooLong' };

export type RewriteRequest = { readonly items: readonly KnownItem[]; readonly form: SearchForm };

/**
 * Over most tabs this takes a moment; for texts made to be alike it would take many seconds, which nobody waits for.
 */
const LONGEST_MS = 4000;
/** Limit of running and queued rewrites per person, so that others find room in the queue. */
const MOST_PER_PERSON = 4;
const askThread = createRequestThread<RewriteRequest, Rewritten>(new URL('./rewrite-worker.ts', import.meta.url), {
  mostPerCaller: MOST_PER_PERSON,
});

/**
 * The shortest search that finds the chosen items and no other (D41), written in a thread of its own: its cost depends
 * on the content of a stash. `caller`: id of the person who waits for it.
 */
export async function rewriteSearch(
  { caller, ...request }: RewriteRequest & { readonly caller: string },
  { longestMs } = { longestMs: LONGEST_MS },
): Promise<Rewritten> {
  const result = await askThread(request, { longestMs, caller });
  return result.kind === 'replied' ? result.reply : { kind: 'tooLong' };
}
