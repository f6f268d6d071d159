import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ownListingsQuery } from './own-listings-query.ts';

const listing = {
  uuid: '8f14e45f-ceea-467f-a0e6-8d9b4f1c2d3e',
  game: 'poe1',
  league: 'mercenaries',
  side: 'sell',
  category: 'essence',
  subCategory: '',
  ign: 'Kirael',
  presence: 'online',
  listingMode: 'single',
  multiplier: 100,
  minTradeValue: 0,
  supportRegex: false,
  totalPrice: 10,
  state: 'active',
  timestampMs: 50_000,
  listedMs: 40_000,
  endedMs: null,
  endsAtMs: 7_240_000,
  seenAt: null,
  regexExtraPrice: 0,
  regexQuantExtraPrice: 0,
  stashTabs: [],
  deselected: [],
  items: [],
};

afterEach(() => vi.unstubAllGlobals());

it('R9.59 reduces timestamps of the user’s own listings by 2000 ms', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ listings: [listing], serverTimeMs: 1 })));
  const [own] = await new QueryClient().fetchQuery(ownListingsQuery);
  expect(own?.timestampMs).toBe(48_000);
});
