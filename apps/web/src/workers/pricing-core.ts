/** What the pricing worker does, without the worker: raw tabs in, compact priced entries out. */
import {
  bandsFileSchema,
  bandsPath,
  explainFileSchema,
  explainPath,
  type BandsEntry,
  type ExplainEntry,
} from '@poexchange/contract/price-files';
import { displayNameOf, makeFilterGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import { makeStashTabId, readStashTabId, type PublisherTabId, type StashTabId } from '@poexchange/domain/ids';
import { readIconPath } from '@poexchange/domain/item';
import { draftListing, type ListingDraft } from '@poexchange/domain/listing';
import { countOverlaps, lessHanded, type HandedStack } from '@poexchange/domain/stock';
import {
  groupStash,
  mergeEntries,
  valueAtLevel,
  type ConfidenceLevel,
  type GroupedEntry,
  type LeftOutReason,
  type LowConfidenceReason,
  type Summary,
  type Valuation,
} from '@poexchange/domain/pricing';
import type { MapChild } from '@poexchange/domain/stash';
import { listTagPrices, readLowConfidence, type TagPrices } from '../shared/price-files/price-book.ts';
import { createItemFinder, type ItemFinder } from './find-items.ts';
import { createPlaceFinder, isInPlace, noMapFilters, type MapFilters, type PlaceFinder } from './item-places.ts';
import type { ReadPriceFile } from '../shared/price-files/read-price-file.ts';
import { collectKeys, type ShelfTab, type StashShelf } from './stash-shelf.ts';
import { makeEconomyColumns, type EconomyColumns } from './economy-columns.ts';
import type { PriceCheck } from './price-check.ts';
import type { StashSearch } from './search-stash.ts';
import type { Scope } from './scope.ts';
import type { TagBooks } from './tag-books.ts';
import { listTabItems, type TabItems } from './tab-items.ts';
import type { TabStore } from './tab-store.ts';
import { countUnknownMapMods, type UnknownMapMods } from './unknown-map-mods.ts';

/** Whose stash of which league; another account's tabs are never mixed in. */
export type StashScope = Scope & { readonly accountId: string };

/**
 * One group of the chosen tabs, priced, as far as its items belong to the same places: all that a row of the table
 * needs.
 */
export type StashEntry = {
  readonly hash: string;
  readonly tag: Tag;
  readonly key: string;
  readonly name: string;
  readonly iconPath: string;
  readonly properties: HashProperties;
  readonly category: string;
  /** Ids of the sub-categories the group belongs to. */
  readonly subCategories: readonly string[];
  /** Ids of those of these categories and sub-categories whose map filter leaves the items out (R5.17). */
  readonly filteredFrom: readonly string[];
  readonly quantity: number;
  readonly stackCount: number;
  /** The tabs its stacks lie in; a part of a map or unique tab counts as that tab. */
  readonly tabIds: readonly StashTabId[];
  readonly valueChaos: number | null;
  readonly lowConfidence: LowConfidenceReason | null;
  readonly listings: number;
};

export type LeftOutItems = { readonly reason: LeftOutReason | 'unreadable' | 'notTraded' | 'unmodifiable'; readonly count: number };

export type StashEntries = {
  readonly entries: readonly StashEntry[];
  readonly leftOut: readonly LeftOutItems[];
  readonly unknownMapMods: UnknownMapMods;
  readonly itemCount: number;
  readonly failedTags: readonly Tag[];
  readonly pricedAtMs: number | null;
};

export type TabContent = {
  readonly readAtMs: number;
  readonly itemCount: number;
  readonly ungroupedCount: number;
  /** Tabs inside it that have to be read one by one. */
  readonly childIds: readonly StashTabId[];
  /** The kinds of maps in a map tab that count, with their names and tiers (R3.28). */
  readonly parts?: readonly (Omit<MapChild, 'id'> & { readonly id: StashTabId })[];
};

/** What a seller offers: a category ('' for no sub-category) of some tabs, how it is priced, and what is left out. */
export type OfferRequest = {
  readonly tabIds: readonly StashTabId[];
  readonly category: string;
  readonly subCategory: string;
  readonly multiplierPercent: number;
  readonly overrides: Readonly<Record<string, number>>;
  readonly deselected: readonly string[];
  /** The hashes of a custom group (D25); null where the category alone decides. */
  readonly hashes: readonly string[] | null;
  /** What is asked of maps in each category and sub-category, by id (R5.17). */
  readonly mapFilters?: MapFilters;
};

/**
 * `tabIds` are those of the asked tabs that the offered stacks lie in; a part of a map or unique tab counts as that tab
 * (R2.14, R4.03). `readAtMs` is when the oldest of them was read.
 */
export type OfferDraft = ListingDraft & { readonly tabIds: readonly StashTabId[]; readonly readAtMs: number | null };

/** One group with its values; null without a price. */
export type GroupDetail = { readonly summary: Summary; readonly valuation: Valuation | null; readonly pricedAtMs: number };

export type PricingCore = ItemFinder & {
  readonly readTagPrices: (scope: Scope, tag: Tag) => Promise<TagPrices>;
  /**
   * The same from the small files of the tag alone, asked again: for rates, which must be as new as the server's (D35).
   * Rejects with PriceFileError.
   */
  readonly readNewestTagPrices: (scope: Scope, tag: Tag) => Promise<TagPrices>;
  /** All groups of a tag as the economy pages show them. Rejects with PriceFileError. */
  readonly readEconomyTag: (scope: Scope, tag: Tag) => Promise<EconomyColumns>;
  /** All that is known of one group; null where the tag has no such group. Rejects with PriceFileError. */
  readonly readGroup: (scope: Scope, of: { tag: Tag; hash: string }) => Promise<GroupDetail | null>;
  /**
   * What a group's price was made of (record 0027); null where the file says nothing of it. Rejects with
   * PriceFileError.
   */
  readonly readExplanation: (scope: Scope, of: { tag: Tag; hash: string }) => Promise<ExplainEntry | null>;
  /**
   * How far asks lay apart on the days of a group's history (record 0043); null where the file says nothing of it.
   * Rejects with PriceFileError.
   */
  readonly readBands: (scope: Scope, of: { tag: Tag; hash: string }) => Promise<BandsEntry | null>;
  /** Prices pasted item texts, or the file of a tab. */
  readonly checkText: PriceCheck['checkText'];
  readonly checkFile: PriceCheck['checkFile'];
  readonly putTab: (scope: StashScope, tab: { id: StashTabId; stash: unknown; readAtMs: number }) => Promise<TabContent>;
  /** Brings back what this browser kept of the account's tabs (R9.60). */
  readonly restoreTabs: (scope: StashScope) => Promise<Record<string, TabContent>>;
  /** What lies in a plain tab, where this browser has read it (D23); null where it has not. */
  readonly readTabItems: (scope: StashScope, id: StashTabId) => Promise<TabItems | null>;
  readonly dropTabs: (scope: StashScope, tabIds: readonly StashTabId[]) => Promise<void>;
  /** Forgets every tab, here and in the browser: at sign-out. */
  readonly forgetTabs: () => Promise<void>;
  /**
   * The groups of the tabs, less what was handed over since each of them was read (D33). Items of one group that belong
   * to different places, such as 8-mod maps among others, are entries of their own.
   */
  readonly listEntries: (
    scope: StashScope,
    tabIds: readonly StashTabId[],
    mapFilters?: MapFilters,
    handed?: readonly HandedStack[],
  ) => Promise<StashEntries>;
  /**
   * Tries a stash search on every tab this browser has of the league; a tab's inner tabs count as part of it (D40,
   * D41).
   */
  readonly searchStash: (scope: StashScope, text: string) => Promise<StashSearch>;
  /** How many groups of an offer other listings offer too, and which, by the listing's id (D33). */
  readonly findOverlaps: (
    scope: StashScope,
    offer: OfferRequest,
    of: { readonly handed: readonly HandedStack[]; readonly others: Parameters<typeof countOverlaps>[1] },
  ) => Promise<ReadonlyMap<string, number>>;
  /**
   * What a listing of a category would hold, stacks included (D16), as the tabs were read: the server leaves out what
   * was handed over since (D33). For publishing and relisting.
   */
  readonly draftOffer: (scope: StashScope, offer: OfferRequest) => Promise<OfferDraft>;
};

const noExplanations = { meta: { timestampMs: 0 }, explanations: {} };
const noBands = { meta: { timestampMs: 0 }, bands: {} };

export type PricingCoreDeps = {
  readonly books: TagBooks;
  readonly shelf: StashShelf;
  readonly store: TabStore;
  readonly readFile: ReadPriceFile;
};

export function createPricingCore(deps: PricingCoreDeps): PricingCore {
  const { books, shelf, store } = deps;
  const keyOf = (scope: StashScope, id: StashTabId | '') => `${scope.accountId}/${scope.game}/${scope.league}/${id}`;

  function shelve(scope: StashScope, tab: { id: StashTabId; stash: unknown; readAtMs: number }): TabContent {
    const kept = shelf.put(keyOf(scope, tab.id), { game: scope.game, stash: tab.stash, readAtMs: tab.readAtMs });
    return {
      readAtMs: tab.readAtMs,
      itemCount: kept.items.length + kept.unreadableCount,
      ungroupedCount: kept.ungroupedCount + kept.unreadableCount,
      childIds: nameChildren(scope, kept),
      ...(kept.parts.length > 0 && {
        parts: kept.parts.map((part) => ({ ...part, id: makeStashTabId(scope.league, part.id) })),
      }),
    };
  }

  const nameChildren = (scope: StashScope, { childIds }: ShelfTab): StashTabId[] =>
    childIds.map((childId: PublisherTabId) => makeStashTabId(scope.league, childId));

  /**
   * A tab with the tabs inside it, as far as they were read. One that names itself as its child, or a tab around it, is
   * listed once.
   */
  function listShelved(scope: StashScope, id: StashTabId, around: readonly StashTabId[] = []): ShelfTab[] {
    const tab = around.includes(id) ? undefined : shelf.read(keyOf(scope, id));
    if (tab === undefined) return [];
    return [tab, ...nameChildren(scope, tab).flatMap((childId) => listShelved(scope, childId, [...around, id]))];
  }

  /** The tabs of the shelf that lie in no other. */
  function listRoots(scope: StashScope): StashTabId[] {
    const prefix = keyOf(scope, '');
    const keys = shelf.listIds(prefix);
    const tabs = keys.flatMap((key) => shelf.read(key) ?? []);
    const inner = new Set(tabs.flatMap((tab) => nameChildren(scope, tab)));
    return keys.map((key) => key.slice(prefix.length) as StashTabId).filter((id) => !inner.has(id));
  }

  async function groupTabs(scope: StashScope, of: { tabIds: readonly StashTabId[]; places: PlaceFinder; handed: readonly HandedStack[] }) {
    const { tabIds, places, handed } = of;
    const read = tabIds.map((id) => ({
      id,
      parts: listShelved(scope, id).map((tab): ShelfTab => ({ ...tab, items: lessHanded(tab, handed) })),
    }));
    const tabs = read.flatMap(({ parts }) => parts);
    const needed = collectKeys(tabs.flatMap((tab) => tab.items.map((item) => shelf.groupOf(item, scope.game))));
    const prices = await books.readLeague(scope, needed);
    const grouped = groupStash({
      tabs: read.map(({ id, parts }) => ({ stashTabId: id, items: parts.flatMap(({ items }) => items) })),
      game: scope.game,
      groupItem: shelf.groupOf,
      valuations: prices.valuations,
      summaries: prices.summaries,
      makeFilterGroup,
      nameOf: displayNameOf,
      splitBy: places.splitBy,
    });
    return { tabs, prices, grouped };
  }

  async function draftOffer(scope: StashScope, offer: OfferRequest, handed: readonly HandedStack[]): Promise<OfferDraft> {
    const places = createPlaceFinder(scope.game, offer.mapFilters ?? noMapFilters);
    const { grouped } = await groupTabs(scope, { tabIds: offer.tabIds, places, handed });
    const members = offer.hashes && new Set(offer.hashes);
    const offered = mergeEntries(
      grouped.entries.filter((entry) => members?.has(entry.hash) !== false && isInPlace(places.read(entry.split), offer)),
    );
    const draft = draftListing(offered, {
      multiplierPercent: offer.multiplierPercent,
      ...(scope.level !== undefined && { level: scope.level }),
      overrides: new Map(Object.entries(offer.overrides)),
      deselected: new Set(offer.deselected),
      game: scope.game,
    });
    const hashes = new Set(draft.items.map((item) => item.hash));
    const tabIds = [...new Set(offered.filter((entry) => hashes.has(entry.hash)).flatMap((entry) => entry.stashTabs))];
    const readTimes = tabIds.flatMap((id) => listShelved(scope, id).map(({ readAtMs }) => readAtMs));
    return { ...draft, tabIds, readAtMs: readTimes.length === 0 ? null : Math.min(...readTimes) };
  }

  // Names of every base type come with it: fetched when somebody checks a price.
  let priceCheck: Promise<PriceCheck> | null = null;
  const loadPriceCheck = (): Promise<PriceCheck> => {
    priceCheck ??= import('./price-check.ts').then((module) => module.createPriceCheck({ books }));
    priceCheck.catch(() => (priceCheck = null));
    return priceCheck;
  };

  return {
    ...createItemFinder(books),

    readEconomyTag: async (scope, tag) => makeEconomyColumns(await books.readBook(scope, tag, 'refresh'), scope.game),

    async readGroup(scope, { tag, hash }) {
      const book = await books.readWholeBook(scope, tag);
      const summary = book.summaries.get(hash);
      return summary === undefined ? null : { summary, valuation: book.valuations.get(hash) ?? null, pricedAtMs: book.pricedAtMs };
    },

    readExplanation: async (scope, { tag, hash }) => {
      const file = await deps.readFile(explainPath({ ...scope, tag }), explainFileSchema, noExplanations);
      return file.explanations[hash] ?? null;
    },

    readBands: async (scope, { tag, hash }) =>
      (await deps.readFile(bandsPath({ ...scope, tag }), bandsFileSchema, noBands)).bands[hash] ?? null,

    checkText: async (scope, text) => (await loadPriceCheck()).checkText(scope, text),
    checkFile: async (scope, text) => (await loadPriceCheck()).checkFile(scope, text),

    readTagPrices: async (scope, tag) => listTagPrices(await books.readBook(scope, tag, 'refresh'), scope.level),
    readNewestTagPrices: async (scope, tag) => listTagPrices(await books.readNewestBook(scope, tag), scope.level),

    async putTab(scope, tab) {
      const content = shelve(scope, tab);
      await store.write({ key: keyOf(scope, tab.id), readAtMs: tab.readAtMs, stash: tab.stash });
      return content;
    },

    async restoreTabs(scope) {
      const prefix = keyOf(scope, '');
      const restored: Record<string, TabContent> = {};
      for (const { key, readAtMs, stash } of await store.readAll(prefix)) {
        const id = readStashTabId(key.slice(prefix.length));
        // What an older version kept goes with its age.
        if (id === null) continue;
        const onShelf = shelf.read(key);
        if (onShelf !== undefined && onShelf.readAtMs >= readAtMs) continue;
        restored[id] = shelve(scope, { id, stash, readAtMs });
      }
      return restored;
    },

    async readTabItems(scope, id) {
      const kept = shelf.read(keyOf(scope, id));
      return kept === undefined ? null : listTabItems(kept);
    },

    async dropTabs(scope, tabIds) {
      const keys = tabIds.map((id) => keyOf(scope, id));
      shelf.drop(keys);
      await store.drop(keys);
    },

    async forgetTabs() {
      shelf.clear();
      await store.clear();
    },

    async listEntries(scope, tabIds, mapFilters = noMapFilters, handed = []) {
      const places = createPlaceFinder(scope.game, mapFilters);
      const { tabs, prices, grouped } = await groupTabs(scope, { tabIds, places, handed });
      const unreadable = tabs.reduce((sum, tab) => sum + tab.unreadableCount, 0);
      const entries = grouped.entries.map((entry) => writeEntry(entry, places, scope.level));
      const traded = entries.filter((entry) => entry.category !== '');
      const untraded = grouped.entries.filter((_entry, at) => entries[at]?.category === '');
      const countStacks = (reason: 'notTraded' | 'unmodifiable'): number =>
        untraded.reduce((sum, entry) => sum + (places.read(entry.split).reason === reason ? entry.items.length : 0), 0);
      return {
        entries: traded,
        leftOut: [
          ...grouped.ungrouped,
          { reason: 'unreadable' as const, count: unreadable },
          { reason: 'notTraded' as const, count: countStacks('notTraded') },
          { reason: 'unmodifiable' as const, count: countStacks('unmodifiable') },
        ]
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
        unknownMapMods: countUnknownMapMods(tabs.flatMap((tab) => tab.items.map((item) => shelf.groupOf(item, scope.game)))),
        itemCount: tabs.reduce((sum, tab) => sum + tab.items.length + tab.unreadableCount, 0),
        failedTags: prices.failedTags,
        pricedAtMs: prices.pricedAtMs,
      };
    },

    async searchStash(scope, text) {
      const { searchStash } = await import('./search-stash.ts');
      const tabs = listRoots(scope).map((tabId) => ({ tabId, items: listShelved(scope, tabId).flatMap(({ items }) => items) }));
      return searchStash(text, tabs, { breathe: async () => new Promise((resolve) => setTimeout(resolve, 0)) });
    },

    draftOffer: (scope, offer) => draftOffer(scope, offer, []),

    async findOverlaps(scope, offer, { handed, others }) {
      const { items } = await draftOffer(scope, offer, handed);
      return countOverlaps(items, others);
    },
  };
}

/** An entry that no category takes, such as a logbook below level 83 (R5.16), gets an empty category. */
function writeEntry(entry: GroupedEntry, places: PlaceFinder, level: ConfidenceLevel | undefined): StashEntry {
  const { category, subCategories, filteredFrom } = places.read(entry.split);
  return {
    hash: entry.hash,
    tag: entry.priceGroup.tag,
    key: entry.priceGroup.key,
    name: entry.displayName,
    iconPath: readIconPath(entry.icon) ?? '',
    properties: entry.priceGroup.unsafeHashProperties,
    category,
    subCategories,
    filteredFrom,
    quantity: entry.totalStacksize,
    stackCount: entry.items.length,
    tabIds: entry.stashTabs,
    valueChaos: valueAtLevel(entry.valuation, level),
    lowConfidence: entry.lowConfidence ? readLowConfidence(entry.valuation) : null,
    listings: entry.valuation?.listings ?? 0,
  };
}
