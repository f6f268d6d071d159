// `npm run bench -- load [--sockets N] [--pages N] [--publications N] [--requests N] [--seconds N] [--deletions N]
// [--warm-up-seconds N] [--slope-seconds N] [--hostile-seconds N] [--kills N]`: one node under everything at once, open
// loop, against the budgets of the design; then the same for ten minutes, for the slope of its memory; then hostile
// bodies, then SIGKILL.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/lib/root.mjs';
import { runBench, type Bench } from './lib/run-bench.ts';
import { startPart, startProduct } from './lib/start-product.ts';
import { quantile } from './lib/statistics.ts';
import { callServer, COLD, createRoute, note, pick, repeatOpenLoop, type Route } from './load/calls.ts';
import { readSeconds, reportGrowth } from './load/growth.ts';
import { measureHostile } from './load/hostile.ts';
import { killWhileAsking } from './load/kill.ts';
import { draftOf, layTabs, stockMarket, type Shelf } from './load/market.ts';
import { addPeople, writeTokens, type LoadPerson } from './load/people.ts';
import { readReplies, shareAbove } from './load/server-clock.ts';

/** Design, section 5. */
const ROUTE_LIMIT_MS = 250;
const HEALTH_LIMIT_MS = 100;
const HOSTILE_AT_ONCE = 8;
const SELLERS = 400;
const BUYERS = 400;
const POLL_EVERY_MS = 6000;
const HEALTH_PER_SECOND = 5;
/** Small listings, as most are. */
const GROUPS = 4;
const STACKS = 2;
/**
 * Seconds between full garbage collections while memory is measured: otherwise the figure mostly shows when the last
 * one ran.
 */
const COLLECT_EVERY_SECONDS = 20;

/** Makes the server write a CPU profile into the folder that BENCH_PROFILE names, when it stops. */
function describeProfile(): string[] {
  const folder = process.env['BENCH_PROFILE'] ?? '';
  return folder === '' ? [] : ['--cpu-prof', '--cpu-prof-interval=2000', `--cpu-prof-dir=${path.resolve(folder)}`];
}

type Offer = { readonly uuid: string; readonly timestampMs: number; readonly shelf: Shelf };

