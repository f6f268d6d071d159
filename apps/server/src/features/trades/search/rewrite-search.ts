import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';
import { createSearchThread } from './search-thread.ts';

/**
 * Searches that find the chosen items alone; or that there are none; or that none of the items is chosen any more; or
 * that finding out would take longer than anybody waits.
 */
export type Rewritten =
  | { readonly kind: 'written'; readonly searches: readonly string[] }
  | { readonly kind: 'none' | 'gone' }
  | { readonly kind: 'tooLong' };

export type RewriteRequest = { readonly items: readonly KnownItem[]; readonly form: SearchForm };

/** Over most tabs it takes a moment; texts made to be alike take many seconds, and nobody waits for those. */
const LONGEST_MS = 4000;
const askThread = createSearchThread<RewriteRequest, Rewritten>(new URL('./rewrite-worker.ts', import.meta.url));

/**
 * The shortest search that finds the chosen items and no other (D41), written in a thread of its own: what it costs
 * depends on what lies in a stash.
 */
export async function rewriteSearch(request: RewriteRequest, limits = { longestMs: LONGEST_MS }): Promise<Rewritten> {
  const result = await askThread(request, limits);
  return result.kind === 'replied' ? result.reply : { kind: 'tooLong' };
}
