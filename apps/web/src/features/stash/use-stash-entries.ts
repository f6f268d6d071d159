import type { StashTabId } from '@poexchange/domain/ids';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';
import type { HandedStack } from '@poexchange/domain/stock';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';
import { useHandedStacks } from '../../shared/listings/stock-query.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { MapFilters } from '../../shared/workers/item-places.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import type { StashEntries } from '../../shared/workers/stash-offers.ts';

const PRICES_FRESH_MS = 30 * 60_000;

type EntriesOptions = {
  readonly scope: StashScope;
  readonly tabIds: readonly StashTabId[];
  readonly contentVersion: number;
  /** The map filters for each category. */
  readonly mapFilters: MapFilters;
};

function stashEntriesQuery(options: EntriesOptions & { readonly level: ConfidenceLevel; readonly handed: readonly HandedStack[] }) {
  const { scope, level, tabIds, contentVersion, mapFilters, handed } = options;
  return queryOptions({
    queryKey: [...ownKeys.stashEntries, scope, level, tabIds, contentVersion, mapFilters, handed],
    queryFn: (): Promise<StashEntries> => getPricingWorker().listEntries({ ...scope, level }, tabIds, mapFilters, handed),
    staleTime: PRICES_FRESH_MS,
    refetchInterval: PRICES_FRESH_MS,
    gcTime: 0,
    // There may be thousands of entries: comparing them field by field would cost more than rendering them.
    structuralSharing: false,
    retry: 0,
    meta: { failure: 'silent' },
  });
}

/**
 * The groups in these tabs with their values, minus the pieces handed over since the tabs were read; computed in the
 * worker. The previous result stays while the next result is computed.
 */
export function useStashEntries({ isReady, ...options }: EntriesOptions & { readonly isReady: boolean }) {
  const level = usePriceLevel();
  const handed = useHandedStacks(options.scope);
  return useQuery({ ...stashEntriesQuery({ ...options, level, handed }), enabled: isReady, placeholderData: keepPreviousData });
}
