import { expect, it } from 'vitest';
import { findTitleKey } from './use-page-change.ts';

it.each([
  ['/poe/poexchange', ''],
  ['/poe2/poexchange/', ''],
  ['/ggg/connect', ''],
  ['/poe/poexchange/economy', 'economy.title'],
  ['/poe2/poexchange/economy/currency', 'economy.title'],
  ['/poe/poexchange/price-check', 'priceCheck.title'],
  ['/poe/poexchange/price-check/stash-search', 'search.title'],
  ['/poe2/poexchange/networth/tracking', 'nav.netWorth'],
  ['/poe/poexchange/bulk-trade/listings', 'nav.listings'],
  ['/poe/poexchange/api', 'footer.api'],
  ['/poe2/poexchange/status', 'footer.status'],
  ['/poe/poexchange/bulk-trade', 'bulkTrade.title'],
  ['/poe/poexchange/no-such-page', null],
  ['/nowhere', null],
])('gives the window of %s the title %s', (path, key) => {
  expect(findTitleKey(path)).toBe(key);
});
