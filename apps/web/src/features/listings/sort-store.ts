/** The order of the listings page; it stays while the person looks at other pages. */
import { create } from 'zustand';
import { defaultSort, type Sort, type SortColumn } from './listing-view.ts';

export const useSortStore = create<{ readonly sort: Sort }>()(() => ({ sort: defaultSort }));

/** Sorting by the same column again turns the direction. */
export function sortBy(column: SortColumn): void {
  useSortStore.setState(({ sort }) => ({
    sort:
      sort.column === column
        ? { column, direction: sort.direction === 'up' ? 'down' : 'up' }
        : { column, direction: column === 'pieces' ? 'down' : 'up' },
  }));
}
