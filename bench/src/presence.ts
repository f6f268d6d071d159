// `npm run bench -- presence [--people N] [--watchers N] [--leavers N] [--updates N] [--seconds N] [--heartbeat-seconds
// N]`: the cost of people with open pages, how fast one change reaches its watchers, and when a person who left
// disappears from every open list; against a bare socket.io server with as many sockets.
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceFeed } from '@poexchange/contract/rest/services';
import { presenceLimits } from '@poexchange/domain/presence';
import { ROOT } from '../../scripts/lib/root.mjs';
import { runBench } from './lib/run-bench.ts';
import { startPart, startProduct, type Product } from './lib/start-product.ts';
import { quantile } from './lib/statistics.ts';
import { callServer, nameAnswer, pick } from './load/calls.ts';
import { addPeople, writeTokens, type LoadPerson } from './load/people.ts';
import { measureFanOut, measureUse, readFanOut, startPeople, type Use } from './presence/measure.ts';

const LIMIT_MS = 50;
/** Grace of a reload (D60), plus the time until a page without a socket polls again. */
const GONE_LIMIT_MS = presenceLimits.reconnectGraceMs + 10_000;
const ROOM = 'services-poe1-mercenaries-WTS_bossKilling-maven';
const SETTLE_MS = 5000;
/** Owners who change their price in turn: each may do so 120 times a minute. */
const OWNERS_IN_TURN = 20;

type Offer = { readonly id: string; readonly owner: LoadPerson };

