// `npm run bench -- feed [--listings N] [--items N] [--rounds N]`: a category's whole feed, compared with nginx sending
// the same bytes from a file, and the size of the reply to a page that already has the feed.
import { API_PREFIX } from '@poexchange/contract/endpoint';
import { encodeParam } from '@poexchange/contract/rest';
import { gunzipSync } from 'node:zlib';
import { readAgain, type Reading } from './feed/read-again.ts';
import { startNginx } from './feed/start-nginx.ts';
import { runBench } from './lib/run-bench.ts';
import { describeNodeOptions, startProduct } from './lib/start-product.ts';
import { list, median } from './lib/statistics.ts';
import { callServer } from './load/calls.ts';
import { openStalls, stockMarket } from './load/market.ts';
import { OVERLAP_MS } from './load/page-requests.ts';
import { addPeople } from './load/people.ts';

const ROUND_MS = 3000;
/** Concurrent readers. Readers that arrive within 50 ms share a database query, so a few readers would mostly wait. */
const CONNECTIONS = 400;
/** Minimum rate, as a share of nginx's rate. */
const LIMIT = 0.6;
const DELTA_LIMIT_BYTES = 1024;
/** Number of visitor addresses: enough to keep each address well below its limit of requests per minute. */
const VISITORS = 4000;

await runBench('feed', async (bench) => {
  const { report, say, readOption, signal } = bench;
  const size = { listings: readOption('listings', 500), items: readOption('items', 60) };
  const product = await startProduct(bench, describeNodeOptions());
  const shelf = (await stockMarket(product.priceStore))[0];
  if (shelf === undefined) throw new Error('the market has no category');
  const prefix = `${product.url}${API_PREFIX}/listings/poe1/mercenaries/${shelf.category}/`;
  const url = new URL(prefix + encodeParam({ side: 'sell' }));
  const sellers = await addPeople(product, { count: size.listings, prefix: 'Seller' });
  const stock = { shelves: [shelf], groups: size.items, stacks: 1, signal };
  await openStalls(product, { people: sellers, ...stock });
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
  const whole = { value: ours, unit: 'per s', better: 'higher' } as const;
  report({ name: `whole feed, ${name}`, ...whole, peer: 'nginx, the same bytes from a file', peerValue: nginx });
  report({ name: `whole feed, ${name}, share of nginx`, ...whole, value: ours / nginx, unit: '', peerValue: LIMIT });
  await openStalls(product, { people: await addPeople(product, { count: 1, prefix: 'Last' }), ...stock });
  const { newestMs } = JSON.parse(gunzipSync((await readFeed(url)).body).toString()) as { newestMs: number };
  const delta = await readFeed(new URL(prefix + encodeParam({ side: 'sell', sinceMs: newestMs - OVERLAP_MS })));
  if (gunzipSync(delta.body).toString().split('"uuid"').length !== 2) throw new Error('the delta is not the last listing');
  const told = `what a page is told of one new listing, ${name}`;
  report({ name: told, value: delta.body.length, unit: 'bytes', peerValue: DELTA_LIMIT_BYTES });
});

async function readFeed(url: URL): Promise<{ readonly body: Buffer }> {
  const called = await callServer(url.origin, { path: url.pathname + url.search });
  if (called.status !== 200) throw new Error(`the feed was refused: ${called.body.toString()}`);
  return called;
}

/** Headers of visitors who accept gzip and are behind a proxy on this machine. */
function listVisitors(): string[] {
  return Array.from(
    { length: VISITORS },
    (_, at) => `X-Forwarded-For: 10.${Math.floor(Math.random() * 250)}.${at >> 8}.${at & 255}\r\nAccept-Encoding: gzip\r\n`,
  );
}
