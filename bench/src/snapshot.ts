// `npm run bench -- snapshot [--items N] [--rounds N]`: from tabs to a priced snapshot in the page's own worker, in a
// real Chromium, compared with the same work plus object-hash.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { bundlePath } from '@poexchange/contract/price-files';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { ROOT } from '../../scripts/lib/root.mjs';
import { runBench, type Bench } from './lib/run-bench.ts';
import { buildWebApp, openBrowser } from './lib/site-page.ts';
import { median } from './lib/statistics.ts';
import { collectItems } from './lib/stream-pages.ts';
import { makeStash } from './snapshot/make-stash.ts';
import { runInPage } from './snapshot/run-in-page.ts';

/** Limits in ms from section 5 of the design. */
const LIMIT_MS = 400;
const TASK_LIMIT_MS = 50;
const dist = path.join(ROOT, 'apps/web/dist');

await runBench('snapshot', async (bench) => {
  const { report, say, readOption } = bench;
  const count = readOption('items', 50_000);
  await buildWebApp(bench);
  const { source, items } = await collectItems(bench);
  const { tabs, bundle, groups } = makeStash(items, count);
  const workerFile = readdirSync(path.join(dist, 'assets')).find((name) => /^pricing-worker-[\w-]+\.js$/.test(name));
  if (workerFile === undefined) throw new Error('the build has no pricing worker');
  const url = await serveFiles(bench, {
    'stash.json': JSON.stringify({ tabs, groups }),
    'hash-worker.js': writeHashWorker(),
    [`prices/${bundlePath({ game: 'poe1', league: 'bench' })}`]: JSON.stringify(bundle),
  });
  const page = await (await openBrowser(bench)).newPage();
  await page.goto(url);
  const paths = { workerPath: `/assets/${workerFile}`, pricesUrl: `${url}/prices`, hashPath: '/hash-worker.js' };
  const result = await page.evaluate(runInPage, { ...paths, rounds: readOption('rounds', 7) });

  const makeMs = median(result.makeMs);
  const rawMs = result.readMs + makeMs;
  const name = `${count} items`;
  say(
    `${count} of ${items.length} ${source} with ids of their own, ${groups.length} with a group, ${result.kinds} kinds, ${tabs.length} tabs`,
  );
  say(`tabs to snapshot ${result.makeMs.map(Math.round).join(', ')} ms, the first with prices fetched ${Math.round(result.firstMs)} ms`);
  const packed = `${name}, loaded tabs to a packed snapshot`;
  report({ name: packed, value: makeMs, peerValue: LIMIT_MS });
  // We compute groups when a tab arrives; the peer hashes each item's group when the snapshot is made.
  const peer = 'the same, and object-hash 3 of the group of each item';
  report({ name: packed, value: makeMs, leastRatio: 4, peer, peerValue: makeMs + result.peerMs });
  const raw = `${name}, raw tabs to a packed snapshot, with copies to the worker and storing the tabs`;
  report({ name: raw, value: rawMs, peer, peerValue: rawMs + result.peerMs });
  report({ name: `${name}, longest task of the page meanwhile`, value: result.longestTaskMs, peerValue: TASK_LIMIT_MS });
  const [mostKib, sentKib] = [netWorthLimits.maxDetailsBytes / 1024, result.detailsLength / 1024];
  report({ name: `${name}, details stored`, value: (sentKib * 3) / 4, unit: 'KiB', peerValue: mostKib });
  report({ name: `${name}, details sent`, value: sentKib, unit: 'KiB', peerValue: (mostKib * 4) / 3 });
});

/** Source of a worker that hashes its input with object-hash and returns the time in ms. */
function writeHashWorker(): string {
  const library = readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve('object-hash/package.json')), 'dist/object_hash.js'),
    'utf8',
  );
  return `${library}
onmessage = ({ data }) => {
  const startMs = performance.now();
  for (const group of data) objectHash(group, { unorderedArrays: true });
  postMessage(performance.now() - startMs);
};`;
}

/** Serves the built worker, an empty page and price files; returns its URL. */
async function serveFiles(bench: Bench, files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (name === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
    const own = files[name.slice(1)];
    if (own !== undefined)
      return void response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/json').end(own);
    if (!name.startsWith('/assets/') || name.includes('..')) return void response.writeHead(404).end();
    try {
      return void response.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(dist, name)));
    } catch {
      return void response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.onEnd('files', () => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
