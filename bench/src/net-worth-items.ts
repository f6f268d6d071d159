// `npm run bench -- net-worth-items [--items N]`: searching the largest snapshot there may be, key by key, in a real
// Chromium on the real server.
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { buildWebApp } from './lib/build-web-app.ts';
import { runBench } from './lib/run-bench.ts';
import { startProduct } from './lib/start-product.ts';
import { median, quantile } from './lib/statistics.ts';
import { openBenchPage, typeSearches } from './lib/type-searches.ts';
import { seedSnapshots } from './net-worth-chart/seed-snapshots.ts';
import { drawItems } from './net-worth-items/draw-items.ts';
import { signInFresh } from './notify/people.ts';

/** Kinds that a snapshot may contain. */
const ITEMS = 20_000;
const SNAPSHOTS = 20;
const FRAME_LIMIT_MS = 50;
const searches = ['mirror', 'orb of', 'winds 12', 'essence'];

await runBench('net-worth-items', async (bench) => {
  const { report, say } = bench;
  const count = bench.readOption('items', ITEMS);
  await buildWebApp(bench);
  const executablePath = await ensureBrowser(say, bench.signal);
  const product = await startProduct(bench);
  const person = await signInFresh(product.url, 'Keeper');
  const [user] = await product.query("select id from users where split_part(name, '#', 1) = 'Keeper'");
  await seedSnapshots(product, { userId: String(user?.['id']), count: SNAPSHOTS, details: drawItems(count) });

  const page = await openBenchPage(bench, executablePath);
  await page.context().addInitScript((text) => localStorage.setItem('poexchange:token', text), person.token);
  await page.goto(`${product.url}/poe/poexchange/networth/tracking`);
  await page.getByRole('table', { name: 'Holdings' }).getByRole('row').nth(3).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  const { frameMs, longestGapMs, workMs } = await typeSearches(page, {
    field: page.getByRole('searchbox', { name: 'Search items' }),
    searches,
  });
  say(`${frameMs.length} keystrokes; next frame: median ${median(frameMs).toFixed(1)} ms, longest ${Math.max(...frameMs).toFixed(1)} ms`);
  const limit = { unit: 'ms', peer: 'limit', peerValue: FRAME_LIMIT_MS, better: 'lower' } as const;
  report({ name: `${count} kinds, keystroke to next frame, p95`, value: quantile(frameMs, 0.95), ...limit });
  report({ name: 'longest time without a frame while the table follows, p95', value: quantile(longestGapMs, 0.95), ...limit });
  report({ name: 'work of the page for a keystroke, p95', value: quantile(workMs, 0.95), ...limit });
});