await runBench('load', async (bench) => {
  const { report, say, readOption, signal, folder } = bench;
  const sockets = readOption('sockets', 5000);
  const pages = readOption('pages', 5000);
  const publications = readOption('publications', 20);
  const requests = readOption('requests', 20);
  const seconds = readOption('seconds', 120);
  const deletions = readOption('deletions', 20);

  const watchFile = path.join(folder, 'event-loop.ndjson');
  const collectFile = path.join(folder, 'collect-garbage');
  const product = await startProduct(bench, {
    WATCH_LOOP_FILE: watchFile,
    WATCH_LOOP_COLLECT_FILE: collectFile,
    WATCH_LOOP_COLLECT_SECONDS: String(COLLECT_EVERY_SECONDS),
    NODE_OPTIONS: [`--import=${path.join(ROOT, 'bench/src/programs/watch-loop.ts')}`, ...describeProfile()].join(' '),
  });
  const { url } = product;
  const shelves = await stockMarket(product.priceStore);
  const [idle, sellers, publishers, buyers, leavers] = [
    await addPeople(product, { count: Math.max(1, Math.ceil(sockets / 5) - 2 * SELLERS - BUYERS), prefix: 'Idle' }),
    await addPeople(product, { count: SELLERS, prefix: 'Seller' }),
    await addPeople(product, { count: SELLERS, prefix: 'Publisher' }),
    await addPeople(product, { count: BUYERS, prefix: 'Buyer' }),
    await addPeople(product, { count: Math.max(1, deletions), prefix: 'Leaver' }),
  ];
  for (const people of [sellers, publishers, leavers]) await layTabs(product, { people, shelves, groups: GROUPS, stacks: STACKS });
  const publish = (person: LoadPerson, turn: number, dueMs?: number) =>
    callServer(url, {
      method: 'POST',
      path: '/api/v1/listings',
      token: person.token,
      body: JSON.stringify(draftOf(person, pick(shelves, turn), { groups: GROUPS, stacks: STACKS, turn })),
      ...(dueMs !== undefined && { dueMs }),
    });
  const list = async (people: readonly LoadPerson[]): Promise<Offer[]> => {
    const offers: Offer[] = [];
    for (const [turn, person] of people.entries()) {
      const { status, body } = await publish(person, turn);
      if (status !== 200) throw new Error(`A listing was refused: ${status} ${body.toString()}`);
      offers.push({ ...(JSON.parse(body.toString()) as Omit<Offer, 'shelf'>), shelf: pick(shelves, turn) });
    }
    return offers;
  };
  const [offers, leaving] = [await list(sellers), await list(leavers)];
  say(`${shelves.length} categories, ${offers.length + leaving.length} listings; opening ${sockets} sockets`);
  // People who publish and request have a page open: otherwise they would go idle and return every few seconds.
  const withPage = [...publishers, ...buyers, ...sellers, ...idle];
  if (sockets > 0)
    await startPart(bench, {
      name: 'idle-sockets',
      entry: 'bench/src/programs/idle-sockets.ts',
      env: { SERVER_URL: url, SOCKET_TOKENS_FILE: await writeTokens(folder, withPage), SOCKET_COUNT: String(sockets) },
    });

  const bodyOf = (offer: Offer, turn: number, buyer: LoadPerson): string =>
    JSON.stringify({
      listingUuid: offer.uuid,
      listingTimestampMs: offer.timestampMs,
      ign: buyer.ign,
      items: offer.shelf.hashes.slice(0, 2).map((hash, at) => [hash, 1 + ((turn + at) % 400)]),
    });
  const ask = (offer: Offer, turn: number, dueMs: number) => {
    const buyer = pick(buyers, turn);
    return callServer(url, { method: 'POST', path: '/api/v1/notifications', token: buyer.token, body: bodyOf(offer, turn, buyer), dueMs });
  };

  const warmUpSeconds = Math.min(readOption('warm-up-seconds', 20), seconds / 2);
  const poll = (name: string, forSeconds: number, file: string) =>
    startPart(bench, {
      name,
      entry: 'bench/src/programs/polling-pages.ts',
      env: {
        SERVER_URL: url,
        PAGE_CATEGORIES: shelves.map(({ category }) => category).join(','),
        PAGE_COUNT: String(pages),
        POLL_EVERY_MS: String(POLL_EVERY_MS),
        PAGE_SECONDS: String(forSeconds),
        WARM_UP_SECONDS: String(warmUpSeconds),
        RESULT_FILE: file,
      },
    });
  const resultFile = path.join(folder, 'pages.json');
  await poll('polling-pages', seconds, resultFile);
  const beganMs = performance.now();
  const beganAtMs = Date.now();
  const isOver = (): boolean => signal.aborted || performance.now() - beganMs > seconds * 1000;
  /** Accounts are deleted in the middle third, while people send requests to their owners. */
  const isMiddle = (): boolean => performance.now() - beganMs > seconds * 333 && performance.now() - beganMs < seconds * 667;
  const routes = {
    publish: createRoute('POST /listings'),
    ask: createRoute('POST /notifications'),
    remove: createRoute('POST /users/delete-account'),
    askLeaver: createRoute('POST /notifications to who leaves'),
    health: createRoute('GET /health'),
    expanded: createRoute('GET /listings/expanded'),
  };
  // All pages open within the first seconds, on a server whose code is not yet compiled; reported separately.
  const coldMs: number[] = [];
  const countReplies = () => readReplies(product.statusUrl, ROUTE_LIMIT_MS / 1000);
  let warmReplies = countReplies();
  setTimeout(() => {
    for (const route of Object.values(routes)) coldMs.push(...route.timesMs.splice(0));
    warmReplies = countReplies();
  }, warmUpSeconds * 1000).unref();
  let removed = 0;
  await Promise.all([
    repeatOpenLoop({
      perSecond: publications,
      isOver,
      start: async (turn, dueMs) => note(routes.publish, await publish(pick(publishers, turn), turn, dueMs), [200]),
    }),
    repeatOpenLoop({
      perSecond: requests,
      isOver,
      start: async (turn, dueMs) => note(routes.ask, await ask(pick(offers, turn * 7), turn, dueMs), [200]),
    }),
    repeatOpenLoop({
      perSecond: HEALTH_PER_SECOND,
      isOver,
      start: async (_turn, dueMs) => note(routes.health, await callServer(url, { path: '/api/v1/health', dueMs }), [200, 503]),
    }),
    repeatOpenLoop({
      perSecond: HEALTH_PER_SECOND,
      isOver,
      start: async (turn, dueMs) => {
        // Visitors at ten addresses: one address may open 240 listings a minute.
        const address = `198.51.100.${1 + (turn % 10)}`;
        const listingPath = `/api/v1/listings/expanded/${pick(offers, turn).uuid}`;
        note(routes.expanded, await callServer(url, { path: listingPath, address, dueMs }), [200]);
      },
    }),
    repeatOpenLoop({
      perSecond: deletions === 0 ? 0 : (deletions * 3) / seconds,
      isOver,
      start: async (_turn, dueMs) => {
        const person = isMiddle() ? leavers[removed++] : undefined;
        if (person === undefined) return;
        const body = JSON.stringify({ accountName: person.accountName });
        note(
          routes.remove,
          await callServer(url, { method: 'POST', path: '/api/v1/users/delete-account', token: person.token, body, dueMs }),
          [200],
        );
      },
    }),
    repeatOpenLoop({
      perSecond: deletions === 0 ? 0 : 10,
      isOver,
      start: async (turn, dueMs) => {
        // Requests after the deletion get 404, or 429 by the limits of one seller.
        if (isMiddle()) note(routes.askLeaver, await ask(pick(leaving, removed + (turn % 3)), turn, dueMs), [200, 404, 429]);
      },
    }),
  ]);
  const slowReplies = shareAbove(await warmReplies, await countReplies());
  const open = await product.count('select count(*) as count from user_sockets');
  if (open < sockets) say(`only ${open} of ${sockets} sockets were still open`);
  const results = await readResult(resultFile, signal);
  const polled = results.filter(({ name }) => !name.endsWith(COLD));
  const openingMs = results.filter(({ name }) => name.endsWith(COLD)).flatMap(({ timesMs }) => timesMs);

  const limit = { unit: 'ms', peer: 'limit', peerValue: ROUTE_LIMIT_MS, better: 'lower' } as const;
  sayLoad(bench);
  say(
    `first ${warmUpSeconds} seconds: pages p99 ${quantile(openingMs, 0.99).toFixed(0)} ms, other calls p99 ${quantile(coldMs, 0.99).toFixed(0)} ms`,
  );
  const all = [...polled, ...Object.values(routes)].filter(({ timesMs }) => timesMs.length > 0);
  for (const route of all) {
    say(
      `${route.name}: ${route.timesMs.length} calls, p50 ${quantile(route.timesMs, 0.5).toFixed(0)} ms, max ${Math.max(...route.timesMs).toFixed(0)} ms${describeErrors(route)}`,
    );
    if (!route.name.endsWith('itself')) report({ name: `${route.name}, p99`, value: quantile(route.timesMs, 0.99), ...limit });
  }
  for (const { route, share } of slowReplies)
    report({
      name: `${route}, above ${ROUTE_LIMIT_MS} ms by the server's clock`,
      value: share,
      unit: 'share of replies',
      peer: 'limit of a p99',
      peerValue: 0.01,
      better: 'lower',
    });
  const errors = all.reduce((sum, route) => sum + [...route.errors.values()].reduce((a, b) => a + b, 0), 0);
  report({ name: 'errors', value: errors, unit: 'calls', peer: 'limit', peerValue: 0, better: 'lower' });
  const deadlocks = await product.count('select deadlocks as count from pg_stat_database where datname = current_database()');
  report({ name: 'deadlocks', value: deadlocks, unit: 'deadlocks', peer: 'limit', peerValue: 0, better: 'lower' });
  reportLoop(bench, { file: watchFile, sinceMs: beganAtMs, phase: '' });

  const slopeSeconds = readOption('slope-seconds', 600);
  if (slopeSeconds > 0) {
    const sinceMs = Date.now();
    const isGrown = (): boolean => signal.aborted || Date.now() - sinceMs > slopeSeconds * 1000;
    writeFileSync(collectFile, '');
    await poll('polling-pages-longer', slopeSeconds, path.join(folder, 'pages-longer.json'));
    const publishing = async (turn: number, dueMs: number) => void (await publish(pick(publishers, turn), turn, dueMs));
    const asking = async (turn: number, dueMs: number) => void (await ask(pick(offers, turn * 7), turn, dueMs));
    await Promise.all([
      repeatOpenLoop({ perSecond: publications, isOver: isGrown, start: publishing }),
      repeatOpenLoop({ perSecond: requests, isOver: isGrown, start: asking }),
    ]);
    rmSync(collectFile);
    reportGrowth(bench, { seconds: readSeconds(watchFile, sinceMs), slopeSeconds });
  }

  const hostileSeconds = readOption('hostile-seconds', 10);
  const [shelf] = shelves;
  if (hostileSeconds > 0 && shelf !== undefined) {
    const hostile = { people: buyers, shelf, atOnce: HOSTILE_AT_ONCE, seconds: hostileSeconds, signal };
    const attackedAtMs = Date.now();
    const { health, answered } = await measureHostile(url, hostile);
    sayLoad(bench);
    say(`hostile bodies by status: ${[...answered].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
    const value = quantile(health.timesMs, 0.99);
    reportLoop(bench, { file: watchFile, sinceMs: attackedAtMs, phase: ', hostile bodies' });
    report({ name: `GET /health beside ${HOSTILE_AT_ONCE} hostile bodies, p99`, value, ...limit, peerValue: HEALTH_LIMIT_MS });
  }
  const kills = readOption('kills', 3);
  if (kills > 0) {
    // Use other sellers than before, whose rate limits of the last minute still apply.
    const survivors = await addPeople(product, { count: 100, prefix: 'Survivor' });
    await layTabs(product, { people: survivors, shelves, groups: GROUPS, stacks: STACKS });
    const fresh = await list(survivors);
    const killed = await killWhileAsking(product, {
      rounds: kills,
      signal,
      ask: (turn) => ({ token: pick(buyers, turn).token, body: bodyOf(pick(fresh, turn), turn, pick(buyers, turn)) }),
    });
    if (killed.acknowledged === 0) throw new Error('Nothing was acknowledged before the kills: they prove nothing');
    say(`${kills} kills: ${killed.acknowledged} acknowledged, ${killed.lost} lost, ${killed.repeatedOtherwise} repeats answered otherwise`);
    report({
      name: 'acknowledged requests lost by SIGKILL',
      value: killed.lost + killed.repeatedOtherwise,
      unit: 'requests',
      peer: 'limit',
      peerValue: 0,
      better: 'lower',
    });
  }
});

/** Reports the other load of the machine, which makes every figure worse. */
function sayLoad({ say }: Bench): void {
  say(`load average of the last minute ${(loadavg()[0] ?? 0).toFixed(1)}, processors ${availableParallelism()}`);
}

async function readResult(file: string, signal: AbortSignal): Promise<Route[]> {
  while (!existsSync(file)) await sleep(100, undefined, { signal });
  const seen = JSON.parse(readFileSync(file, 'utf8')) as { name: string; timesMs: number[]; errors: [string, number][] }[];
  return seen.map(({ name, timesMs, errors }) => ({ name: `GET /listings, ${name}`, timesMs, errors: new Map(errors), bytes: 0 }));
}

function describeErrors({ errors }: Route): string {
  return errors.size === 0 ? '' : `, errors ${[...errors].map(([kind, count]) => `${kind}: ${count}`).join(', ')}`;
}

/** Reports the server's own measurement, which excludes what the bench's process and the kernel add to a call. */
function reportLoop({ report, say }: Bench, options: { file: string; sinceMs: number; phase: string }): void {
  const seen = readSeconds(options.file, options.sinceMs);
  const [first] = seen;
  const last = seen.at(-1);
  if (first === undefined || last === undefined) return;
  const worst = quantile(
    seen.map(({ p99Ms }) => p99Ms),
    0.95,
  );
  say(
    `event loop${options.phase}: the worst second's longest delay ${Math.max(...seen.map(({ maxMs }) => maxMs)).toFixed(0)} ms; memory ${first.rssMiB.toFixed(0)} to ${last.rssMiB.toFixed(0)} MiB; processor ${quantile(
      seen.map(({ cpuMs }) => cpuMs),
      0.5,
    ).toFixed(0)} ms in the middle second`,
  );
  report({
    name: `event-loop delay p99${options.phase}, 95 % of seconds below`,
    value: worst,
    unit: 'ms',
    peer: 'limit',
    peerValue: ROUTE_LIMIT_MS,
    better: 'lower',
  });
}
