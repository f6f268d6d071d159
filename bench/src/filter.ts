// `npm run bench -- filter [--rounds N]`: 500 listings of 60 items under the advanced filter: the predicate alone, and
// a keystroke on the page in a real Chromium.
import {
  compileListingFilter,
  noListingFilter,
  type FilterGroup,
  type FilterListing,
  type FilterRow,
  type ListingFilter,
} from '@poexchange/domain/listing-filter';
import type { Page } from 'playwright-core';
import { findFilterHash, makeMarket, size, type Market } from './filter/make-market.ts';
import { runBench } from './lib/run-bench.ts';
import { FRAME_LIMIT_MS, openSite, reportKeys, routePriceFiles } from './lib/site-page.ts';
import { measureInTurn, median, quantile } from './lib/statistics.ts';

await runBench('filter', async (bench) => {
  const { report, say, readOption } = bench;
  const market = makeMarket(Date.now());
  const filters = makeFilters([...market.keys.keys()]);
  say(`${size.listings} listings of ${size.items} items; filters of ${filters.map(({ groups }) => groups.length).join(', ')} groups`);
  const times = { ours: [] as number[], plain: [] as number[] };
  for (const filter of filters) {
    const passing = { ours: 0, plain: 0 };
    const options = { findFilterHash, isItemName: () => false };
    const spent = await measureInTurn(
      {
        ours: () => (passing.ours = countPassing(market.listings, compileListingFilter(filter, options).passes)),
        plain: () => (passing.plain = countPassing(market.listings, (listing) => passesPlainly(listing, filter))),
      },
      { rounds: readOption('rounds', 200), warmUp: 1 },
    );
    if (passing.ours !== passing.plain) throw new Error(`${passing.ours} listings pass, ${passing.plain} by the plain way`);
    times.ours.push(...spent.ours.map(({ ms }) => ms));
    times.plain.push(...spent.plain.map(({ ms }) => ms));
  }
  const peer = { peer: 'each row looked for in each listing', peerValue: median(times.plain) };
  report({ name: 'compile and ask all listings, median', value: median(times.ours), ...peer });
  report({ name: 'compile and ask all listings, p95', value: quantile(times.ours, 0.95), peerValue: FRAME_LIMIT_MS });

  const { product, page } = await openSite(bench);
  await routeMarket(page, market);
  await page.goto(`${product.url}/poe/poexchange/bulk-trade/listings?category=currency`, { waitUntil: 'load' });
  await page.getByRole('row').nth(10).waitFor({ timeout: 30_000 });
  const searches = ['orb of', 'exalted', 'chisel', 'scour', 'mirror'];
  await reportKeys(bench, page, { name: 'search of the list', field: page.getByRole('searchbox'), searches });
});

/** Answers the first request with the feed, and later requests with no changes. */
async function routeMarket(page: Page, { feed, keys }: Market): Promise<void> {
  let isAsked = false;
  await page.route('**/api/v1/listings/poe1/**', (route) => {
    const json = isAsked ? { ...feed, full: false, listings: [] } : feed;
    isAsked = true;
    return route.fulfill({ json });
  });
  const values = { c: Array.from({ length: 10 }, () => 5), l: 20, d: [], h: [] };
  const summaries = Object.fromEntries([...keys].map(([hash, k]) => [hash, { k, i: [], p: {} }]));
  const valuations = Object.fromEntries([...keys].map(([hash]) => [hash, values]));
  await routePriceFiles(page, new Map([['currency', { summaries, valuations }]]));
}

function countPassing(listings: readonly FilterListing[], passes: (listing: FilterListing) => boolean): number {
  return listings.filter(passes).length;
}

/** Makes filters from a few words up to every row a filter may have. */
function makeFilters(hashes: readonly string[]): readonly ListingFilter[] {
  const rows = (from: number, count: number, minQuantity: number | null = null): FilterRow[] =>
    hashes.slice(from, from + count).map((hash) => ({ item: { kind: 'group', hash }, minQuantity, maxPriceChaos: null }));
  const full: FilterGroup[] = [
    { kind: 'count', atLeast: 5, rows: rows(0, 30, 50) },
    { kind: 'count', atLeast: 2, rows: rows(30, 15) },
    { kind: 'not', rows: rows(100, 15) },
  ];
  return [
    { ...noListingFilter, itemText: 'orb of' },
    { ...noListingFilter, groups: [{ kind: 'and', rows: rows(3, 3) }] },
    { ...noListingFilter, groups: [{ kind: 'count', atLeast: 3, rows: rows(10, 10, 20) }], onlineOnly: true },
    { ...noListingFilter, groups: full, totalChaos: { min: 100, max: null } },
  ];
}

/** Evaluates a filter in the most direct way, for comparison. Supports only hash groups and text. */
function passesPlainly({ row, items }: FilterListing, filter: ListingFilter): boolean {
  if (filter.onlineOnly && row.presence !== 'online' && row.presence !== 'playing') return false;
  if (row.totalPrice < (filter.totalChaos.min ?? 0)) return false;
  const words = filter.itemText.split(' ').filter((word) => word !== '');
  if (words.length > 0 && !items.some(({ summary }) => words.every((word) => summary.name.toLowerCase().includes(word)))) return false;
  return filter.groups.every((group) => {
    const held = group.rows.filter(({ item, minQuantity }) =>
      items.some(({ hash, quantity }) => item.kind === 'group' && hash === item.hash && quantity >= (minQuantity ?? 1)),
    ).length;
    if (group.kind === 'not') return held === 0;
    return held >= (group.kind === 'count' ? group.atLeast : group.rows.length);
  });
}
