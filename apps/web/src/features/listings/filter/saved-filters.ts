/** Filters stored in this browser: the last filter of each category, and the named filters (D24). */
import type { Game } from '@poexchange/domain/item';
import { noListingFilter, readListingFilter, tidyFilter, writeListingFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/**
 * Category a filter belongs to: a filter names items, so it belongs to the place where they are listed. '' stands for
 * all categories.
 */
export type FilterPlace = { readonly game: Game; readonly category: string };

/** Maximum per category: a longer list is hard to browse. */
export const MAX_SAVED_FILTERS = 30;
export const MAX_FILTER_NAME = 60;

const savedSchema = z.object({ id: z.string(), name: z.string().check(z.maxLength(MAX_FILTER_NAME)), filter: z.unknown() });
const storedSchema = z.object({
  last: z.catch(z.record(z.string(), z.unknown()), {}),
  saved: z.catch(z.record(z.string(), z.catch(z.array(savedSchema).check(z.maxLength(MAX_SAVED_FILTERS)), [])), {}),
});
type Stored = z.output<typeof storedSchema>;

const useStored = create<Stored>()(
  persist((): Stored => ({ last: {}, saved: {} }), {
    name: 'poexchange:listing-filters',
    version: 1,
    merge: (stored) => readStoredFilters(stored),
  }),
);

/** Keeps all parts that are still valid. */
export function readStoredFilters(stored: unknown): Stored {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const placeKey = ({ game, category }: FilterPlace): string => `${game}:${category}`;

/** Returns the last filter used in a category in this browser; an empty filter if it is damaged. */
export function readLastFilter(key: string): ListingFilter {
  const read = readListingFilter(useStored.getState().last[key]);
  return read.ok ? read.filter : noListingFilter;
}

export function rememberLastFilter(key: string, filter: ListingFilter): void {
  useStored.setState(({ last }) => {
    const { [key]: _before, ...others } = last;
    const tidy = tidyFilter(filter);
    return { last: tidy === noListingFilter ? others : { ...others, [key]: writeListingFilter(tidy) } };
  });
}

const none: Stored['saved'][string] = [];

/** Returns a category's named filters as they were saved; the stored list keeps its identity until it changes. */
export function useSavedFilters(place: FilterPlace): Stored['saved'][string] {
  return useStored((state) => state.saved[placeKey(place)] ?? none);
}

/** Returns a stored entry's filter, validated like a link; null if it is damaged. */
export function openSavedFilter(stored: unknown): ListingFilter | null {
  const read = readListingFilter(stored);
  return read.ok ? read.filter : null;
}

/** Saves a filter under a name, replacing an existing filter with that name. */
export function saveFilter(place: FilterPlace, options: { id: string; name: string; filter: ListingFilter }): void {
  const entry = {
    id: options.id,
    name: options.name.trim().slice(0, MAX_FILTER_NAME),
    filter: writeListingFilter(tidyFilter(options.filter)),
  };
  changeSaved(place, (before) => [...before.filter(({ name }) => name !== entry.name), entry].slice(-MAX_SAVED_FILTERS));
}

export function renameFilter(place: FilterPlace, options: { id: string; name: string }): void {
  const name = options.name.trim().slice(0, MAX_FILTER_NAME);
  changeSaved(place, (before) =>
    before
      .filter((each) => each.id === options.id || each.name !== name)
      .map((each) => (each.id === options.id ? { ...each, name } : each)),
  );
}

export function deleteFilter(place: FilterPlace, id: string): void {
  changeSaved(place, (before) => before.filter((each) => each.id !== id));
}

function changeSaved(place: FilterPlace, change: (before: Stored['saved'][string]) => Stored['saved'][string]): void {
  const key = placeKey(place);
  useStored.setState(({ saved }) => ({ saved: { ...saved, [key]: change(saved[key] ?? []) } }));
}
