// Worker thread for rewriteSearch: receives items and replies with searches, one at a time.
import { parentPort } from 'node:worker_threads';
import { writeItemSearch } from '@poexchange/domain/stash-search';
import type { Rewritten, RewriteRequest } from './rewrite-search.ts';

/** Reason why no search was written. */
const reasons = { impossible: 'none', nothingChosen: 'gone' } as const;

/** Number of candidates checked per step. */
const LOOKS = 150_000;

parentPort?.on('message', ({ items, form }: RewriteRequest) => {
  const result = writeItemSearch(items, { form, looks: LOOKS });
  const rewritten: Rewritten = result.kind === 'written' ? { kind: 'written', searches: result.searches } : { kind: reasons[result.kind] };
  parentPort?.postMessage(rewritten);
});
