/** Functions of the pricing worker, without the worker: raw tabs in, compact priced entries out. */
import type { ReadPriceFile } from '../price-files/read-price-file.ts';
import { createItemFinder, type ItemFinder } from './find-items.ts';
import type { StashTabId } from '@poexchange/domain/ids';
import { createKeptTabs, createTabShelf, type KeptTabs, type StashScope } from './kept-tabs.ts';
import type { MadeSnapshot, MakingStep, ShelfState, SnapshotMaker, SnapshotRequest } from './make-snapshot.ts';
import { createPriceLookup, type PriceLookup } from './price-lookup.ts';
import type { StashSearch } from './search-stash.ts';
import { createStashOffers, type StashOffers } from './stash-offers.ts';
import type { StashShelf } from './stash-shelf.ts';
import type { TabStore } from './tab-store.ts';
import type { TagBooks } from './tag-books.ts';

export type PricingCore = ItemFinder &
  PriceLookup &
  KeptTabs &
  StashOffers & {
    /**
     * Tries a stash search on every tab this browser has of the league; a tab's inner tabs count as part of it (D40,
     * D41).
     */
    readonly searchStash: (scope: StashScope, text: string) => Promise<StashSearch>;
    /** Returns the state of the tabs that this browser has, for a snapshot of net worth. */
    readonly measureTabs: (scope: StashScope, tabIds: readonly StashTabId[]) => Promise<Readonly<Record<string, ShelfState>>>;
    /** Groups, prices and packs the tabs of a snapshot (R4.35, D70); calls `onStep` with its progress. */
    readonly makeSnapshot: (request: SnapshotRequest, onStep: (step: MakingStep) => void) => Promise<MadeSnapshot>;
  };

export type PricingCoreDeps = {
  readonly books: TagBooks;
  readonly shelf: StashShelf;
  readonly store: TabStore;
  readonly readFile: ReadPriceFile;
};

export function createPricingCore({ books, shelf, store, readFile }: PricingCoreDeps): PricingCore {
  const tabShelf = createTabShelf(shelf);
  // The rules of net worth are loaded with the first snapshot.
  const loadMaker = async (): Promise<SnapshotMaker> =>
    (await import('./make-snapshot.ts')).createSnapshotMaker({ books, shelf, tabShelf });
  return {
    ...createItemFinder(books),
    ...createPriceLookup({ books, readFile }),
    ...createKeptTabs({ shelf, store }),
    ...createStashOffers({ books, shelf, tabShelf }),
    measureTabs: async (scope, tabIds) => (await loadMaker()).measureTabs(scope, tabIds),
    makeSnapshot: async (request, onStep) => (await loadMaker()).makeSnapshot(request, onStep),
    async searchStash(scope, text) {
      const { searchStash } = await import('./search-stash.ts');
      const tabs = tabShelf
        .listRoots(scope)
        .map((tabId) => ({ tabId, items: tabShelf.listShelved(scope, tabId).flatMap(({ items }) => items) }));
      return searchStash(text, tabs, { breathe: async () => new Promise((resolve) => setTimeout(resolve, 0)) });
    },
  };
}
