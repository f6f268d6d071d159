/**
 * Categories of a stash's items: decided by each item's own properties, regardless of the group that the item is priced
 * by. Pure.
 */
import { belongsToCategory, categoryOfTag, CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import { displayNameOf, passesMapFilter, readMapFacts, type ItemGroup, type MapFilter } from '@poexchange/domain/grouping';
import type { Game, GameItem } from '@poexchange/domain/item';

/** Map filters by category or sub-category id. Empty filters are omitted. */
export type MapFilters = Readonly<Record<string, MapFilter>>;
export const noMapFilters: MapFilters = {};

export type ItemPlaces = {
  /** '' if the item belongs to no category. */
  readonly category: string;
  readonly subCategories: readonly string[];
  /** Which of these category ids have a map filter that rejects the item. */
  readonly filteredFrom: readonly string[];
  /** Why the item belongs to no category. */
  readonly reason?: 'notTraded' | 'unmodifiable';
};

export type PlaceFinder = {
  /** Encodes an item's places as a string for `groupStash`: equal strings mean equal places. */
  readonly splitBy: (item: GameItem, itemGroup: ItemGroup) => string;
  /** Decodes the places from a string that `splitBy` returned. */
  readonly read: (split: string) => ItemPlaces;
};

export function createPlaceFinder(game: Game, mapFilters: MapFilters): PlaceFinder {
  const byHash = new Map<string, ItemPlaces>();
  const bySplit = new Map<string, ItemPlaces>();
  const hasFilters = Object.keys(mapFilters).length > 0;

  function findPlaces(item: GameItem, group: ItemGroup): ItemPlaces {
    let places = byHash.get(group.hash);
    if (places === undefined) {
      places = placesOfGroup(game, group);
      byHash.set(group.hash, places);
    }
    return hasFilters ? { ...places, filteredFrom: listFilters(item, places, mapFilters) } : places;
  }

  return {
    splitBy(item, itemGroup) {
      const places = findPlaces(item, itemGroup);
      const split = `${places.category}/${places.subCategories.join()}/${places.filteredFrom.join()}/${places.reason ?? ''}`;
      if (!bySplit.has(split)) bySplit.set(split, places);
      return split;
    },
    read: (split) => bySplit.get(split) ?? notTraded,
  };
}

const notTraded: ItemPlaces = { category: '', subCategories: [], filteredFrom: [], reason: 'notTraded' };

function placesOfGroup(game: Game, group: ItemGroup): ItemPlaces {
  const item = { tag: group.tag, key: group.key, properties: group.unsafeHashProperties, displayName: displayNameOf(group) };
  const category = categoryOfTag(game, group.tag);
  if (category === undefined) return notTraded;
  if (!belongsToCategory(game, category.id, '', item))
    return group.unsafeHashProperties['unmodifiable'] === true ? { ...notTraded, reason: 'unmodifiable' } : notTraded;
  const subCategories = (category.subCategories ?? []).filter((sub) => belongsToCategory(game, category.id, sub.id, item));
  return { category: category.id, subCategories: subCategories.map((sub) => sub.id), filteredFrom: [] };
}

/** Which of the item's category ids have a filter that rejects it. Applies only to maps. */
function listFilters(item: GameItem, { category, subCategories }: ItemPlaces, mapFilters: MapFilters): readonly string[] {
  const asked = [category, ...subCategories].filter((id) => mapFilters[id] !== undefined);
  if (asked.length === 0) return [];
  const facts = readMapFacts(item);
  return facts === undefined ? [] : asked.filter((id) => !passesMapFilter(facts, mapFilters[id] as MapFilter));
}

/**
 * Returns whether items with these places can be offered in a category; items of any category may be in a custom group.
 */
export function isInPlace(places: ItemPlaces, options: { readonly category: string; readonly subCategory: string }): boolean {
  if (options.category === CUSTOM_CATEGORY_ID) return places.category !== '';
  if (places.category !== options.category || places.filteredFrom.includes(options.subCategory || options.category)) return false;
  return options.subCategory === '' || places.subCategories.includes(options.subCategory);
}
