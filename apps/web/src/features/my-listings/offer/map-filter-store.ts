/** A seller's map filter in each category: stored in this browser, per game, league and category (R2.13, R5.17). */
import { findCategory } from '@poexchange/domain/category';
import { isEmptyMapFilter, type MapFilter } from '@poexchange/domain/grouping';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { MapFilters } from '../../../shared/workers/item-places.ts';
import { offerKey, type OfferPlace, type OfferScope } from '../../price-book/index.ts';

export const MAX_MAP_PERCENT = 1000;
const minimum = () => z.nullable(z.number().check(z.gte(0), z.lte(MAX_MAP_PERCENT)));
const keys = () => z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200));
const filterSchema = z.object({ wanted: keys(), unwanted: keys(), quantity: minimum(), rarity: minimum(), packSize: minimum() });
const storedSchema = z.object({ filters: z.record(z.string(), z.unknown()) });

export const noMapFilter: MapFilter = { wanted: [], unwanted: [], quantity: null, rarity: null, packSize: null };

type Stored = { readonly filters: Readonly<Record<string, MapFilter>> };

export const useMapFilterStore = create<Stored>()(
  persist((): Stored => ({ filters: {} }), { name: 'poexchange:map-filters', version: 1, merge: readStored }),
);

/** Drops a damaged filter and keeps all other filters. */
function readStored(stored: unknown): Stored {
  const parsed = z.safeParse(storedSchema, stored);
  const filters: Record<string, MapFilter> = {};
  for (const [key, value] of Object.entries(parsed.success ? parsed.data.filters : {})) {
    const filter = z.safeParse(filterSchema, value);
    if (filter.success) filters[key] = filter.data;
  }
  return { filters };
}

/** True for poe1 maps, which can be filtered, except unique maps, whose properties are fixed. */
export function supportsMapFilter({ game, category, subCategory }: OfferPlace): boolean {
  return game === 'poe1' && category === MAP_CATEGORY && subCategory !== 'uniqueMap';
}

const MAP_CATEGORY = 'map';

/** True if mods can be chosen: they must be known for every map, which is the case only for 8-mod maps (R5.11). */
export function supportsModChoice({ subCategory }: OfferPlace): boolean {
  return subCategory === '8modNormalMap';
}

/**
 * Returns a place's own filter, or else the filter for all maps, so that a map excluded from "Map" is not counted or
 * offered in its sub-categories. Undefined if there is neither.
 */
export function findMapFilter(filters: Stored['filters'], place: OfferPlace): MapFilter | undefined {
  const own = filters[offerKey(place)] ?? findInherited(filters, place);
  return own === undefined || isEmptyMapFilter(own) ? undefined : own;
}

function findInherited(filters: Stored['filters'], place: OfferPlace): MapFilter | undefined {
  return place.subCategory !== '' && supportsMapFilter(place) ? filters[offerKey({ ...place, subCategory: '' })] : undefined;
}

/** Stores a place's filter. An empty filter is stored only if it replaces the filter for all maps. */
export function setMapFilter(place: OfferPlace, filter: MapFilter): void {
  useMapFilterStore.setState(({ filters }) => {
    const { [offerKey(place)]: _before, ...others } = filters;
    const isKept = !isEmptyMapFilter(filter) || findInherited(filters, place) !== undefined;
    return { filters: isKept ? { ...others, [offerKey(place)]: filter } : others };
  });
}

/** Returns all filters of a league by the id of their category or sub-category, as the worker expects them. */
export function listMapFilters(filters: Stored['filters'], { game, league }: OfferScope): MapFilters {
  const found: Record<string, MapFilter> = {};
  if (game !== 'poe1') return found;
  for (const id of mapPlaceIds()) {
    const subCategory = id === MAP_CATEGORY ? '' : id;
    const filter = findMapFilter(filters, { game, league, category: MAP_CATEGORY, subCategory });
    if (filter !== undefined) found[id] = filter;
  }
  return found;
}

function mapPlaceIds(): string[] {
  const subs = findCategory('poe1', MAP_CATEGORY)?.subCategories ?? [];
  return [MAP_CATEGORY, ...subs.map((sub) => sub.id)];
}

export function readMapFilters(scope: OfferScope): MapFilters {
  return listMapFilters(useMapFilterStore.getState().filters, scope);
}
