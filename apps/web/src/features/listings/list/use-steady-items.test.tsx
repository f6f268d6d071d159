import type { ListingRow } from '@poexchange/contract/rest';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeListing } from '../listing-view.ts';
import { anger, offer, prices, zeal } from '../testing/panel-world.ts';
import { useSteadyItems } from './use-steady-items.ts';

const viewOf = (row: ListingRow) => ({ items: describeListing(row, prices, 'poe1').items, stampMs: row.timestampMs });
const at = (timestampMs: number, items: ListingRow['items']): ListingRow => offer({ timestampMs, items });

it('D86 keeps an item’s position in the open panel when a trade takes most of it, and appends new items', () => {
  const { result, rerender } = renderHook(({ items, stampMs }: ReturnType<typeof viewOf>) => useSteadyItems(items, stampMs), {
    initialProps: viewOf(at(1, [[anger, 2, 50]])),
  });
  const shown = () => result.current.map(({ hash, quantity }) => [hash, quantity]);
  // Items whose names load later are placed by their value.
  rerender(
    viewOf(
      at(1, [
        [zeal, 3, 20],
        [anger, 2, 50],
      ]),
    ),
  );
  expect(shown()).toEqual([
    [anger, 50],
    [zeal, 20],
  ]);
  rerender(
    viewOf(
      at(2, [
        [zeal, 3, 20],
        [anger, 2, 1],
      ]),
    ),
  );
  expect(shown()).toEqual([
    [anger, 1],
    [zeal, 20],
  ]);
  // Sold out, then restored by Undo.
  rerender(viewOf(at(3, [[zeal, 3, 20]])));
  expect(shown()).toEqual([[zeal, 20]]);
  rerender(
    viewOf(
      at(4, [
        [zeal, 3, 20],
        [anger, 2, 9],
      ]),
    ),
  );
  expect(shown()).toEqual([
    [anger, 9],
    [zeal, 20],
  ]);
});
