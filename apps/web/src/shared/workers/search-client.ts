/** The page's end of the search worker, started on first use. */
import { wrap, type Remote } from 'comlink';
import type { SearchCore } from './search-core.ts';

let started: Remote<SearchCore> | null = null;

/** Returns the worker; one per page. */
export function getSearchWorker(): Remote<SearchCore> {
  started ??= wrap<SearchCore>(new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'stash-search' }));
  return started;
}
