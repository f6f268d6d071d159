/**
 * The seller's options for requests by stash search, and their surcharges: stored in this browser (R2.13, R2.14, R6.09,
 * R3.02).
 */
import { findCategory } from '@poexchange/domain/category';
import type { StashTabId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useShallow } from 'zustand/react/shallow';
import { readKeptTabId } from '../../stash/index.ts';
import { offerKey, type OfferPlace } from '../../price-book/index.ts';

const price = () => z.number().check(z.gte(0), z.lte(1e9));
const optionsSchema = z.object({ isAllowed: z.boolean(), extraChaos: price(), quantityExtraChaos: price() });
/** Settings of one category or sub-category; prices in chaos per piece. */
export type SearchOptions = z.output<typeof optionsSchema>;

export const defaultSearchOptions: SearchOptions = { isAllowed: true, extraChaos: 0, quantityExtraChaos: 0 };

const storedSchema = z.object({
  offers: z.record(z.string(), optionsSchema),
  /** Ids of tabs in which no items can be requested by search, by game and league. */
  deniedTabs: z.record(z.string(), z.array(z.string().check(z.maxLength(160)))),
});
type Stored = Omit<z.output<typeof storedSchema>, 'deniedTabs'> & { readonly deniedTabs: Readonly<Record<string, readonly StashTabId[]>> };
const nothingStored: Stored = { offers: {}, deniedTabs: {} };

export const useSearchOptionsStore = create<Stored>()(
  persist((): Stored => nothingStored, {
    name: 'poexchange:search-options',
    version: 1,
    merge: (stored) => {
      const parsed = z.safeParse(storedSchema, stored);
      return parsed.success ? { ...parsed.data, deniedTabs: readDenied(parsed.data.deniedTabs) } : nothingStored;
    },
  }),
);

function readDenied(kept: Readonly<Record<string, readonly string[]>>): Stored['deniedTabs'] {
  return Object.fromEntries(Object.entries(kept).map(([key, ids]) => [key, ids.flatMap((id) => readKeptTabId(key, id) ?? [])]));
}

type Scope = { readonly game: Game; readonly league: string };
export const scopeKey = ({ game, league }: Scope): string => `${game}:${league}`;

/** True if items in this place can be found by a search (R3.15). */
export function supportsSearch(game: Game, place: { readonly category: string; readonly subCategory: string }): boolean {
  const category = findCategory(game, place.category);
  if (place.subCategory === '') return category?.supportsRegex === true;
  return category?.subCategories?.find(({ id }) => id === place.subCategory)?.supportsRegex === true;
}

export function changeSearchOptions(place: OfferPlace, change: Partial<SearchOptions>): void {
  useSearchOptionsStore.setState((state) => ({
    offers: { ...state.offers, [offerKey(place)]: { ...(state.offers[offerKey(place)] ?? defaultSearchOptions), ...change } },
  }));
}

export function setTabSearch(scope: Scope, tabId: StashTabId, to: 'allowed' | 'denied'): void {
  useSearchOptionsStore.setState((state) => {
    const others = (state.deniedTabs[scopeKey(scope)] ?? []).filter((id) => id !== tabId);
    return { deniedTabs: { ...state.deniedTabs, [scopeKey(scope)]: to === 'denied' ? [...others, tabId] : others } };
  });
}

/**
 * Returns the search options of a listing from these tabs: a tab closed to searches excludes only its own items (R2.14,
 * R6.09).
 */
export function readSearchTerms(place: OfferPlace, tabIds: readonly StashTabId[]) {
  const { offers, deniedTabs } = useSearchOptionsStore.getState();
  const { isAllowed, extraChaos, quantityExtraChaos } = offers[offerKey(place)] ?? defaultSearchOptions;
  const denied = new Set(deniedTabs[scopeKey(place)]);
  const searchDeniedTabs = tabIds.filter((id) => denied.has(id));
  const supportRegex = isAllowed && supportsSearch(place.game, place) && searchDeniedTabs.length < tabIds.length;
  return {
    supportRegex,
    searchDeniedTabs: supportRegex ? searchDeniedTabs : [],
    regexExtraPrice: supportRegex ? extraChaos : 0,
    regexQuantExtraPrice: supportRegex ? quantityExtraChaos : 0,
  };
}

/** Returns the search options as buyers see them: whether searches are accepted, and their surcharges. */
export function useSearchTerms(place: OfferPlace, tabIds: readonly StashTabId[]) {
  return useSearchOptionsStore(
    useShallow(() => {
      const { supportRegex, regexExtraPrice, regexQuantExtraPrice } = readSearchTerms(place, tabIds);
      return { supportRegex, regexExtraPrice, regexQuantExtraPrice };
    }),
  );
}
