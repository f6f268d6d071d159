// `npm run bench -- rows [--repeats N]`: how long until rows of Listings and Economy are shown, and which requests they
// take, on the live market of `npm start`.
import path from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { buildWebApp } from './lib/build-web-app.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { median } from './lib/statistics.ts';
import { openBrowser, type RowsVisit, type SentRequest } from './rows/visit-rows.ts';
import { launch } from './start/launch.ts';

/** Design, section 5. */
const ROWS_LIMIT_MS = 1_500;
const REQUEST_LIMIT = 60;
/** Traders publish one after the other: a market that is a few seconds old has few rows. */
const MARKET_SETTLES_MS = 60_000;
const pages = [
  { name: 'Listings', path: '/poe/poexchange/bulk-trade/listings' },
  { name: 'Economy', path: '/poe/poexchange/economy' },
] as const;

await runBench('rows', async (bench) => {
  const { say, signal, folder, onEnd, readOption } = bench;
  const repeats = readOption('repeats', 3);
  const executablePath = await ensureBrowser(say, signal);
  await buildWebApp(bench);
  const { url } = await launch(path.join(folder, 'data'), (stop) => onEnd('npm start', stop));
  await waitForMarket(readOption('wait', MARKET_SETTLES_MS), signal);
  const browser = await openBrowser(executablePath);
  onEnd('Chromium', browser.close);
  for (const page of pages) {
    const cold: RowsVisit[] = [];
    const warm: RowsVisit[] = [];
    for (let round = 0; round < repeats; round += 1) {
      signal.throwIfAborted();
      const visits = await browser.visitTwice(url + page.path);
      cold.push(visits.cold);
      warm.push(visits.warm);
    }
    reportVisits(bench, { page: page.name, when: 'cold', visits: cold });
    reportVisits(bench, { page: page.name, when: 'warm', visits: warm });
    const scroll = await browser.scrollRows(url + page.path);
    bench.report({
      name: `${page.name}, longest task while scrolling`,
      value: Math.max(...scroll.longTasksMs, 0),
      unit: 'ms',
      peer: 'what counts as long',
      peerValue: 50,
      better: 'lower',
    });
    say(`${page.name}: scrolled ${scroll.rowCount} rows; long tasks in ms: ${scroll.longTasksMs.map(Math.round).join(', ') || 'none'}`);
  }
});

async function waitForMarket(timeMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal.throwIfAborted();
}

function reportVisits({ report, say }: Bench, options: { page: string; when: 'cold' | 'warm'; visits: readonly RowsVisit[] }): void {
  const { page, when, visits } = options;
  const limitMs = { unit: 'ms', peer: 'limit', peerValue: ROWS_LIMIT_MS, better: 'lower' } as const;
  const middle = (read: (visit: RowsVisit) => number): number => median(visits.map(read));
  report({ name: `${page}, rows shown, ${when}, median`, value: middle((visit) => visit.rowsMs), ...limitMs });
  report({ name: `${page}, prices in the rows, ${when}, median`, value: middle((visit) => visit.pricesMs), ...limitMs });
  const limit = { unit: 'requests', peer: 'limit', peerValue: REQUEST_LIMIT, better: 'lower' } as const;
  const countSent = (passes: (request: SentRequest, visit: RowsVisit) => boolean): number =>
    middle((visit) => visit.requests.filter((request) => passes(request, visit)).length);
  report({
    name: `${page}, requests until rows are shown, ${when}, median`,
    value: countSent((sent, { rowsMs }) => sent.sentAtMs <= rowsMs),
    ...limit,
  });
  report({ name: `${page}, requests in all but pictures, ${when}, median`, value: countSent(({ kind }) => kind !== 'image'), ...limit });
  const last = visits.at(-1);
  if (last === undefined) return;
  const counts = new Map<string, number>();
  for (const { kind } of last.requests) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${kind} ${count}`);
  say(`${page}, ${when}: rows after ${visits.map(({ rowsMs }) => Math.round(rowsMs)).join(', ')} ms; ${kinds.join(', ')}`);
  const refused = last.requests.filter(({ status }) => status >= 400);
  if (refused.length > 0) say(`${page}, ${when}: refused: ${refused.map(({ url, status }) => `${status} ${url}`).join(', ')}`);
}
