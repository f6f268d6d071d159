import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { ListingSide } from '@poexchange/domain/listing';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useMemo } from 'react';
import { readPlace } from '../../../shared/ui/category-nav.tsx';
import type { OfferPlace, OfferScope } from '../../price-book/index.ts';

export type SellPageSearch = { readonly category: string | undefined; readonly sub: string | undefined; readonly view: string | undefined };

/**
 * Returns the address's place, or else `fallback`. `custom` alone means the first group. A group that this browser does
 * not have is kept, so that the seller does not edit another group instead (D25).
 */
export function usePlace(options: {
  readonly scope: OfferScope & { readonly side?: ListingSide };
  readonly search: SellPageSearch;
  readonly groups: readonly CustomGroup[];
  readonly fallback: string;
}): OfferPlace {
  const { scope, search, groups, fallback } = options;
  const { game, league, side } = scope;
  const { category, sub } = search;
  // Wanted items have no groups (D25).
  const group = side === 'buy' ? undefined : sub || groups[0]?.id;
  return useMemo(() => {
    const wanted = readPlace(game, { category, subCategory: sub });
    const isCustom = wanted.category === CUSTOM_CATEGORY_ID;
    const place = isCustom ? { category: group === undefined ? '' : CUSTOM_CATEGORY_ID, subCategory: group ?? '' } : wanted;
    const opened = place.category === '' ? { category: fallback, subCategory: '' } : place;
    return { game, league, ...(side !== undefined && { side }), ...opened };
  }, [game, league, side, category, sub, group, fallback]);
}

/**
 * True if the place is a custom group that is not in this browser, because it was created in another browser or
 * deleted.
 */
export function isGroupElsewhere(place: OfferPlace, groups: readonly CustomGroup[]): boolean {
  return place.category === CUSTOM_CATEGORY_ID && !groups.some(({ id }) => id === place.subCategory);
}