await runBench('presence', async (bench) => {
  const { report, say, readOption, folder, signal } = bench;
  const count = readOption('people', 5000);
  const watchers = Math.min(count, readOption('watchers', 1000));
  const leavers = Math.min(count - watchers, readOption('leavers', 500));
  const updates = readOption('updates', 40);
  const seconds = readOption('seconds', 20);
  const heartbeatMs = readOption('heartbeat-seconds', 30) * 1000;
  const watch = (file: string): Record<string, string> => ({
    WATCH_LOOP_FILE: file,
    NODE_OPTIONS: `--import=${path.join(ROOT, 'bench/src/programs/watch-loop.ts')}`,
  });
  const [serverFile, bareFile] = [path.join(folder, 'server.ndjson'), path.join(folder, 'bare.ndjson')];
  const held = { watchers, room: ROOM, heartbeatMs };

  const product = await startProduct(bench, watch(serverFile));
  const empty = await measureUse(serverFile, { seconds, signal });
  const people = await addPeople(product, { count, prefix: 'Page' });
  const offers = await addOffers(product, people.slice(0, leavers));
  const tokensFile = await writeTokens(folder, people);
  const pages = await startPeople(bench, { ...held, name: 'people', url: product.url, tokensFile });
  await sleep(SETTLE_MS, undefined, { signal });
  const use = await measureUse(serverFile, { seconds, signal });
  const fanOuts = await measureFanOut(pages, {
    updates,
    watchers,
    signal,
    cause: (turn) => changePrice(product.url, pick(offers.slice(0, OWNERS_IN_TURN), turn), turn),
  });
  const row = await readRow(product.url);
  const state = await pages.ask<{ open: number; refused: number }>('/state');
  if (state.open < count || state.refused > 0)
    throw new Error(`${state.open} of ${count} pages were open, ${state.refused} events refused`);
  say(`${leavers} people close their only page at once`);
  const closedMs = await pages.ask<number>(`/close?count=${leavers}`);
  const goneMs: number[] = [];
  for (const { id } of offers)
    goneMs.push(Math.max(...(await pages.waitUntilHeard(`gone ${id}`, { watchers, latestMs: 3 * GONE_LIMIT_MS }))) - closedMs);
  await pages.ask('/exit');

  const bareServer = await startPart(bench, { name: 'bare-sockets', entry: 'bench/src/programs/bare-sockets.ts', env: watch(bareFile) });
  const bareUrl = String(bareServer['url']);
  const bareEmpty = await measureUse(bareFile, { seconds, signal });
  const barePages = await startPeople(bench, { ...held, name: 'bare people', url: bareUrl, tokensFile });
  await sleep(SETTLE_MS, undefined, { signal });
  const bareUse = await measureUse(bareFile, { seconds, signal });
  const bareFanOuts = await measureFanOut(barePages, {
    updates,
    watchers,
    signal,
    cause: async (turn) => {
      await callServer(bareUrl, { method: 'POST', path: '/', body: JSON.stringify({ services: [{ ...row, priceValue: 1000 + turn }] }) });
      return `price ${1000 + turn}`;
    },
  });

  say(`load average of the last minute ${(loadavg()[0] ?? 0).toFixed(1)}, processors ${availableParallelism()}`);
  say('the processor time of the database is not counted');
  reportUse({ use: empty, bareUse: bareEmpty, people: 'before anybody comes' });
  reportUse({ use, bareUse, people: `${count} people, a heartbeat in ${heartbeatMs / 1000} s` });
  for (const share of [0.5, 0.99]) {
    const [mine, bare] = [readFanOut(fanOuts, share), readFanOut(bareFanOuts, share)];
    const peer = 'bare socket.io broadcast';
    const of = (part: string): string => `${part}, ${watchers} watchers, p${share * 100}`;
    const whole = of('one change, sent to heard by a watcher');
    report({
      name: of('one change, sent to heard by the first'),
      value: mine.first,
      unit: 'ms',
      peer,
      peerValue: bare.first,
      better: 'lower',
    });
    report({
      name: of('one change, from the first to a watcher'),
      value: mine.spread,
      unit: 'ms',
      peer,
      peerValue: bare.spread,
      better: 'lower',
    });
    report({ name: whole, value: mine.whole, unit: 'ms', peer, peerValue: bare.whole, better: 'lower' });
    report({ name: whole, value: mine.whole, unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' });
  }
  for (const share of [0, 0.5, 1]) {
    const name = `last tab closed to gone from ${watchers} open lists, ${leavers} people at once, ${describeShare(share)}`;
    report({ name, value: quantile(goneMs, share) / 1000, unit: 's', peer: 'limit', peerValue: GONE_LIMIT_MS / 1000, better: 'lower' });
  }

  function reportUse(used: { use: Use; bareUse: Use; people: string }): void {
    const peer = 'bare socket.io sockets';
    const better = 'lower';
    const [mine, bare] = [used.use, used.bareUse];
    report({ name: `processor, ${used.people}`, value: mine.cpuMsPerSecond, unit: 'ms/s', peer, peerValue: bare.cpuMsPerSecond, better });
    report({ name: `memory, ${used.people}`, value: mine.rssMiB, unit: 'MiB', peer, peerValue: bare.rssMiB, better });
  }
});

function describeShare(share: number): string {
  return { 0: 'first', 0.5: 'median', 1: 'last' }[share] ?? String(share);
}

/** Inserts a service of each person into the database: publishing hundreds by calls takes longer than the bench. */
async function addOffers(product: Product, owners: readonly LoadPerson[]): Promise<Offer[]> {
  const rows = await product.query(
    `insert into service_listings (user_id, game, league, location, category, name, name_key, is_custom, ign, price_value, price_type,
       rules, overwrite_rules, overwrite_mode, regions, active, timestamp_ms)
     select id, 'poe1', 'mercenaries', 'seller', 'WTS_bossKilling', 'maven', 'maven', false, 'Ign', 5, 'c',
       'Wait in my hideout, bring the map.', '', 'adds', '{eu}', true, $2 from unnest($1::uuid[]) as id
     returning id, user_id`,
    [owners.map(({ id }) => id), Date.now()],
  );
  const idOf = new Map(rows.map((row) => [String(row['user_id']), String(row['id'])]));
  return owners.map((owner) => ({ owner, id: idOf.get(owner.id) ?? '' }));
}

/** Changes the price of a service to a value by which its watchers recognise the change. */
async function changePrice(url: string, { id, owner }: Offer, turn: number): Promise<string> {
  const body = JSON.stringify({ priceValue: 1000 + turn });
  const called = await callServer(url, { method: 'PATCH', path: `/api/v1/services/update/${id}`, token: owner.token, body });
  if (called.status !== 200) throw new Error(`A price was refused: ${nameAnswer(called)}`);
  return `price ${1000 + turn}`;
}

/** A row as the product sends it, so that the bare server sends as many bytes. */
async function readRow(url: string): Promise<object> {
  const reply = await fetch(`${url}/api/v1/services/poe1/mercenaries/WTS_all`);
  const [row] = ((await reply.json()) as ServiceFeed).services;
  if (row === undefined) throw new Error('No service is listed');
  return row;
}
