import type { OwnListing } from '@poexchange/contract/rest';
import { categoryOfTag, customCategoryId } from '@poexchange/domain/category';
import { useEffect, useMemo, useState } from 'react';
import { usePriceIndex } from '../../shared/price-files/queries.ts';
import { readPlace } from '../../shared/ui/category-nav.tsx';
import { listHandTags, listListable, makeHandEntries } from './hand-entries.ts';
import { followListing, useHandDraft, type HandScope } from './hand-store.ts';
import { isInPlace, makeOfferLines } from './offer-lines.ts';
import type { DeskSearch } from './seller-desk.tsx';
import { changeItemChoices, useItemChoices, useOfferSettings, type OfferPlace } from './settings-store.ts';

/** What the desk shows: the draft with names and values, at the place that is open. */
export function useHandDesk(hand: HandScope, search: DeskSearch) {
  const { game, league, side } = hand;
  const items = useHandDraft(hand);
  const [first] = useState(() => items[0]?.tag);
  const place = useMemo((): OfferPlace => {
    const read = readPlace(game, { category: search.category, subCategory: search.sub });
    const fallback = first === undefined ? undefined : categoryOfTag(game, first)?.id;
    const isOpened = read.category !== '' && read.category !== customCategoryId;
    const opened = isOpened ? read : { category: fallback ?? 'currency', subCategory: '' };
    return { game, league, side, ...opened };
  }, [game, league, side, search.category, search.sub, first]);
  const tagsKey = listHandTags(game, { category: place.category, items }).join(' ');
  const tags = useMemo(() => tagsKey.split(' ') as ReturnType<typeof listHandTags>, [tagsKey]);
  const priceIndex = usePriceIndex({ game, league, tags });
  const { prices } = priceIndex;
  const entries = useMemo(() => makeHandEntries(game, items, prices), [game, items, prices]);
  const listable = useMemo(() => listListable(game, prices), [game, prices]);
  const settings = useOfferSettings(place);
  const choices = useItemChoices(place);
  const lines = useMemo(
    () =>
      makeOfferLines(
        entries.filter((entry) => isInPlace(entry, place, null)),
        settings,
        // What is not to be listed is taken out here, not ticked off.
        { ...choices, deselected: [] },
        game,
      ),
    [entries, place, settings, choices, game],
  );
  return { place, entries, listable, lines, prices, priceIndex, multiplier: settings.multiplier };
}

/** The draft follows what trades take out of the listing of this place. */
export function useFollow(
  hand: HandScope,
  of: { readonly listing: OwnListing | undefined; readonly prices: ReturnType<typeof usePriceIndex>['prices']; readonly place: OfferPlace },
): void {
  const { listing, prices, place } = of;
  useEffect(() => {
    if (listing === undefined) return;
    const typed = followListing(hand, listing, (hash) => prices.get(hash)?.tag);
    if (typed.length === 0) return;
    changeItemChoices(place, (before) => ({ ...before, overrides: { ...Object.fromEntries(typed), ...before.overrides } }));
  }, [hand, listing, prices, place]);
}
