// `npm run bench -- net-worth-items [--items N]`: searches the largest possible snapshot, key by key, in a real
// Chromium on the real server.
import { runBench } from './lib/run-bench.ts';
import { openSite, reportKeys } from './lib/site-page.ts';
import { openKeeper } from './net-worth-chart/seed-snapshots.ts';
import { drawItems } from './net-worth-items/draw-items.ts';

/** Maximum number of kinds in a snapshot. */
const ITEMS = 20_000;
const SNAPSHOTS = 20;

await runBench('net-worth-items', async (bench) => {
  const count = bench.readOption('items', ITEMS);
  const { product, page } = await openSite(bench);
  await openKeeper(product, page, { count: SNAPSHOTS, details: drawItems(count) });
  await page.goto(`${product.url}/poe/poexchange/networth/tracking`);
  await page.getByRole('table', { name: 'Holdings' }).getByRole('row').nth(3).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  const field = page.getByRole('searchbox', { name: 'Search items' });
  await reportKeys(bench, page, { name: `search among ${count} kinds`, field, searches: ['mirror', 'orb of', 'winds 12', 'essence'] });
});
