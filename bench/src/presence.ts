// `npm run bench -- presence [--people N] [--watchers N] [--leavers N] [--updates N] [--seconds N] [--heartbeat-seconds
// N]`: the cost of people with open pages, how fast a change reaches its watchers, and when a person who left
// disappears from every open list, compared with a bare socket.io server with as many sockets.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceFeed } from '@poexchange/contract/rest/services';
import { presenceLimits } from '@poexchange/domain/presence';
import { runBench } from './lib/run-bench.ts';
import { describeNodeOptions, startPart, startProduct, type Product } from './lib/start-product.ts';
import { quantile } from './lib/statistics.ts';
import { callServer, nameAnswer, pick } from './load/calls.ts';
import { addPeople, addServices, writeTokens, type LoadPerson } from './load/people.ts';
import { measureFanOut, measureUse, readFanOut, startPeople, type Use } from './presence/measure.ts';

const LIMIT_MS = 50;
/** Grace for reloads (D60), plus the time until a page without a socket polls again. */
const GONE_LIMIT_MS = presenceLimits.reconnectGraceMs + 10_000;
const ROOM = 'services-poe1-mercenaries-WTS_bossKilling-maven';
const SETTLE_MS = 5000;
/** Number of owners who take turns changing their price, because each owner may do so only 120 times a minute. */
const OWNERS_IN_TURN = 20;

/** Stages of a change's delivery. */
const parts = {
  first: 'sent to heard by the first',
  spread: 'from the first to a watcher',
  whole: 'sent to heard by a watcher',
} as const;

type Offer = { readonly id: string; readonly owner: LoadPerson };

await runBench('presence', async (bench) => {
  const { report, say, sayLoad, readOption, folder, signal } = bench;
  const count = readOption('people', 5000);
  const watchers = Math.min(count, readOption('watchers', 1000));
  const leavers = Math.min(count - watchers, readOption('leavers', 500));
  const updates = readOption('updates', 40);
  const seconds = readOption('seconds', 20);
  const heartbeatMs = readOption('heartbeat-seconds', 30) * 1000;
  const watch = (file: string) => ({ WATCH_LOOP_FILE: file, ...describeNodeOptions('bench/src/programs/watch-loop.ts') });
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

  sayLoad();
  say('the processor time of the database is not counted');
  reportUse(empty, bareEmpty, 'before anybody comes');
  reportUse(use, bareUse, `${count} people, a heartbeat in ${heartbeatMs / 1000} s`);
  for (const share of [0.5, 0.99]) {
    const [mine, bare] = [readFanOut(fanOuts, share), readFanOut(bareFanOuts, share)];
    for (const [part, what] of Object.entries(parts) as [keyof typeof parts, string][]) {
      const name = `one change, ${what}, ${watchers} watchers, p${share * 100}`;
      report({ name, value: mine[part], peer: 'bare socket.io broadcast', peerValue: bare[part] });
      if (part === 'whole') report({ name, value: mine.whole, peerValue: LIMIT_MS });
    }
  }
  for (const [which, share] of [
    ['first', 0],
    ['median', 0.5],
    ['last', 1],
  ] as const) {
    const name = `last tab closed to gone from ${watchers} open lists, ${leavers} people at once, ${which}`;
    report({ name, value: quantile(goneMs, share) / 1000, unit: 's', peerValue: GONE_LIMIT_MS / 1000 });
  }

  function reportUse(mine: Use, bare: Use, who: string): void {
    const peer = 'bare socket.io sockets';
    report({ name: `processor, ${who}`, value: mine.cpuMsPerSecond, unit: 'ms/s', peer, peerValue: bare.cpuMsPerSecond });
    report({ name: `memory, ${who}`, value: mine.rssMiB, unit: 'MiB', peer, peerValue: bare.rssMiB });
  }
});

/**
 * Inserts a service for each person into the database: publishing hundreds through the API would take longer than the
 * benchmark.
 */
async function addOffers(product: Product, owners: readonly LoadPerson[]): Promise<Offer[]> {
  const idOf = await addServices(
    product,
    owners.map(({ id }) => id),
  );
  return owners.map((owner) => ({ owner, id: idOf.get(owner.id) ?? '' }));
}

/** Changes a service's price to a value by which its watchers recognise the change. */
async function changePrice(url: string, { id, owner }: Offer, turn: number): Promise<string> {
  const body = JSON.stringify({ priceValue: 1000 + turn });
  const called = await callServer(url, { method: 'PATCH', path: `/api/v1/services/update/${id}`, token: owner.token, body });
  if (called.status !== 200) throw new Error(`A price was refused: ${nameAnswer(called)}`);
  return `price ${1000 + turn}`;
}

/** Reads a row as the product sends it, so that the bare server sends as many bytes. */
async function readRow(url: string): Promise<object> {
  const reply = await fetch(`${url}/api/v1/services/poe1/mercenaries/WTS_all`);
  const [row] = ((await reply.json()) as ServiceFeed).services;
  if (row === undefined) throw new Error('No service is listed');
  return row;
}
