/** Everything that people do on a node concurrently, each kind at its own rate, with the times of each route. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../lib/run-bench.ts';
import { startPart } from '../lib/start-product.ts';
import { quantile, sum } from '../lib/statistics.ts';
import {
  callServer,
  COLD,
  countErrors,
  createRoute,
  describeErrors,
  note,
  pick,
  repeatOpenLoop,
  type Called,
  type Route,
} from './calls.ts';
import type { Town } from './town.ts';
import { readReplies, shareAbove } from './server-clock.ts';

/** Limit from section 5 of the design. */
export const ROUTE_LIMIT_MS = 250;
const POLL_EVERY_MS = 6000;
const HEALTH_PER_SECOND = 5;

export type Rates = Readonly<Record<'pages' | 'publications' | 'requests' | 'seconds' | 'deletions' | 'warmUpSeconds', number>>;

/** Calls of one kind; `call` may return undefined to skip a turn. */
type Case = {
  readonly name: string;
  readonly perSecond: number;
  readonly expected: readonly number[];
  readonly call: (turn: number, dueMs: number) => Promise<Called> | undefined;
};

/** Starts pages that poll the listings for some seconds, and returns the file that will contain their times. */
export async function startPolling(bench: Bench, { url, shelves }: Town, { pages, seconds, warmUpSeconds }: Rates): Promise<string> {
  const file = path.join(bench.folder, `pages-${seconds}.json`);
  await startPart(bench, {
    name: `polling-pages-${seconds}`,
    entry: 'bench/src/programs/polling-pages.ts',
    env: {
      SERVER_URL: url,
      PAGE_CATEGORIES: shelves.map(({ category }) => category).join(','),
      PAGE_COUNT: String(pages),
      POLL_EVERY_MS: String(POLL_EVERY_MS),
      PAGE_SECONDS: String(seconds),
      WARM_UP_SECONDS: String(warmUpSeconds),
      RESULT_FILE: file,
    },
  });
  return file;
}

/** Runs all cases and reports for each route: p99 after the warm-up, late replies by the server's clock, errors. */
export async function measureRoutes(bench: Bench, town: Town, rates: Rates): Promise<void> {
  const { report, say, signal } = bench;
  const { seconds, warmUpSeconds } = rates;
  const resultFile = await startPolling(bench, town, rates);
  const beganMs = performance.now();
  const isOver = (): boolean => signal.aborted || performance.now() - beganMs > seconds * 1000;
  const measured = listCases(town, rates, () => (performance.now() - beganMs) / (seconds * 1000)).map((each) => ({
    ...each,
    route: createRoute(each.name),
  }));
  // All pages open within the first seconds, before the server's code is compiled; reported separately.
  const coldMs: number[] = [];
  const countReplies = () => readReplies(town.statusUrl, ROUTE_LIMIT_MS / 1000);
  let warmReplies = countReplies();
  setTimeout(() => {
    for (const { route } of measured) coldMs.push(...route.timesMs.splice(0));
    warmReplies = countReplies();
  }, warmUpSeconds * 1000).unref();
  await Promise.all(
    measured.map(({ perSecond, expected, call, route }) => {
      const start = async (turn: number, dueMs: number): Promise<void> => {
        const called = await call(turn, dueMs);
        if (called !== undefined) note(route, called, expected);
      };
      return repeatOpenLoop({ perSecond, isOver, start });
    }),
  );
  const slowReplies = shareAbove(await warmReplies, await countReplies());
  const results = await readResult(resultFile, signal);
  const openingMs = results.filter(({ name }) => name.endsWith(COLD)).flatMap(({ timesMs }) => timesMs);
  const routes = [...results.filter(({ name }) => !name.endsWith(COLD)), ...measured.map(({ route }) => route)];

  bench.sayLoad();
  const [pagesMs, othersMs] = [quantile(openingMs, 0.99), quantile(coldMs, 0.99)];
  say(`first ${warmUpSeconds} seconds: pages p99 ${pagesMs.toFixed(0)} ms, other calls p99 ${othersMs.toFixed(0)} ms`);
  const called = routes.filter(({ timesMs }) => timesMs.length > 0);
  for (const { name, timesMs } of called) {
    say(`${name}: ${timesMs.length} calls, p50 ${quantile(timesMs, 0.5).toFixed(0)} ms, max ${Math.max(...timesMs).toFixed(0)} ms`);
    if (!name.endsWith('itself')) report({ name: `${name}, p99`, value: quantile(timesMs, 0.99), peerValue: ROUTE_LIMIT_MS });
  }
  const ofP99 = { unit: 'share of replies', peer: 'limit of a p99', peerValue: 0.01 };
  for (const { route, share } of slowReplies)
    report({ name: `${route}, above ${ROUTE_LIMIT_MS} ms by the server's clock`, value: share, ...ofP99 });
  say(`errors: ${describeErrors(routes)}`);
  report({ name: 'errors', value: sum(called.map(countErrors)), unit: 'calls', peerValue: 0 });
}

function listCases({ url, offers, leaving, leavers, publish, ask }: Town, rates: Rates, readShare: () => number): Case[] {
  let removed = 0;
  /** Accounts are deleted in the middle third of the run, while people send requests to their owners. */
  const isMiddle = (): boolean => readShare() > 1 / 3 && readShare() < 2 / 3;
  const { publications, requests, deletions, seconds } = rates;
  return [
    { name: 'POST /listings', perSecond: publications, expected: [200], call: publish },
    {
      name: 'POST /notifications',
      perSecond: requests,
      expected: [200],
      call: (turn, dueMs) => ask(pick(offers, turn * 7), turn, dueMs),
    },
    {
      name: 'GET /health',
      perSecond: HEALTH_PER_SECOND,
      expected: [200, 503],
      call: (_turn, dueMs) => callServer(url, { path: '/api/v1/health', dueMs }),
    },
    {
      name: 'GET /listings/expanded',
      perSecond: HEALTH_PER_SECOND,
      expected: [200],
      call: (turn, dueMs) => {
        // Visitors at ten addresses, because one address may read 240 listings a minute.
        const address = `198.51.100.${1 + (turn % 10)}`;
        return callServer(url, { path: `/api/v1/listings/expanded/${pick(offers, turn).uuid}`, address, dueMs });
      },
    },
    {
      name: 'POST /users/delete-account',
      perSecond: (deletions * 3) / seconds,
      expected: [200],
      call: (_turn, dueMs) => {
        const person = isMiddle() ? leavers[removed++] : undefined;
        if (person === undefined) return undefined;
        const body = JSON.stringify({ accountName: person.accountName });
        return callServer(url, { method: 'POST', path: '/api/v1/users/delete-account', token: person.token, body, dueMs });
      },
    },
    {
      name: 'POST /notifications to who leaves',
      perSecond: deletions === 0 ? 0 : 10,
      // Requests after the deletion get 404, or 429 from the limits per seller.
      expected: [200, 404, 429],
      call: (turn, dueMs) => (isMiddle() ? ask(pick(leaving, removed + (turn % 3)), turn, dueMs) : undefined),
    },
  ];
}

async function readResult(file: string, signal: AbortSignal): Promise<Route[]> {
  while (!existsSync(file)) await sleep(100, undefined, { signal });
  const seen = JSON.parse(readFileSync(file, 'utf8')) as { name: string; timesMs: number[]; errors: [string, number][] }[];
  return seen.map(({ name, timesMs, errors }) => ({ name: `GET /listings, ${name}`, timesMs, errors: new Map(errors), bytes: 0 }));
}
