// `npm run bench -- economy`: all groups of a large league in one table: time to interactive, key presses, scrolling,
// and page size.
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { GROUP_COUNT, makeLeague } from './economy/make-league.ts';
import { runBench } from './lib/run-bench.ts';
import { FRAME_LIMIT_MS, openSite, reportKeys, routePriceFiles, smoothFrameMs, watchFrames } from './lib/site-page.ts';
import { median, quantile } from './lib/statistics.ts';
import { readBuild } from './web/page-weight.ts';

const WEIGHT_LIMIT_KIB = 250;
/** Maximum acceptable load time for a visitor, in ms. */
const LOAD_LIMIT_MS = 3000;
const pages = { Economy: 'src/features/economy/economy-page.tsx', 'Price check': 'src/features/price-check/price-check-page.tsx' };

await runBench('economy', async (bench) => {
  const { report, say } = bench;
  const { product, page } = await openSite(bench);
  const build = readBuild(path.join(ROOT, 'apps/web/dist'));
  for (const [name, source] of Object.entries(pages)) {
    const value = build.weighKib(build.listPageFiles(source).filter((file) => file.endsWith('.js')));
    report({ name: `${name}, first visit, JS gzip`, value, unit: 'KiB', peerValue: WEIGHT_LIMIT_KIB });
  }
  await routePriceFiles(page, makeLeague());
  const startMs = performance.now();
  await page.goto(`${product.url}/poe/poexchange/economy`, { waitUntil: 'commit' });
  await page.getByText(`${GROUP_COUNT.toLocaleString('en')} items`).waitFor({ timeout: 60_000 });
  await page.getByRole('row').nth(10).waitFor();
  report({ name: `all ${GROUP_COUNT} groups read and shown`, value: performance.now() - startMs, peerValue: LOAD_LIMIT_MS });
  const searches = ['mirror', 'orb of', 'winds 12', 'essence'];
  await reportKeys(bench, page, { name: 'search', field: page.getByRole('searchbox'), searches });

  // Scroll by at most half a screen per frame.
  const { gapsMs } = await watchFrames(page, () => document.querySelector('[role=grid]')?.scrollBy(0, 120));
  say(`scrolling: ${gapsMs.length} frames, longest ${Math.max(...gapsMs).toFixed(1)} ms`);
  report({ name: 'scrolling, time of a frame, median', value: median(gapsMs), peerValue: smoothFrameMs });
  report({ name: 'scrolling, time of a frame, p95', value: quantile(gapsMs, 0.95), peerValue: FRAME_LIMIT_MS });
});
