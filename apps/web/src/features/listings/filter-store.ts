/** The filters and the sort of the listings page; they stay while the person looks at other pages. */
import { create } from 'zustand';
import { defaultSort, type Sort, type SortColumn, type TypedFilter } from './listing-view.ts';

type FilterState = { readonly typed: TypedFilter; readonly sort: Sort };

export const noTypedFilter: TypedFilter = { itemText: '', onlineOnly: 'no', maxPercent: null };

export const useFilterStore = create<FilterState>()(() => ({ typed: noTypedFilter, sort: defaultSort }));

export function changeFilter(change: Partial<TypedFilter>): void {
  useFilterStore.setState(({ typed }) => ({ typed: { ...typed, ...change } }));
}

/** Sorting by the same column again turns the direction. */
export function sortBy(column: SortColumn): void {
  useFilterStore.setState(({ sort }) => ({
    sort:
      sort.column === column
        ? { column, direction: sort.direction === 'up' ? 'down' : 'up' }
        : { column, direction: column === 'pieces' ? 'down' : 'up' },
  }));
}
