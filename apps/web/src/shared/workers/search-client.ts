/** The page's client for the search worker, which starts on first use. */
import { wrap, type Remote } from 'comlink';
import type { SearchCore } from './search-core.ts';

let started: Remote<SearchCore> | null = null;

/** Returns the page's only search worker. */
export function getSearchWorker(): Remote<SearchCore> {
  started ??= wrap<SearchCore>(new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'stash-search' }));
  return started;
}
