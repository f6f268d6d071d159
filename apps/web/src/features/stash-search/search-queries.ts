/** Results from the workers while a person types. The previous result stays until the next result arrives. */
import type { Game } from '@poexchange/domain/item';
import type { MapSearchForm } from '@poexchange/domain/stash-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ownKeys } from '../../shared/api/own-keys.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { getSearchWorker } from '../../shared/workers/search-client.ts';

/** The same input always has the same result; results for intermediate input are soon dropped. */
const typed = {
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: 10_000,
  retry: false,
  meta: { failure: 'silent' },
} as const;

/** The search strings for the choices in a form. */
export function writtenMapSearchQuery(form: MapSearchForm) {
  return queryOptions({
    queryKey: [...ownKeys.stashSearch, 'write', form],
    queryFn: async () => getSearchWorker().writeForMaps(form),
    ...typed,
  });
}

/** Explains a search term by term and tests it on pasted items; null for an empty text. */
export function triedSearchQuery(options: {
  readonly text: string;
  readonly game: Game;
  readonly league: string;
  readonly items: readonly (readonly string[])[];
}) {
  const { text, game, league, items } = options;
  return queryOptions({
    queryKey: [...ownKeys.stashSearch, 'try', text, game, league, items],
    queryFn: async () => (text === '' ? null : getSearchWorker().trySearch(text, { game, league }, items)),
    ...typed,
  });
}

/**
 * Tests a search on the tabs stored in this browser; null until the tabs are restored. The query key includes
 * `contentVersion`.
 */
export function stashSearchQuery(
  scope: StashScope,
  options: { readonly text: string; readonly isReady: boolean; readonly contentVersion: number },
) {
  const { text, isReady, contentVersion } = options;
  return queryOptions({
    queryKey: [...ownKeys.stashSearch, 'stash', scope, isReady, text, contentVersion],
    queryFn: async () => (isReady ? getPricingWorker().searchStash(scope, text) : null),
    ...typed,
  });
}
