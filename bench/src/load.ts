// `npm run bench -- load [--sockets N] [--pages N] [--publications N] [--requests N] [--seconds N] [--deletions N]
// [--warm-up-seconds N] [--slope-seconds N] [--hostile-seconds N] [--kills N]`: a single node under all kinds of load
// together, open loop, against the design's budgets; then the same load for ten minutes, to measure memory growth; then
// hostile bodies, then SIGKILL.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBench, type Bench } from './lib/run-bench.ts';
import { describeNodeOptions, startProduct, type Product } from './lib/start-product.ts';
import { median, quantile } from './lib/statistics.ts';
import { pick, repeatOpenLoop } from './load/calls.ts';
import { readSeconds, reportGrowth } from './load/growth.ts';
import { measureHostile } from './load/hostile.ts';
import { killWhileAsking } from './load/kill.ts';
import { measureRoutes, ROUTE_LIMIT_MS, startPolling, type Rates } from './load/routes.ts';
import { settleTown, type Town } from './load/town.ts';

/** Limit from section 5 of the design. */
const HEALTH_LIMIT_MS = 100;
const HOSTILE_AT_ONCE = 8;
const SURVIVORS = 100;
/**
 * Seconds between full garbage collections while memory is measured: otherwise the figure would mostly show when the
 * last collection ran.
 */
const COLLECT_EVERY_SECONDS = 20;

await runBench('load', async (bench) => {
  const { report, readOption, folder } = bench;
  const sockets = readOption('sockets', 5000);
  const seconds = readOption('seconds', 120);
  const rates: Rates = {
    seconds,
    pages: readOption('pages', 5000),
    publications: readOption('publications', 20),
    requests: readOption('requests', 20),
    deletions: readOption('deletions', 20),
    warmUpSeconds: Math.min(readOption('warm-up-seconds', 20), seconds / 2),
  };
  const files = { watch: path.join(folder, 'event-loop.ndjson'), collect: path.join(folder, 'collect-garbage') };
  const product = await startProduct(bench, {
    WATCH_LOOP_FILE: files.watch,
    WATCH_LOOP_COLLECT_FILE: files.collect,
    WATCH_LOOP_COLLECT_SECONDS: String(COLLECT_EVERY_SECONDS),
    ...describeNodeOptions('bench/src/programs/watch-loop.ts'),
  });
  const town = await settleTown(bench, product, { sockets, leavers: rates.deletions });
  const sinceMs = Date.now();
  await measureRoutes(bench, town, rates);
  const open = await product.count('select count(*) as count from user_sockets');
  if (open < sockets) bench.say(`only ${open} of ${sockets} sockets were still open`);
  const deadlocks = await product.count('select deadlocks as count from pg_stat_database where datname = current_database()');
  report({ name: 'deadlocks', value: deadlocks, unit: 'deadlocks', peerValue: 0 });
  reportLoop(bench, { file: files.watch, sinceMs, phase: '' });

  const slopeSeconds = readOption('slope-seconds', 600);
  if (slopeSeconds > 0) await measureGrowth(bench, town, { rates: { ...rates, seconds: slopeSeconds }, files });
  const hostileSeconds = readOption('hostile-seconds', 10);
  if (hostileSeconds > 0) await attack(bench, town, { seconds: hostileSeconds, file: files.watch });
  const kills = readOption('kills', 3);
  if (kills > 0) await kill(bench, town, { product, rounds: kills });
});

async function measureGrowth(
  bench: Bench,
  town: Town,
  options: { rates: Rates; files: { watch: string; collect: string } },
): Promise<void> {
  const { rates, files } = options;
  const { publications, requests, seconds } = rates;
  const sinceMs = Date.now();
  const isOver = (): boolean => bench.signal.aborted || Date.now() - sinceMs > seconds * 1000;
  writeFileSync(files.collect, '');
  await startPolling(bench, town, rates);
  const publishing = async (turn: number, dueMs: number) => void (await town.publish(turn, dueMs));
  const asking = async (turn: number, dueMs: number) => void (await town.ask(pick(town.offers, turn * 7), turn, dueMs));
  await Promise.all([
    repeatOpenLoop({ perSecond: publications, isOver, start: publishing }),
    repeatOpenLoop({ perSecond: requests, isOver, start: asking }),
  ]);
  rmSync(files.collect);
  reportGrowth(bench, { seconds: readSeconds(files.watch, sinceMs), slopeSeconds: seconds });
}

async function attack(bench: Bench, { url, buyers, shelves }: Town, { seconds, file }: { seconds: number; file: string }): Promise<void> {
  const [shelf] = shelves;
  if (shelf === undefined) return;
  const sinceMs = Date.now();
  const hostile = { people: buyers, shelf, atOnce: HOSTILE_AT_ONCE, seconds, signal: bench.signal };
  const { health, answered } = await measureHostile(url, hostile);
  bench.sayLoad();
  bench.say(`hostile bodies by status: ${[...answered].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  reportLoop(bench, { file, sinceMs, phase: ', hostile bodies' });
  const name = `GET /health beside ${HOSTILE_AT_ONCE} hostile bodies, p99`;
  bench.report({ name, value: quantile(health.timesMs, 0.99), peerValue: HEALTH_LIMIT_MS });
}

async function kill({ say, report, signal }: Bench, town: Town, { product, rounds }: { product: Product; rounds: number }): Promise<void> {
  // Use new sellers, because the rate limits of the last minute still apply to the previous sellers.
  const offers = await town.addSellers(SURVIVORS, 'Survivor');
  const ask = (turn: number) => ({ token: pick(town.buyers, turn).token, body: town.bodyOf(pick(offers, turn), turn) });
  const { acknowledged, lost, repeatedOtherwise } = await killWhileAsking(product, { rounds, signal, ask });
  if (acknowledged === 0) throw new Error('Nothing was acknowledged before the kills: they prove nothing');
  say(`${rounds} kills: ${acknowledged} acknowledged, ${lost} lost, ${repeatedOtherwise} repeats answered otherwise`);
  report({ name: 'acknowledged requests lost by SIGKILL', value: lost + repeatedOtherwise, unit: 'requests', peerValue: 0 });
}

/** Reports the server's own measurement, which excludes what the benchmark and the kernel add to a call. */
function reportLoop({ report, say }: Bench, { file, sinceMs, phase }: { file: string; sinceMs: number; phase: string }): void {
  const seen = readSeconds(file, sinceMs);
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return;
  const [maxMs, cpuMs] = [Math.max(...seen.map((second) => second.maxMs)), median(seen.map((second) => second.cpuMs))];
  say(
    `event loop${phase}: the worst second's longest delay ${maxMs.toFixed(0)} ms; memory ${first.rssMiB.toFixed(0)} to ` +
      `${last.rssMiB.toFixed(0)} MiB; processor ${cpuMs.toFixed(0)} ms in the middle second`,
  );
  const delays = seen.map(({ p99Ms }) => p99Ms);
  report({ name: `event-loop delay p99${phase}, 95 % of seconds below`, value: quantile(delays, 0.95), peerValue: ROUTE_LIMIT_MS });
}
