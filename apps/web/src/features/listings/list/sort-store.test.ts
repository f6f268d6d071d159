import { expect, it } from 'vitest';
import { sortBy, useSortStore } from './sort-store.ts';

it('R2.07, R1.02 reverses the displayed order on each click on a column, on either side, and leaves the other side unchanged', () => {
  expect(useSortStore.getState()).toEqual({
    sell: { column: 'percent', direction: 'up' },
    buy: { column: 'percent', direction: 'down' },
    'one-sell': { column: 'unitPrice', direction: 'up' },
    'one-buy': { column: 'unitPrice', direction: 'down' },
  });
  sortBy('buy', 'percent');
  expect(useSortStore.getState().buy).toEqual({ column: 'percent', direction: 'up' });
  sortBy('buy', 'pieces');
  expect(useSortStore.getState().buy).toEqual({ column: 'pieces', direction: 'down' });
  sortBy('buy', 'percent');
  expect(useSortStore.getState().buy).toEqual({ column: 'percent', direction: 'down' });
  expect(useSortStore.getState().sell).toEqual({ column: 'percent', direction: 'up' });
  sortBy('sell', 'percent');
  expect(useSortStore.getState().sell).toEqual({ column: 'percent', direction: 'down' });
  sortBy('sell', 'seller');
  sortBy('sell', 'percent');
  expect(useSortStore.getState().sell).toEqual({ column: 'percent', direction: 'up' });
});
