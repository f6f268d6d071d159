// `npm run bench -- web`: what a first visit loads before the page can be drawn, according to the built files and to a
// real Chromium.
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { runBench, type Bench } from './lib/run-bench.ts';
import { buildWebApp, openBrowser } from './lib/site-page.ts';
import { startProduct } from './lib/start-product.ts';
import { sum } from './lib/statistics.ts';
import { readBuild } from './web/page-weight.ts';
import { visitFirst, type Visit } from './web/visit.ts';

const dist = path.join(ROOT, 'apps/web/dist');
/** Limits in KiB of a first visit's compressed JavaScript. */
const pages = [
  { name: 'Home', source: 'src/features/home/home-page.tsx', path: '/poe/poexchange', limitKib: 160 },
  { name: 'Listings', source: 'src/features/listings/listings-page.tsx', path: '/poe/poexchange/bulk-trade/listings', limitKib: 250 },
  { name: 'Net worth', source: 'src/features/net-worth/net-worth-page.tsx', path: '/poe/poexchange/networth/tracking', limitKib: 250 },
] as const;

await runBench('web', async (bench) => {
  const { report, say } = bench;
  await buildWebApp(bench);
  const build = readBuild(dist);
  const visits = await visitPages(bench).catch((error: unknown) => {
    bench.signal.throwIfAborted();
    say(`not checked in a browser: ${error instanceof Error ? error.message : String(error)}`);
    return new Map<string, Visit>();
  });
  for (const page of pages) {
    const needed = build.listPageFiles(page.source);
    const visit = visits.get(page.name);
    const early = visit === undefined ? [] : listEarlyFiles(visit);
    // Everything requested before the first paint counts, needed or not.
    const counted = [...new Set([...needed, ...early])];
    const weigh = (ending: string): number => build.weighKib(counted.filter((file) => file.endsWith(ending)));
    const name = `${page.name}, first visit`;
    report({ name: `${name}, JS gzip`, value: weigh('.js'), unit: 'KiB', peerValue: page.limitKib });
    report({ name: `${name}, CSS gzip`, value: weigh('.css'), unit: 'KiB', peer: 'JS of the same visit', peerValue: weigh('.js') });
    if (visit !== undefined) describeVisit({ page: page.name, visit, needed, early, say });
  }
});

/** Makes a first visit to each page, without listings and prices, on the real server. */
async function visitPages(bench: Bench): Promise<Map<string, Visit>> {
  const browser = await openBrowser(bench);
  const product = await startProduct(bench);
  const visits = new Map<string, Visit>();
  for (const page of pages) visits.set(page.name, await visitFirst(browser, product.url + page.path));
  return visits;
}

/** Files that arrived before the first paint: later files cannot have been needed for it. */
function listEarlyFiles({ paintMs, files }: Visit): string[] {
  return files.filter((file) => file.endMs <= paintMs).map((file) => file.path);
}

function describeVisit(options: {
  page: string;
  visit: Visit;
  needed: readonly string[];
  early: readonly string[];
  say: (text: string) => void;
}): void {
  const { page, visit, needed, early, say } = options;
  const scripts = visit.files.filter((file) => file.path.endsWith('.js'));
  const sentKib = (files: Visit['files']): string => (sum(files.map(({ sentBytes }) => sentBytes)) / 1024).toFixed(1);
  const later = scripts.filter((file) => !early.includes(file.path) && !needed.includes(file.path));
  const extra = early.filter((file) => !needed.includes(file));
  const missing = needed.filter((file) => !visit.files.some((loaded) => loaded.path === file));
  say(
    `${page} in Chromium: first paint after ${Math.round(visit.paintMs)} ms; ${scripts.length} scripts, ${sentKib(scripts)} KiB as sent, ` +
      `of that ${sentKib(later)} KiB in ${later.length} files after the page`,
  );
  if (extra.length > 0) say(`${page}: before the paint, not needed by the page: ${extra.join(', ')}`);
  if (missing.length > 0) say(`${page}: needed by the manifest and never loaded: ${missing.join(', ')}`);
}
