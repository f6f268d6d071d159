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
const askThread = createRequestThread<RewriteRequest, Rewritten>(new URL('./rewrite-worker.ts', import.meta.url));

/**
 * The shortest search that finds the chosen items and no other (D41), written in a thread of its own: its cost depends
 * on the content of a stash.
 */
export async function rewriteSearch(request: RewriteRequest, limits = { longestMs: LONGEST_MS }): Promise<Rewritten> {
  const result = await askThread(request, limits);
  return result.kind === 'replied' ? result.reply : { kind: 'tooLong' };
}
