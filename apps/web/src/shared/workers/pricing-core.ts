/** The pricing worker's functions, without the worker: raw tabs in, compact priced entries out. */
import { bandsFileSchema, bandsPath, explainPath, type BandsEntry } from '@poexchange/contract/price-files';
import { explainFileSchema, type ExplainEntry } from '@poexchange/contract/price-files/explain';
import type { Tag } from '@poexchange/domain/grouping';
import type { StashTabId } from '@poexchange/domain/ids';
import type { Summary, Valuation } from '@poexchange/domain/pricing';
import { listTagPrices, type TagBook, type TagPrices } from '../price-files/price-book.ts';
import type { ReadPriceFile } from '../price-files/read-price-file.ts';
import { makeEconomyColumns, type EconomyColumns } from './economy-columns.ts';
import { createItemFinder, type ItemFinder } from './find-items.ts';
import { createKeptTabs, createTabShelf, type KeptTabs, type StashScope } from './kept-tabs.ts';
import type { MadeSnapshot, MakingStep, ShelfState, SnapshotMaker, SnapshotRequest } from './make-snapshot.ts';
import type { PriceCheck } from './price-check.ts';
import type { Scope } from './scope.ts';
import type { StashSearch } from './search-stash.ts';
import { createStashOffers, type StashOffers } from './stash-offers.ts';
import type { StashShelf } from './stash-shelf.ts';
import type { TabStore } from './tab-store.ts';
import type { TagBooks } from './tag-books.ts';

// Lookups in the price files: by tag, by group, and for pasted items.

/** One group with its values; `valuation` is null if the group has no price. */
type GroupDetail = { readonly summary: Summary; readonly valuation: Valuation | null; readonly pricedAtMs: number };

type PriceLookup = {
  readonly readTagPrices: (scope: Scope, tag: Tag) => Promise<TagPrices>;
  /**
   * A tag's prices, refetched from the tag's own small files: for rates, which must be as new as the server's. Rejects
   * with PriceFileError.
   */
  readonly readNewestTagPrices: (scope: Scope, tag: Tag) => Promise<TagPrices>;
  /** All groups of a tag for the economy pages. Rejects with PriceFileError. */
  readonly readEconomyTag: (scope: Scope, tag: Tag) => Promise<EconomyColumns>;
  /** A tag's economy groups, refetched from the tag's own small files. Rejects with PriceFileError. */
  readonly readNewestEconomyTag: (scope: Scope, tag: Tag) => Promise<EconomyColumns>;
  /** All data of a group; null if the tag has no such group. Rejects with PriceFileError. */
  readonly readGroup: (scope: Scope, options: { tag: Tag; hash: string }) => Promise<GroupDetail | null>;
  /** Explanation of a group's price; null if the file has none. Rejects with PriceFileError. */
  readonly readExplanation: (scope: Scope, options: { tag: Tag; hash: string }) => Promise<ExplainEntry | null>;
  /** Range of asks for each day of a group's history; null if the file has none. Rejects with PriceFileError. */
  readonly readBands: (scope: Scope, options: { tag: Tag; hash: string }) => Promise<BandsEntry | null>;
  /** Prices pasted item text, or a tab's file. */
  readonly checkText: PriceCheck['checkText'];
  readonly checkFile: PriceCheck['checkFile'];
};

const noExplanations = { meta: { timestampMs: 0 }, explanations: {} };
const noBands = { meta: { timestampMs: 0 }, bands: {} };

/** Only uniques need the art table. */
async function makeColumns(book: TagBook, { game }: Scope): Promise<EconomyColumns> {
  const names = book.tag === 'unique' && game === 'poe1' ? await import('./name-art.ts') : null;
  return makeEconomyColumns(book, game, names?.createNameArt(book.summaries.values()));
}

function createPriceLookup({ books, readFile }: { readonly books: TagBooks; readonly readFile: ReadPriceFile }): PriceLookup {
  // Loaded with the first price check, because it includes the names of every base type.
  let priceCheck: Promise<PriceCheck> | null = null;
  const loadPriceCheck = (): Promise<PriceCheck> => {
    priceCheck ??= import('./price-check.ts').then((module) => module.createPriceCheck({ books }));
    priceCheck.catch(() => (priceCheck = null));
    return priceCheck;
  };

  return {
    readEconomyTag: async (scope, tag) => makeColumns(await books.readBook(scope, tag, 'refresh'), scope),
    readNewestEconomyTag: async (scope, tag) => makeColumns(await books.readNewestBook(scope, tag), scope),

    async readGroup(scope, { tag, hash }) {
      const book = await books.readWholeBook(scope, tag);
      const summary = book.summaries.get(hash);
      return summary === undefined ? null : { summary, valuation: book.valuations.get(hash) ?? null, pricedAtMs: book.pricedAtMs };
    },

    readExplanation: async (scope, { tag, hash }) => {
      const file = await readFile(explainPath({ ...scope, tag }), explainFileSchema, noExplanations);
      return file.explanations[hash] ?? null;
    },

    readBands: async (scope, { tag, hash }) => (await readFile(bandsPath({ ...scope, tag }), bandsFileSchema, noBands)).bands[hash] ?? null,

    checkText: async (scope, text) => (await loadPriceCheck()).checkText(scope, text),
    checkFile: async (scope, text) => (await loadPriceCheck()).checkFile(scope, text),

    readTagPrices: async (scope, tag) => listTagPrices(await books.readBook(scope, tag, 'refresh'), scope.level),
    readNewestTagPrices: async (scope, tag) => listTagPrices(await books.readNewestBook(scope, tag), scope.level),
  };
}

export type PricingCore = ItemFinder &
  PriceLookup &
  KeptTabs &
  StashOffers & {
    /** Runs a stash search on every tab of the league in this browser; inner tabs count as part of their tab. */
    readonly searchStash: (scope: StashScope, text: string) => Promise<StashSearch>;
    /** Returns the state of this browser's tabs, for a net worth snapshot. */
    readonly measureTabs: (scope: StashScope, tabIds: readonly StashTabId[]) => Promise<Readonly<Record<string, ShelfState>>>;
    /** Groups, prices and packs the tabs of a snapshot, and reports progress through `onStep`. */
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
  // The net worth rules are loaded with the first snapshot.
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
