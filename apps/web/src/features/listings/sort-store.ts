/** The sort order of the listings page, for offered and for wanted items; kept while the user visits other pages. */
import type { Side } from '@poexchange/contract/rest';
import { create } from 'zustand';
import { defaultSort, type Sort, type SortColumn } from './listing-view.ts';

/** Sellers look for the buyer who pays the most. */
const bestPaidFirst: Sort = { column: 'percent', direction: 'down' };

/** The list of one item has its own order: by price per piece (R3.04). */
export type SortedList = Side | `one-${Side}`;

export const useSortStore = create<Readonly<Record<SortedList, Sort>>>()(() => ({
  sell: defaultSort,
  buy: bestPaidFirst,
  'one-sell': { column: 'unitPrice', direction: 'up' },
  'one-buy': { column: 'unitPrice', direction: 'down' },
}));

/** Sorts by a column; sorting by the same column again reverses the direction. */
export function sortBy(list: SortedList, column: SortColumn): void {
  const side = list === 'buy' || list === 'one-buy' ? 'buy' : 'sell';
  useSortStore.setState((sorts) => ({ [list]: turnSort(sorts[list], { side, column }) }));
}

function turnSort(before: Sort, { side, column }: { readonly side: Side; readonly column: SortColumn }): Sort {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  const isMostFirst = column === 'pieces' || column === 'stock' || ((column === 'percent' || column === 'unitPrice') && side === 'buy');
  return { column, direction: isMostFirst ? 'down' : 'up' };
}
