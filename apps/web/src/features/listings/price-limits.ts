/** The user's maximum price for one piece of an item, per league; stored in this browser. */
import { findValueDistance } from '@poexchange/domain/listing';
import type { Side } from '@poexchange/contract/rest';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ListingItemView } from './listing-view.ts';
import type { ListingsScope } from './use-listings.ts';

/** Price in chaos for one piece, by group hash. */
export type PriceLimits = { readonly scope: ListingsScope; readonly chaosOf: Readonly<Record<string, number>> };

const limitsSchema = z.record(z.string(), z.record(z.string(), z.number().check(z.gt(0), z.lte(1e9))));
const storedSchema = z.object({ leagues: limitsSchema });

/** A damaged entry is dropped without an error (R4.43). */
const useLimitStore = create<{ readonly leagues: z.output<typeof limitsSchema> }>()(
  persist(() => ({ leagues: {} }), {
    name: 'poexchange:price-limits',
    merge: (stored, current) => {
      const parsed = z.safeParse(storedSchema, stored);
      return parsed.success ? parsed.data : current;
    },
  }),
);

const none: Readonly<Record<string, number>> = {};
const keyOf = ({ game, league }: ListingsScope): string => `${game}:${league}`;

export function usePriceLimits(scope: ListingsScope): Readonly<Record<string, number>> {
  return useLimitStore((state) => state.leagues[keyOf(scope)] ?? none);
}

/** Sets the user's limit for an item; null removes it. */
export function setPriceLimit(scope: ListingsScope, hash: string, chaos: number | null): void {
  useLimitStore.setState(({ leagues }) => {
    const { [hash]: _before, ...others } = leagues[keyOf(scope)] ?? none;
    return { leagues: { ...leagues, [keyOf(scope)]: chaos === null ? others : { ...others, [hash]: chaos } } };
  });
}

/**
 * A selected item whose price needs confirmation. `far`: the price differs from the value by a factor of at least 3, to
 * the disadvantage of the user who copies.
 */
export type Doubt = { readonly item: ListingItemView; readonly kind: 'limit' | 'far'; readonly times: number; readonly key: string };

/**
 * Returns selected items that are above the user's own limit, or far from their value (D34). Sellers who respond to a
 * want-to-buy listing are warned of low prices.
 */
export function listDoubts(
  items: readonly ListingItemView[],
  options: { readonly taken: (hash: string) => number; readonly side: Side; readonly limits: Readonly<Record<string, number>> },
): Doubt[] {
  return items.flatMap((item): Doubt[] => {
    if (options.taken(item.hash) === 0) return [];
    const key = `${item.hash}:${item.price}`;
    const limit = options.limits[item.hash];
    if (options.side === 'sell' && limit !== undefined && item.price > limit)
      return [{ item, kind: 'limit', times: item.price / limit, key }];
    const distance = findValueDistance(item.price, item.primaryValuation.valueChaos);
    const isBad = distance?.side === (options.side === 'buy' ? 'below' : 'above');
    // A user who set a limit has already considered the price.
    return distance === null || !isBad || limit !== undefined ? [] : [{ item, kind: 'far', times: distance.times, key }];
  });
}
