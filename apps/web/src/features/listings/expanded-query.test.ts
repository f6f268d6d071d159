import { expect, it } from 'vitest';
import { expandedListingQuery } from './expanded-query.ts';

it('R9.55 treats an expanded listing as stale after 5 minutes, keeps it for 5 s, and queries each version separately', () => {
  const { staleTime, gcTime, queryKey } = expandedListingQuery('u', 1);
  expect([staleTime, gcTime]).toEqual([300_000, 5_000]);
  expect(expandedListingQuery('u', 2).queryKey).not.toEqual(queryKey);
  expect(expandedListingQuery('v', 1).queryKey).not.toEqual(queryKey);
});
