import type { Page } from 'playwright-core';
import { summaryPath, valuationPath } from '@poexchange/contract/price-files';
import type { Bench } from '../lib/run-bench.ts';
import { openBenchPage, typeSearches, type Typed } from '../lib/type-searches.ts';
import type { Market } from './make-market.ts';

const LEAGUE = 'mercenaries';
const searches = ['orb of', 'exalted', 'chisel', 'scour', 'mirror'];

/**
 * Types into the list's search in a real Chromium, on the real page with a made-up market, and returns the frame times.
 */
export async function typeInPage(options: { bench: Bench; executablePath: string; url: string; market: Market }): Promise<Typed> {
  const page = await openBenchPage(options.bench, options.executablePath);
  await routeMarket(page, options.market);
  await page.goto(`${options.url}/poe/poexchange/bulk-trade/listings?category=currency`, { waitUntil: 'load' });
  await page.getByRole('row').nth(10).waitFor({ timeout: 30_000 });
  return typeSearches(page, { field: page.getByRole('searchbox'), searches: searches });
}

async function routeMarket(page: Page, { feed, keys }: Market): Promise<void> {
  let isAsked = false;
  await page.route('**/api/v1/listings/poe1/**', (route) => {
    const delta = { ...feed, full: false, listings: [] };
    const json = isAsked ? delta : feed;
    isAsked = true;
    return route.fulfill({ json });
  });
  const place = { game: 'poe1', league: LEAGUE, tag: 'currency' } as const;
  const meta = { timestampMs: feed.serverTimeMs };
  const summaries = Object.fromEntries([...keys].map(([hash, k]) => [hash, { k, i: [], p: {} }]));
  const values = { c: Array.from({ length: 10 }, () => 5), l: 20, d: [], h: [] };
  const valuations = Object.fromEntries([...keys].map(([hash]) => [hash, values]));
  await page.route(`**/insights/${summaryPath(place)}`, (route) =>
    route.fulfill({ json: { meta: { ...meta, league: LEAGUE, tag: 'currency' }, summaries } }),
  );
  await page.route(`**/insights/${valuationPath(place)}`, (route) => route.fulfill({ json: { meta, valuations } }));
}
