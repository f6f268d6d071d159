import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundlePath } from '@poexchange/contract/price-files';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/lib/browser.ts';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { collectItems } from '../grouping/collect-items.ts';
import { buildWebApp } from '../lib/build-web-app.ts';
import type { Bench } from '../lib/run-bench.ts';
import { median } from '../lib/statistics.ts';
import { makeStash } from './make-stash.ts';
import { runInPage } from './run-in-page.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Limits of the design, section 5, in ms. */
const LIMIT_MS = 400;
const TASK_LIMIT_MS = 50;
const dist = path.join(ROOT, 'apps/web/dist');
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Takes a snapshot of many real items with the built worker in a real Chromium. */
export async function measureTaking(bench: Bench): Promise<void> {
  const { report, say, readOption, signal } = bench;
  const count = readOption('items', 50_000);
  const rounds = readOption('rounds', 7);
  const executablePath = await ensureBrowser(say, signal);
  await buildWebApp(bench);
  const { source, items } = await collectItems(bench);
  const { tabs, bundle, groups } = makeStash(items, count);
  const workerFile = readdirSync(path.join(dist, 'assets')).find((name) => /^pricing-worker-[\w-]+\.js$/.test(name));
  if (workerFile === undefined) throw new Error('the build has no pricing worker');
  const url = await serveFiles(bench, {
    dist,
    files: {
      'stash.json': JSON.stringify({ tabs, groups }),
      'hash-worker.js': writeHashWorker(),
      [`prices/${bundlePath({ game: 'poe1', league: 'bench' })}`]: JSON.stringify(bundle),
    },
  });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  bench.onEnd('Chromium', () => browser.close());
  const page = await browser.newPage();
  await page.goto(url);
  const input = { workerPath: `/assets/${workerFile}`, pricesUrl: `${url}/prices`, hashPath: '/hash-worker.js', rounds };
  const result = await page.evaluate(runInPage, input);

  const makeMs = median(result.makeMs);
  const name = `${count} items`;
  say(
    `${count} of ${items.length} ${source} with ids of their own, ${groups.length} with a group, ${result.kinds} kinds, ${tabs.length} tabs`,
  );
  say(`tabs to snapshot ${result.makeMs.map(Math.round).join(', ')} ms, the first with prices fetched ${Math.round(result.firstMs)} ms`);
  const packed = `${name}, loaded tabs to a packed snapshot`;
  report({ name: packed, value: makeMs, unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' });
  // Groups are computed when a tab arrives; the peer hashes each item's group when the snapshot is taken.
  report({
    name: `${packed} (limit: ratio 4)`,
    value: makeMs,
    unit: 'ms',
    peer: 'the same, and object-hash 3 of the group of each item',
    peerValue: makeMs + result.peerMs,
    better: 'lower',
  });
  const rawMs = result.readMs + makeMs;
  report({
    name: `${name}, raw tabs to a packed snapshot, with copies to the worker and storing the tabs`,
    value: rawMs,
    unit: 'ms',
    peer: 'the same, and object-hash 3 of the group of each item',
    peerValue: rawMs + result.peerMs,
    better: 'lower',
  });
  report({
    name: `${name}, longest task of the page meanwhile`,
    value: result.longestTaskMs,
    unit: 'ms',
    peer: 'limit',
    peerValue: TASK_LIMIT_MS,
    better: 'lower',
  });
  const storedBytes = Math.ceil((result.detailsLength * 3) / 4);
  const ofLimit = { unit: 'KiB', peer: 'limit', better: 'lower' } as const;
  report({ name: `${name}, details stored`, value: storedBytes / 1024, peerValue: netWorthLimits.maxDetailsBytes / 1024, ...ofLimit });
  report({
    name: `${name}, details sent`,
    value: result.detailsLength / 1024,
    peerValue: (netWorthLimits.maxDetailsBytes / 1024) * (4 / 3),
    ...ofLimit,
  });
}

/** A worker that hashes its input with object-hash, and answers with the time in ms. */
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

/** Serves the built worker, an empty page and price files; returns its address. */
async function serveFiles(bench: Bench, { dist, files }: { dist: string; files: Readonly<Record<string, string>> }): Promise<string> {
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
