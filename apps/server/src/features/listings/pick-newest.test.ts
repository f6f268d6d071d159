import { expect, it } from 'vitest';
import { pickNewest } from './pick-newest.ts';

const listed = (ign: string, listedMs: number) => ({ row: { uuid: `${ign}-${listedMs}`, ign }, listedMs });
const sellersOf = (entries: readonly ReturnType<typeof listed>[]) => entries.map(({ row }) => row.ign);

it('shows two listings from a seller who published many at the same time, followed by other sellers’ listings', () => {
  const entries = [1, 2, 3, 4]
    .map((at) => listed('Calm', at))
    .concat(
      [10, 11, 12, 13].map((at) => listed('Busy', at)),
      listed('Third', 5),
    );
  expect(sellersOf(pickNewest(entries, 5))).toEqual(['Busy', 'Busy', 'Third', 'Calm', 'Calm']);
});

it('fills the list with a single seller’s listings, newest first, if no other seller has listings', () => {
  const entries = [3, 1, 2, 5, 4].map((at) => listed('Only', at));
  expect(pickNewest(entries, 4).map(({ listedMs }) => listedMs)).toEqual([5, 4, 3, 2]);
  expect(pickNewest([], 4)).toEqual([]);
});
