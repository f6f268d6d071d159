import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';
import { createRequestThread } from '../../../threads/request-thread.ts';

/**
 * Either searches that find only the chosen items, or the reason why there are none: no such search exists, none of the
 * chosen items is left, or writing a search takes too long.
 */
export type Rewritten =
  | { readonly kind: 'written'; readonly searches: readonly string[] }
  | { readonly kind: 'none' | 'gone' }
  | { readonly kind: 'tooLong' };

export type RewriteRequest = { readonly items: readonly KnownItem[]; readonly form: SearchForm };

/** Timeout in ms: most tabs are fast, but deliberately similar item texts would take many seconds. */
const LONGEST_MS = 4000;
/** Maximum number of running and queued rewrites per person, so that the queue has room for others. */
const MOST_PER_PERSON = 4;
const askThread = createRequestThread<RewriteRequest, Rewritten>(new URL('./rewrite-worker.ts', import.meta.url), {
  mostPerCaller: MOST_PER_PERSON,
});

/**
 * Writes the shortest search that finds the chosen items and no others, in a separate worker thread, because the cost
 * depends on the stash's content. `caller`: id of the person waiting for the search.
 */
export async function rewriteSearch(
  { caller, ...request }: RewriteRequest & { readonly caller: string },
  { longestMs } = { longestMs: LONGEST_MS },
): Promise<Rewritten> {
  const result = await askThread(request, { longestMs, caller });
  return result.kind === 'replied' ? result.reply : { kind: 'tooLong' };
}
