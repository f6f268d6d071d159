import type { OwnListing } from '@poexchange/contract/rest';
import { categoryOfTag } from '@poexchange/domain/category';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useEffect, useMemo, useState } from 'react';
import { usePriceIndex } from '../../../shared/prices/use-price-index.ts';
import {
  changeItemChoices,
  type OfferPlace,
  useCustomGroups,
  useGroupMembers,
  useItemChoices,
  useOfferSettings,
} from '../../price-book/index.ts';
import { listManualTags, listListable, makeManualEntries } from './manual-entries.ts';
import { followListings, useManualDraft, type ManualScope } from './manual-store.ts';
import { isInPlace, makeOfferLines } from '../offer/offer-lines.ts';
import { usePlace, type SellPageSearch } from '../offer/use-place.ts';

const noGroups: readonly CustomGroup[] = [];

/** Custom groups are only for selling: wanted items have only categories (D25). */
function useManualGroups({ game, side }: ManualScope): readonly CustomGroup[] {
  const groups = useCustomGroups(game);
  return side === 'sell' ? groups : noGroups;
}

/** Data for the manual entry page: the draft with names and values, at the open place. */
export function useManualOffer(hand: ManualScope, search: SellPageSearch) {
  const { game, league } = hand;
  const items = useManualDraft(hand);
  const [first] = useState(() => items[0]?.tag);
  const groups = useManualGroups(hand);
  const fallback = first === undefined ? undefined : categoryOfTag(game, first)?.id;
  const place = usePlace({ scope: hand, search, groups, fallback: fallback ?? 'currency' });
  const members = useGroupMembers(place);
  const [isSearching, setSearching] = useState(false);
  const tagsKey = listManualTags(game, { category: place.category, items, isSearching }).join(' ');
  const tags = useMemo(() => tagsKey.split(' ') as ReturnType<typeof listManualTags>, [tagsKey]);
  const priceIndex = usePriceIndex({ game, league, tags });
  const { prices } = priceIndex;
  const entries = useMemo(() => makeManualEntries(game, items, prices), [game, items, prices]);
  const listable = useMemo(() => listListable(game, prices), [game, prices]);
  const settings = useOfferSettings(place);
  const choices = useItemChoices(place);
  const lines = useMemo(
    () =>
      makeOfferLines(
        entries.filter((entry) => isInPlace(entry, place, members)),
        settings,
        // An unwanted item is removed here, not deselected.
        { ...choices, deselected: [] },
        game,
      ),
    [entries, place, members, settings, choices, game],
  );
  return { place, groups, entries, listable, lines, prices, priceIndex, multiplier: settings.multiplier, search: () => setSearching(true) };
}

/** Applies the listings' trades to the draft. */
export function useFollow(
  hand: ManualScope,
  options: {
    readonly listings: readonly OwnListing[];
    readonly prices: ReturnType<typeof usePriceIndex>['prices'];
    readonly place: OfferPlace;
  },
): void {
  const { listings, prices, place } = options;
  useEffect(() => {
    if (listings.length === 0) return;
    const typed = followListings(hand, listings, (hash) => prices.get(hash)?.tag);
    if (typed.length === 0) return;
    changeItemChoices(place, (before) => ({ ...before, overrides: { ...Object.fromEntries(typed), ...before.overrides } }));
  }, [hand, listings, prices, place]);
}
