// `npm run bench -- feed [--listings N] [--items N] [--rounds N]`: a category's whole feed, against nginx sending the
// same bytes from a file, and the size of the reply to a page that already has the feed.
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { encodeParam } from '@poexchange/contract/rest';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readAgain, type Reading } from './feed/read-again.ts';
import { startNginx } from './feed/start-nginx.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { startProduct, type Product } from './lib/start-product.ts';
import { median } from './lib/statistics.ts';
import { callServer } from './load/calls.ts';
import { draftOf, layTabs, stockMarket, type Shelf } from './load/market.ts';
import { addPeople, type LoadPerson } from './load/people.ts';

const ROUND_MS = 3000;
/** Concurrent readers. Readers that arrive within 50 ms share one database query, so few readers would mostly wait. */
const CONNECTIONS = 400;
/** A page asks again from this long before the newest change it has (R9.15). */
const OVERLAP_MS = 10_000;
/** Limit: share of what nginx sends. */
const LIMIT = 0.6;
const DELTA_LIMIT_BYTES = 1024;
/** Addresses of visitors: enough that no address comes near its limit of requests per minute. */
const VISITORS = 4000;

await runBench('feed', async (bench) => {
  const { report, say, readOption, signal } = bench;
  const size = { listings: readOption('listings', 500), items: readOption('items', 60) };
  const product = await startProduct(bench, describeProfile());
  const shelf = (await stockMarket(product.priceStore))[0];
  if (shelf === undefined) throw new Error('the market has no category');
  const prefix = `${product.url}${API_PREFIX}/listings/poe1/mercenaries/${shelf.category}/`;
  const url = new URL(prefix + encodeParam({ side: 'sell' }));
  const sellers = await addPeople(product, { count: size.listings, prefix: 'Seller' });
  await publishListings(product, { shelf, sellers, items: size.items, signal });
  const full = await readFeed(url);
  const nginxUrl = await startNginx(bench, { 'feed.json': gunzipSync(full.body), 'feed.json.gz': full.body });

  const readings: { ours: Reading; nginx: Reading }[] = [];
  for (let round = 0; round < readOption('rounds', 5); round += 1) {
    const read = async (from: URL): Promise<Reading> =>
      readAgain({ url: from, headers: listVisitors(), connections: CONNECTIONS, milliseconds: ROUND_MS, signal });
    const [ours, nginx] = [await read(url), await read(new URL(`${nginxUrl}/feed.json`))];
    for (const [name, { statuses, bodyBytes }] of Object.entries({ ours, nginx }))
      // The feed changes slightly during the run: sellers without an open page go offline.
      if ([...statuses.keys()].join() !== '200' || Math.abs(bodyBytes / full.body.length - 1) > 0.05)
        throw new Error(`${name} sent ${bodyBytes} bytes and ${JSON.stringify([...statuses])}`);
    readings.push({ ours, nginx });
  }
  const ours = median(readings.map((reading) => reading.ours.perSecond));
  const nginx = median(readings.map((reading) => reading.nginx.perSecond));
  const name = `${size.listings} listings of ${size.items} items, ${Math.round(full.body.length / 1024)} KiB compressed`;
  say(
    `rounds: ours ${list(readings.map((one) => one.ours.perSecond))}, nginx ${list(readings.map((one) => one.nginx.perSecond))} a second`,
  );
  report({
    name: `whole feed, ${name}`,
    value: ours,
    unit: 'per s',
    peer: 'nginx, the same bytes from a file',
    peerValue: nginx,
    better: 'higher',
  });
  report({ name: `whole feed, ${name}, share of nginx`, value: ours / nginx, unit: '', peer: 'limit', peerValue: LIMIT, better: 'higher' });
  const [last] = await addPeople(product, { count: 1, prefix: 'Last' });
  if (last === undefined) throw new Error('nobody publishes last');
  await publishListings(product, { shelf, sellers: [last], items: size.items, signal });
  const { newestMs } = JSON.parse(gunzipSync((await readFeed(url)).body).toString()) as { newestMs: number };
  const delta = await readFeed(new URL(prefix + encodeParam({ side: 'sell', sinceMs: newestMs - OVERLAP_MS })));
  if (gunzipSync(delta.body).toString().split('"uuid"').length !== 2) throw new Error('the delta is not the last listing');
  report({
    name: `what a page is told of one new listing, ${name}`,
    value: delta.body.length,
    unit: 'bytes',
    peer: 'limit',
    peerValue: DELTA_LIMIT_BYTES,
    better: 'lower',
  });
});

/** Makes the server write a CPU profile into the folder that BENCH_PROFILE names, when it stops. */
function describeProfile(): Readonly<Record<string, string>> {
  const folder = process.env['BENCH_PROFILE'] ?? '';
  return folder === '' ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(folder)}` };
}

async function publishListings(
  product: Product,
  { shelf, sellers, items, signal }: { shelf: Shelf; sellers: readonly LoadPerson[]; items: number } & Pick<Bench, 'signal'>,
): Promise<void> {
  await layTabs(product, { people: sellers, shelves: [shelf], groups: items, stacks: 1 });
  for (const [turn, seller] of sellers.entries()) {
    signal.throwIfAborted();
    const body = JSON.stringify(draftOf(seller, shelf, { groups: items, stacks: 1, turn }));
    const called = await callServer(product.url, { method: 'POST', path: `${API_PREFIX}/listings`, token: seller.token, body });
    if (called.status !== 200) throw new Error(`a listing was refused: ${called.body.toString()}`);
  }
}

async function readFeed(url: URL): Promise<{ readonly body: Buffer }> {
  const called = await callServer(url.origin, { path: url.pathname + url.search });
  if (called.status !== 200) throw new Error(`the feed was refused: ${called.body.toString()}`);
  return called;
}

/** Headers of visitors behind a proxy on this machine, who accept gzip. */
function listVisitors(): string[] {
  return Array.from(
    { length: VISITORS },
    (_, at) => `X-Forwarded-For: 10.${Math.floor(Math.random() * 250)}.${at >> 8}.${at & 255}\r\nAccept-Encoding: gzip\r\n`,
  );
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed(0)).join(', ');
}
