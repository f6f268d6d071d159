// `npm run bench -- notify [--sockets N] [--per-second N] [--seconds N]`: time from a buyer's POST to the seller's
// socket, on a node with many other sockets.
import { setTimeout as sleep } from 'node:timers/promises';
import { openStalls, stockMarket } from './load/market.ts';
import { addPeople, openIdleSockets } from './load/people.ts';
import { runBench } from './lib/run-bench.ts';
import { quantile } from './lib/statistics.ts';
import { startPart, startProduct } from './lib/start-product.ts';
import { startBarePair } from './notify/bare-pair.ts';
import { listen, postForAWhile, type Ear, type Post } from './notify/measure.ts';

/** Maximum p99 with 5,000 sockets and 20 posts a second. */
const LIMIT_MS = 50;
const SELLERS = 8;
/**
 * Number of buyers: enough to keep each buyer below 60 requests a minute (D32), and to avoid second requests to the
 * same seller, which have stricter limits (D37).
 */
const BUYERS = 46;
const GROUPS = 60;
const WARM_UP_SECONDS = 3;
const LATEST_MS = 10_000;
/** Sellers and idle pages connect from different addresses. */
const OWN_ADDRESSES = 100_000;

await runBench('notify', async (bench) => {
  const { report, say, readOption, signal } = bench;
  const sockets = readOption('sockets', 5_000);
  const perSecond = readOption('per-second', 20);
  const seconds = readOption('seconds', 15);

  const product = await startProduct(bench);
  const sellers = await addPeople(product, { count: SELLERS, prefix: 'Seller' });
  const buyers = await addPeople(product, { count: BUYERS, prefix: 'Buyer' });
  const shelves = (await stockMarket(product.priceStore)).slice(0, 1);
  const offers = await openStalls(product, { people: sellers, shelves, groups: GROUPS, stacks: 1, signal });
  say(`${SELLERS} listings of ${GROUPS} groups; opening ${sockets} idle sockets`);
  // A person may have at most 50 open pages, so the idle pages are spread over many people.
  const idle = await addPeople(product, { count: Math.ceil(sockets / 20), prefix: 'Idle' });
  await openIdleSockets(bench, { url: product.url, people: idle, count: sockets });
  const bareServer = await startPart(bench, { name: 'bare-server', entry: 'bench/src/programs/bare-server.ts', env: {} });
  const bareUrl = String(bareServer['url']);
  const ears = await Promise.all(sellers.map((seller, at) => listen(product.url, seller, OWN_ADDRESSES + at)));
  for (const ear of ears) bench.onEnd('socket', ear.stop);

  const ask = { url: product.url, buyers, offers, perSecond, signal };
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
  report({ name: name('p50'), value: quantile(delaysMs, 0.5), peerValue: LIMIT_MS });
  report({ name: name('p99'), value: quantile(delaysMs, 0.99), peerValue: LIMIT_MS });
  report({ name: name('slowest'), value: Math.max(...delaysMs), peerValue: LIMIT_MS });
});

/** Measures the time from each POST until its seller was notified. Throws if a seller was never notified. */
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
