// `npm run bench -- notify [--sockets N] [--per-second N] [--seconds N]`: from a buyer's POST to the seller's socket,
// on a node with many other sockets.
import { setTimeout as sleep } from 'node:timers/promises';
import { addPeople, writeTokens } from './load/people.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { quantile } from './lib/statistics.ts';
import { startPart, startProduct } from './lib/start-product.ts';
import { startBarePair } from './notify/bare-pair.ts';
import { listen, postForAWhile, type Ear, type Post } from './notify/measure.ts';
import { listCurrency, publishPrices, readCurrency, signInFresh, type Person } from './notify/people.ts';

/** Limit: p99 with 5,000 sockets and 20 posts a second. */
const LIMIT_MS = 50;
const SELLERS = 8;
/**
 * Enough that no buyer comes near 60 requests a minute (D32) or requests from one seller twice, which is limited
 * further (D37).
 */
const BUYERS = 46;
const WARM_UP_SECONDS = 3;
const LATEST_MS = 10_000;

await runBench('notify', async (bench) => {
  const { report, say, readOption, signal } = bench;
  const sockets = readOption('sockets', 5_000);
  const perSecond = readOption('per-second', 20);
  const seconds = readOption('seconds', 15);

  const product = await startProduct(bench);
  const people = await signInAll(product.url, bench);
  const sellers = people.slice(0, SELLERS);
  const buyers = people.slice(SELLERS);
  const shops = await Promise.all(sellers.map(async (seller) => ({ seller, entries: await readCurrency(seller) })));
  await publishPrices(
    product.priceStore,
    shops.flatMap((shop) => shop.entries),
  );
  const listings = await Promise.all(shops.map(({ seller, entries }) => listCurrency(seller, entries)));
  say(`${SELLERS} listings of ${Math.min(...listings.map((one) => one.items.length))} groups and more; opening ${sockets} idle sockets`);
  // A person may have 50 open pages, so the idle pages are spread over many people.
  const idle = await addPeople(product, { count: Math.ceil(sockets / 20), prefix: 'Idle' });
  await startPart(bench, {
    name: 'idle-sockets',
    entry: 'bench/src/programs/idle-sockets.ts',
    env: { SERVER_URL: product.url, SOCKET_TOKENS_FILE: await writeTokens(bench.folder, idle), SOCKET_COUNT: String(sockets) },
  });
  const bareServer = await startPart(bench, { name: 'bare-server', entry: 'bench/src/programs/bare-server.ts', env: {} });
  const bareUrl = String(bareServer['url']);
  const ears = await Promise.all(sellers.map((seller) => listen(product.url, seller)));
  for (const ear of ears) bench.onEnd('socket', ear.stop);

  const ask = { buyers, listings, perSecond, signal };
  const warmUp = await postForAWhile({ ...ask, seconds: WARM_UP_SECONDS, firstRound: 0 });
  const bare = await startBarePair(bareUrl, perSecond);
  const posts = await postForAWhile({ ...ask, seconds, firstRound: warmUp.length });
  const bareMs = await bare.stop();
  const delaysMs = await waitForDelays(posts, ears);
  const open = await product.count('select count(*) as count from user_sockets');
  if (open < sockets + SELLERS) throw new Error(`Only ${open} of ${sockets + SELLERS} sockets were still open`);

  say(`${posts.length} posts, ${open} sockets; replies ${describe(posts.map((post) => post.repliedMs - post.sentMs))}`);
  say(`meanwhile from a bare node:http server without a database: ${describe(bareMs)}`);
  const name = (share: string): string => `POST to the seller's socket, ${share}, ${sockets} sockets, ${perSecond} posts/s`;
  const limit = { unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' } as const;
  report({ name: name('p50'), value: quantile(delaysMs, 0.5), ...limit });
  report({ name: name('p99'), value: quantile(delaysMs, 0.99), ...limit });
  report({ name: name('slowest'), value: Math.max(...delaysMs), ...limit });
});

/** Signs in a few at a time: sign-in is limited per address, and one after the other takes long. */
async function signInAll(url: string, { signal }: Pick<Bench, 'signal'>): Promise<Person[]> {
  const people: Person[] = [];
  for (let made = 0; made < SELLERS + BUYERS; made += 4) {
    signal.throwIfAborted();
    people.push(...(await Promise.all([0, 1, 2, 3].map((at) => signInFresh(url, `Bencher_${made + at}`)))));
  }
  return people;
}

/** Measures the time from each POST until its seller was notified. Throws if a seller never was. */
async function waitForDelays(posts: readonly Post[], ears: readonly Ear[]): Promise<number[]> {
  const heardOf = (id: string): number | undefined => ears.map((ear) => ear.heardMs.get(id)).find((heard) => heard !== undefined);
  const deadlineMs = performance.now() + LATEST_MS;
  while (posts.some((post) => heardOf(post.id) === undefined) && performance.now() < deadlineMs) await sleep(50);
  return posts.map((post) => {
    const heardMs = heardOf(post.id);
    if (heardMs === undefined) throw new Error(`A notification was not heard of within ${LATEST_MS / 1000} s`);
    return heardMs - post.sentMs;
  });
}

function describe(valuesMs: readonly number[]): string {
  return [0.5, 0.99].map((share) => `p${share * 100} ${quantile(valuesMs, share).toFixed(1)} ms`).join(', ');
}
