// `npm run bench -- filter [--rounds N]`: 500 listings of 60 items under the advanced filter: the predicate, and a
// keystroke on the page in a real Chromium.
import {
  compileListingFilter,
  noListingFilter,
  type FilterGroup,
  type FilterListing,
  type FilterRow,
  type ListingFilter,
} from '@poexchange/domain/listing-filter';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { findFilterHash, makeMarket, size } from './filter/make-market.ts';
import { typeInPage } from './filter/type-in-page.ts';
import { buildWebApp } from './lib/build-web-app.ts';
import { runBench } from './lib/run-bench.ts';
import { startProduct } from './lib/start-product.ts';
import { median, quantile } from './lib/statistics.ts';

/** Limits of the figures below. */
const FRAME_LIMIT_MS = 50;

await runBench('filter', async (bench) => {
  const { report, say, readOption } = bench;
  const rounds = readOption('rounds', 200);
  const market = makeMarket(Date.now());
  const filters = makeFilters([...market.keys.keys()]);
  say(`${size.listings} listings of ${size.items} items; filters of ${filters.map(({ groups }) => groups.length).join(', ')} groups`);

  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const filter of filters) {
      const compiled = measure(() =>
        countPassing(market.listings, compileListingFilter(filter, { findFilterHash, isItemName: () => false }).passes),
      );
      const searched = measure(() => countPassing(market.listings, (listing) => passesPlainly(listing, filter)));
      if (compiled.count !== searched.count) throw new Error(`${compiled.count} listings pass, ${searched.count} by the plain way`);
      ours.push(compiled.timeMs);
      plain.push(searched.timeMs);
    }
  }
  const peer = 'each row looked for in each listing';
  report({
    name: 'compile and ask all listings, median',
    value: median(ours),
    unit: 'ms',
    peer,
    peerValue: median(plain),
    better: 'lower',
  });
  report({
    name: 'compile and ask all listings, p95',
    value: quantile(ours, 0.95),
    unit: 'ms',
    peer: 'limit',
    peerValue: FRAME_LIMIT_MS,
    better: 'lower',
  });

  await buildWebApp(bench);
  const executablePath = await ensureBrowser(say, bench.signal);
  const { url } = await startProduct(bench);
  const { frameMs, longestGapMs, workMs } = await typeInPage({ bench, executablePath, url, market });
  say(`${frameMs.length} keystrokes; next frame: median ${median(frameMs).toFixed(1)} ms, longest ${Math.max(...frameMs).toFixed(1)} ms`);
  const limit = { unit: 'ms', peer: 'limit', peerValue: FRAME_LIMIT_MS, better: 'lower' } as const;
  report({ name: 'work of the page for a keystroke and the list that follows, p95', value: quantile(workMs, 0.95), ...limit });
  report({ name: 'keystroke to next frame, p95', value: quantile(frameMs, 0.95), ...limit });
  report({ name: 'longest time without a frame while the list follows, p95', value: quantile(longestGapMs, 0.95), ...limit });
});

function measure(work: () => number): { count: number; timeMs: number } {
  const startMs = performance.now();
  const count = work();
  return { count, timeMs: performance.now() - startMs };
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

/** Evaluates a filter in the most direct way, as the peer. Supports only groups of hashes and text. */
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
