// The worker thread of rewriteSearch: takes items and replies with searches, one after the other.
import { parentPort } from 'node:worker_threads';
import { writeItemSearch } from '@poexchange/domain/stash-search';
import type { Rewritten, RewriteRequest } from './rewrite-search.ts';

/** Reason why no search was written. */
const reasons = { impossible: 'none', nothingChosen: 'gone' } as const;

/** Work per step, in candidates checked. */
const LOOKS = 150_000;

parentPort?.on('message', ({ items, form }: RewriteRequest) => {
  const result = writeItemSearch(items, { form, looks: LOOKS });
  const rewritten: Rewritten = result.kind === 'written' ? { kind: 'written', searches: result.searches } : { kind: reasons[result.kind] };
  parentPort?.postMessage(rewritten);
});
