// `npm run bench -- services`: 10,000 offers of services on the page in a real Chromium: keys in the rail's search, in
// a filter, and those that move through the list.
import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { buildWebApp } from './lib/build-web-app.ts';
import { runBench } from './lib/run-bench.ts';
import { startProduct } from './lib/start-product.ts';
import { median, quantile } from './lib/statistics.ts';
import { openBenchPage, typeSearches, type Typed } from './lib/type-searches.ts';
import { makeServices, size } from './services/make-services.ts';

/** Limit of each figure below. */
const FRAME_LIMIT_MS = 50;

await runBench('services', async (bench) => {
  await buildWebApp(bench);
  const executablePath = await ensureBrowser(bench.say, bench.signal);
  const { url } = await startProduct(bench);
  const page = await openBenchPage(bench, executablePath);
  await routeServices(page);
  await page.goto(`${url}/poe/poexchange/services`, { waitUntil: 'load' });
  await page.getByRole('row').nth(10).waitFor({ timeout: 60_000 });
  bench.say(`${size.offers} offers; ${await page.getByRole('row').count()} rows in the document`);

  const tell = (what: string, { frameMs, longestGapMs, workMs }: Typed): void => {
    bench.say(`${what}: ${frameMs.length} keys; next frame: median ${median(frameMs).toFixed(1)} ms`);
    const limit = { unit: 'ms', peer: 'limit', peerValue: FRAME_LIMIT_MS, better: 'lower' } as const;
    bench.report({ name: `${what}: key to next frame, p95`, value: quantile(frameMs, 0.95), ...limit });
    bench.report({ name: `${what}: work of the page for a key, p95`, value: quantile(workMs, 0.95), ...limit });
    bench.report({ name: `${what}: longest time without a frame, p95`, value: quantile(longestGapMs, 0.95), ...limit });
  };
  const rail = page.getByRole('searchbox', { name: 'Find a service' });
  tell('search of the rail', await typeSearches(page, { field: rail, searches: ['maven', 'elder', 'lab'] }));
  const vouches = page.getByRole('textbox', { name: 'Min. vouches' });
  tell('filter by vouches', await typeSearches(page, { field: vouches, searches: ['12', '5', '30', '1', '150', '7'] }));
  const row = page.getByRole('row').nth(2);
  tell('J and K through the list', await typeSearches(page, { field: row, searches: ['jjjjjjjjjj', 'kkkkk', 'jjjjjjjjjj'], back: 'none' }));
});

/** Answers the first request with the offers, and later ones with no changes. */
async function routeServices(page: Page): Promise<void> {
  const feed = makeServices(Date.now());
  await page.route('**/api/v1/services/poe1/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.includes('/history/')) return route.fulfill({ json: { days: [] } });
    return route.fulfill({ json: searchParams.has('sinceMs') ? { ...feed, full: false, services: [] } : feed });
  });
}
