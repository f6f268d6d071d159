/** A single group of the economy, read from its price files in the worker. */
import type { Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { queryOptions } from '@tanstack/react-query';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';

export type GroupScope = { readonly game: Game; readonly league: string };

/** A group in the price file of `pricedAtMs`: a newer file needs another query. */
type PricedGroup = { readonly tag: Tag; readonly hash: string; readonly pricedAtMs: number };

/** Bands are daily values, so a result stays fresh for half an hour. */
const BANDS_FRESH_MS = 30 * 60_000;

export function groupQuery(scope: GroupScope, { tag, hash, pricedAtMs }: PricedGroup) {
  return queryOptions({
    queryKey: ['economy-group', scope.game, scope.league, hash, pricedAtMs],
    queryFn: () => getPricingWorker().readGroup(scope, { tag, hash }),
    meta: { failure: 'silent' },
  });
}

/** The price bands of a group's past days. */
export function bandsQuery(scope: GroupScope, { tag, hash }: Omit<PricedGroup, 'pricedAtMs'>) {
  return queryOptions({
    queryKey: ['economy-bands', scope.game, scope.league, hash],
    queryFn: () => getPricingWorker().readBands(scope, { tag, hash }),
    staleTime: BANDS_FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** The explanation of a group's value; null if the value has no explanation. */
export function explanationQuery(scope: GroupScope, { tag, hash, pricedAtMs }: PricedGroup) {
  return queryOptions({
    queryKey: ['economy-why', scope.game, scope.league, hash, pricedAtMs],
    queryFn: () => getPricingWorker().readExplanation(scope, { tag, hash }),
    meta: { failure: 'silent' },
  });
}
