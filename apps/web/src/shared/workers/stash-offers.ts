/** Offers made from chosen tabs: their priced groups, and the listing drafted from them. */
import { displayNameOf, makeFilterGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import type { StashTabId } from '@poexchange/domain/ids';
import { readIconPath } from '@poexchange/domain/item';
import { draftListing, type ListingDraft } from '@poexchange/domain/listing';
import {
  groupStash,
  mergeEntries,
  valueAtLevel,
  type ConfidenceLevel,
  type GroupedEntry,
  type GroupStashInput,
  type LowConfidenceReason,
} from '@poexchange/domain/pricing';
import { countOverlaps, lessHanded, type HandedStack } from '@poexchange/domain/stock';
import { gatherLeftOut, nameLeftOut, type LeftOutItems } from './left-out-items.ts';
import { createPlaceFinder, isInPlace, noMapFilters, type MapFilters, type PlaceFinder } from './item-places.ts';
import type { StashScope, TabShelf } from './kept-tabs.ts';
import { collectKeys, type ShelfTab, type StashShelf } from './stash-shelf.ts';
import type { TagBooks } from './tag-books.ts';
import { countUnknownMapMods, type UnknownMapMods } from './unknown-map-mods.ts';

/** A priced group in the chosen tabs, limited to items with the same places: one row of the table. */
export type StashEntry = {
  readonly hash: string;
  readonly tag: Tag;
  readonly key: string;
  readonly name: string;
  readonly iconPath: string;
  readonly properties: HashProperties;
  readonly category: string;
  /** Ids of the sub-categories that the group belongs to. */
  readonly subCategories: readonly string[];
  /** Which of these category and sub-category ids have a map filter that excludes the items. */
  readonly filteredFrom: readonly string[];
  readonly quantity: number;
  /** How many of these pieces belong to a variant without its own price, valued by this group. */
  readonly borrowedPieces: number;
  readonly stackCount: number;
  /** The tabs that contain the entry's stacks; a part of a map or unique tab counts as that tab. */
  readonly tabIds: readonly StashTabId[];
  readonly valueChaos: number | null;
  readonly lowConfidence: LowConfidenceReason | null;
  readonly listings: number;
};

export type StashEntries = {
  readonly entries: readonly StashEntry[];
  readonly leftOut: readonly LeftOutItems[];
  readonly unknownMapMods: UnknownMapMods;
  readonly itemCount: number;
  readonly failedTags: readonly Tag[];
  readonly pricedAtMs: number | null;
};

/** A seller's offer: a category ('' for no sub-category) from some tabs, its prices, and what is left out. */
export type OfferRequest = {
  readonly tabIds: readonly StashTabId[];
  readonly category: string;
  readonly subCategory: string;
  readonly multiplierPercent: number;
  readonly overrides: Readonly<Record<string, number>>;
  readonly deselected: readonly string[];
  /** A custom group's hashes; null if only the category decides. */
  readonly hashes: readonly string[] | null;
  /** Map filters by category or sub-category id. */
  readonly mapFilters?: MapFilters;
};

/** `tabIds` are the requested tabs with offered stacks; a part of a map or unique tab counts as that tab. */
export type OfferDraft = ListingDraft & { readonly tabIds: readonly StashTabId[] };

export type StashOffers = {
  /**
   * Lists the groups in the tabs, without the pieces handed over since each tab was read. Items of the same group with
   * different places, such as 8-mod maps, are separate entries.
   */
  readonly listEntries: (
    scope: StashScope,
    tabIds: readonly StashTabId[],
    mapFilters?: MapFilters,
    handed?: readonly HandedStack[],
  ) => Promise<StashEntries>;
  /** How many of the offer's groups each other listing also offers, by listing id. */
  readonly findOverlaps: (
    scope: StashScope,
    offer: OfferRequest,
    options: { readonly handed: readonly HandedStack[]; readonly others: Parameters<typeof countOverlaps>[1] },
  ) => Promise<ReadonlyMap<string, number>>;
  /**
   * Drafts a category's listing with its stacks, for publishing and relisting. Stacks are as they were when the tabs
   * were read; the server leaves out what has been handed over since.
   */
  readonly draftOffer: (scope: StashScope, offer: OfferRequest) => Promise<OfferDraft>;
};

type StashOffersDeps = { readonly books: TagBooks; readonly shelf: StashShelf; readonly tabShelf: TabShelf };

export function createStashOffers({ books, shelf, tabShelf }: StashOffersDeps): StashOffers {
  async function groupTabs(
    scope: StashScope,
    options: {
      tabIds: readonly StashTabId[];
      places: PlaceFinder;
      handed: readonly HandedStack[];
      onLeftOut?: GroupStashInput['onLeftOut'];
    },
  ) {
    const { tabIds, places, handed, onLeftOut } = options;
    const read = tabIds.map((id) => ({
      id,
      parts: tabShelf.listShelved(scope, id).map((tab): ShelfTab => ({ ...tab, items: lessHanded(tab, handed) })),
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
      ...(onLeftOut !== undefined && { onLeftOut }),
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
    return { ...draft, tabIds };
  }

  return {
    async listEntries(scope, tabIds, mapFilters = noMapFilters, handed = []) {
      const places = createPlaceFinder(scope.game, mapFilters);
      const leftOut = gatherLeftOut();
      const { tabs, prices, grouped } = await groupTabs(scope, {
        tabIds,
        places,
        handed,
        onLeftOut: (item, reason) => leftOut.add(reason, nameLeftOut(item)),
      });
      leftOut.addUnnamed(
        'unreadable',
        tabs.reduce((sum, tab) => sum + tab.unreadableCount, 0),
      );
      const entries = grouped.entries.map((entry) => writeEntry(entry, places, scope.level));
      for (const [at, entry] of grouped.entries.entries()) {
        const { reason } = places.read(entry.split);
        if (entries[at]?.category === '' && reason !== undefined) leftOut.add(reason, entry.displayName, entry.items.length);
      }
      return {
        entries: entries.filter((entry) => entry.category !== ''),
        leftOut: leftOut.list(),
        unknownMapMods: countUnknownMapMods(tabs.flatMap((tab) => tab.items.map((item) => shelf.groupOf(item, scope.game)))),
        itemCount: tabs.reduce((sum, tab) => sum + tab.items.length + tab.unreadableCount, 0),
        failedTags: prices.failedTags,
        pricedAtMs: prices.pricedAtMs,
      };
    },

    draftOffer: (scope, offer) => draftOffer(scope, offer, []),

    async findOverlaps(scope, offer, { handed, others }) {
      const { items } = await draftOffer(scope, offer, handed);
      return countOverlaps(items, others);
    },
  };
}

/** An entry that fits no category, such as a logbook below level 83 (R5.16), gets an empty category. */
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
    borrowedPieces: entry.valuation === null ? 0 : entry.borrowedPieces,
    stackCount: entry.items.length,
    tabIds: entry.stashTabs,
    valueChaos: valueAtLevel(entry.valuation, level),
    lowConfidence: entry.lowConfidence ? (entry.lowConfidenceReason ?? 'few') : null,
    listings: entry.valuation?.listings ?? 0,
  };
}
