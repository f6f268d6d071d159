/** The order of the listings page, of what is offered and of what is wanted; it stays while the person looks at other pages. */
import type { Side } from '@poexchange/contract/rest';
import { create } from 'zustand';
import { defaultSort, type Sort, type SortColumn } from './listing-view.ts';

/** Who has something looks for who pays most. */
const bestPaidFirst: Sort = { column: 'percent', direction: 'down' };

export const useSortStore = create<Readonly<Record<Side, Sort>>>()(() => ({ sell: defaultSort, buy: bestPaidFirst }));

/** Sorting by the same column again turns the direction. */
export function sortBy(side: Side, column: SortColumn): void {
  useSortStore.setState((sorts) => ({ [side]: turnSort(sorts[side], { side, column }) }));
}

function turnSort(before: Sort, { side, column }: { readonly side: Side; readonly column: SortColumn }): Sort {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  const isMostFirst = column === 'pieces' || (column === 'percent' && side === 'buy');
  return { column, direction: isMostFirst ? 'down' : 'up' };
}
