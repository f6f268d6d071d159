/** Results of the workers while a person types. The last one stays until the next has arrived. */
import type { Game } from '@poexchange/domain/item';
import type { MapSearchForm } from '@poexchange/domain/stash-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ownKeys } from '../../shared/api/own-keys.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { getSearchWorker } from '../../shared/workers/search-client.ts';

/** The same input has the same result; results of intermediate texts are soon dropped. */
const typed = {
  placeholderData: keepPreviousData,
  staleTime: Infinity,
  gcTime: 10_000,
  retry: false,
  meta: { failure: 'silent' },
} as const;

/** The search strings for the choices of a form. */
export function writtenMapSearchQuery(form: MapSearchForm) {
  return queryOptions({
    queryKey: [...ownKeys.stashSearch, 'write', form],
    queryFn: async () => getSearchWorker().writeForMaps(form),
    ...typed,
  });
}

/** A search explained term by term and tried on pasted items; null for an empty text. */
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

/** A search tried on the tabs of this browser; null until they are restored. Each `contentVersion` is a query. */
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
