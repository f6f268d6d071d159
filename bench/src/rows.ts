// `npm run bench -- rows [--repeats N] [--wait MS]`: time until rows appear on Listings and Economy, and the requests
// this takes, on the live market of `npm start`.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runBench, type Bench } from './lib/run-bench.ts';
import { buildWebApp, openBrowser } from './lib/site-page.ts';
import { median } from './lib/statistics.ts';
import { scrollRows, visitTwice, type RowsVisit, type SentRequest } from './rows/visit-rows.ts';
import { launch } from './start/launch.ts';

/** Limit from section 5 of the design. */
const ROWS_LIMIT_MS = 1_500;
const REQUEST_LIMIT = 60;
const LONG_TASK_MS = 50;
/** Traders publish one after another, so a market that is a few seconds old has few rows. */
const MARKET_SETTLES_MS = 60_000;
const pages = { Listings: '/poe/poexchange/bulk-trade/listings', Economy: '/poe/poexchange/economy' };

await runBench('rows', async (bench) => {
  const { report, say, signal, folder, onEnd, readOption } = bench;
  await buildWebApp(bench);
  const { url } = await launch(path.join(folder, 'data'), (stop) => onEnd('npm start', stop));
  await sleep(readOption('wait', MARKET_SETTLES_MS), undefined, { signal });
  const browser = await openBrowser(bench);
  for (const [page, place] of Object.entries(pages)) {
    const visits: Record<'cold' | 'warm', RowsVisit[]> = { cold: [], warm: [] };
    for (let round = 0; round < readOption('repeats', 3); round += 1) {
      signal.throwIfAborted();
      const { cold, warm } = await visitTwice(browser, url + place);
      visits.cold.push(cold);
      visits.warm.push(warm);
    }
    for (const when of ['cold', 'warm'] as const) reportVisits(bench, `${page}, ${when}`, visits[when]);
    const { rowCount, longTasksMs } = await scrollRows(browser, url + place);
    const value = Math.max(...longTasksMs, 0);
    report({ name: `${page}, longest task while scrolling`, value, peer: 'what counts as long', peerValue: LONG_TASK_MS });
    say(`${page}: scrolled ${rowCount} rows; long tasks in ms: ${longTasksMs.map(Math.round).join(', ') || 'none'}`);
  }
});

function reportVisits({ report, say }: Bench, name: string, visits: readonly RowsVisit[]): void {
  const middle = (read: (visit: RowsVisit) => number): number => median(visits.map(read));
  const countSent = (passes: (request: SentRequest, visit: RowsVisit) => boolean): number =>
    middle((visit) => visit.requests.filter((request) => passes(request, visit)).length);
  report({ name: `${name}: rows shown, median`, value: middle((visit) => visit.rowsMs), peerValue: ROWS_LIMIT_MS });
  report({ name: `${name}: prices in the rows, median`, value: middle((visit) => visit.pricesMs), peerValue: ROWS_LIMIT_MS });
  const limit = { unit: 'requests', peerValue: REQUEST_LIMIT };
  const early = countSent((sent, { rowsMs }) => sent.sentAtMs <= rowsMs);
  report({ name: `${name}: requests until rows are shown, median`, value: early, ...limit });
  report({ name: `${name}: requests in all but pictures, median`, value: countSent(({ kind }) => kind !== 'image'), ...limit });
  const last = visits.at(-1)?.requests ?? [];
  const kinds = [...Map.groupBy(last, ({ kind }) => kind)].map(([kind, { length }]) => `${kind} ${length}`);
  say(`${name}: rows after ${visits.map(({ rowsMs }) => Math.round(rowsMs)).join(', ')} ms; ${kinds.join(', ')}`);
  const refused = last.filter(({ status }) => status >= 400);
  if (refused.length > 0) say(`${name}: refused: ${refused.map(({ url, status }) => `${status} ${url}`).join(', ')}`);
}
