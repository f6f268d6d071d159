// `npm run bench -- economy`: all groups of a large league in one table: load to interactive, a keystroke, scrolling,
// and what the pages weigh.
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { ROOT } from '../../scripts/lib/root.mjs';
import { GROUP_COUNT, makeLeague, routeLeague } from './economy/make-league.ts';
import { buildWebApp } from './lib/build-web-app.ts';
import { runBench } from './lib/run-bench.ts';
import { startProduct } from './lib/start-product.ts';
import { median, quantile } from './lib/statistics.ts';
import { openBenchPage, typeSearches } from './lib/type-searches.ts';
import { readBuild } from './web/page-weight.ts';

/** Limits of the figures below. */
const FRAME_LIMIT_MS = 50;
const SIXTY_PER_SECOND_MS = 1000 / 60;
const WEIGHT_LIMIT_KIB = 250;
/** Longest acceptable wait of a visitor, in ms. */
const LOAD_LIMIT_MS = 3000;
const searches = ['mirror', 'orb of', 'winds 12', 'essence'];
const pages = [
  { name: 'Economy', source: 'src/features/economy/economy-page.tsx' },
  { name: 'Price check', source: 'src/features/price-check/price-check-page.tsx' },
] as const;

await runBench('economy', async (bench) => {
  const { report, say } = bench;
  await buildWebApp(bench);
  const build = readBuild(path.join(ROOT, 'apps/web/dist'));
  for (const page of pages) {
    const files = build.listPageFiles(page.source).filter((file) => file.endsWith('.js'));
    const value = build.weigh(files).gzipBytes / 1024;
    report({ name: `${page.name}, first visit, JS gzip`, value, unit: 'KiB', peer: 'limit', peerValue: WEIGHT_LIMIT_KIB, better: 'lower' });
  }

  const executablePath = await ensureBrowser(say, bench.signal);
  const { url } = await startProduct(bench);
  const page = await openBenchPage(bench, executablePath);
  await routeLeague(page, makeLeague());
  const startMs = performance.now();
  await page.goto(`${url}/poe/poexchange/economy`, { waitUntil: 'commit' });
  await page.getByText(`${GROUP_COUNT.toLocaleString('en')} items`).waitFor({ timeout: 60_000 });
  await page.getByRole('row').nth(10).waitFor();
  const limit = { unit: 'ms', peer: 'limit', better: 'lower' } as const;
  report({ name: `all ${GROUP_COUNT} groups read and shown`, value: performance.now() - startMs, peerValue: LOAD_LIMIT_MS, ...limit });

  const { frameMs, longestGapMs, workMs } = await typeSearches(page, { field: page.getByRole('searchbox'), searches: searches });
  say(`${frameMs.length} keystrokes; next frame: median ${median(frameMs).toFixed(1)} ms, longest ${Math.max(...frameMs).toFixed(1)} ms`);
  report({ name: 'keystroke to next frame, p95', value: quantile(frameMs, 0.95), peerValue: FRAME_LIMIT_MS, ...limit });
  report({
    name: 'longest time without a frame while the table follows, p95',
    value: quantile(longestGapMs, 0.95),
    peerValue: FRAME_LIMIT_MS,
    ...limit,
  });
  report({ name: 'work of the page for a keystroke, p95', value: quantile(workMs, 0.95), peerValue: FRAME_LIMIT_MS, ...limit });

  const gaps = await scroll(page);
  say(`scrolling: ${gaps.length} frames, longest ${Math.max(...gaps).toFixed(1)} ms`);
  report({ name: 'scrolling, time of a frame, median', value: median(gaps), peerValue: SIXTY_PER_SECOND_MS * 1.05, ...limit });
  report({ name: 'scrolling, time of a frame, p95', value: quantile(gaps, 0.95), peerValue: FRAME_LIMIT_MS, ...limit });
});

/**
 * Scrolls through the table for two seconds, at most half a screen per frame, and returns the duration of each frame.
 */
async function scroll(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const table = document.querySelector('[role=grid]');
    const gaps: number[] = [];
    let lastMs = performance.now();
    const endMs = lastMs + 2000;
    while (lastMs < endMs) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const nowMs = performance.now();
      gaps.push(nowMs - lastMs);
      lastMs = nowMs;
      table?.scrollBy(0, 120);
    }
    return gaps;
  });
}
