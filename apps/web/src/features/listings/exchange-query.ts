import type { Tag } from '@poexchange/domain/grouping';
import { queryOptions } from '@tanstack/react-query';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import type { ExchangeLine } from './one-item.ts';
import type { ListingsScope } from './use-listings.ts';

const FRESH_MS = 30 * 60_000;

/** The price of one piece of a group on the game's exchange in the last hours; null if it is not traded there. */
export function exchangeQuery({ game, league }: ListingsScope, { tag, hash }: { readonly tag: Tag; readonly hash: string }) {
  return queryOptions({
    queryKey: ['exchange-price', game, league, tag, hash],
    queryFn: async (): Promise<ExchangeLine | null> => {
      const group = await getPricingWorker().readGroup({ game, league }, { tag, hash });
      const exchange = group?.valuation?.exchange ?? null;
      return exchange === null ? null : { exchangeChaos: exchange.valueChaos, units: exchange.units };
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    meta: { failure: 'silent' },
  });
}
