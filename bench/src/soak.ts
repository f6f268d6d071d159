// `npm run bench -- soak [--minutes M] [--people N] [--full]`: an evening's load on two http nodes behind the balancer,
// or on the whole cluster, open loop: latencies, errors, memory growth, resource use of each part, and, in runs of at
// least five minutes, the number of people at which the 99th percentile exceeds 250 ms. Fails on errors, lost writes
// and outdated pages, never on times.
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@poexchange/platform/db';
import { createFeedPage, keepPolling, readHashes } from './faults/feed-page.ts';
import { createLedger } from './faults/ledger.ts';
import { place, SHOP_CATEGORY } from './faults/people.ts';
import { startFaultySystem } from './faults/system.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { quantile, sum } from './lib/statistics.ts';
import { countErrors, describeErrors } from './load/calls.ts';
import { writeTokens } from './load/people.ts';
import { startPeople } from './presence/measure.ts';
import { createPresenceWatch, waitUntilAllOnline } from './soak/presence.ts';
import { createMix, runMix, type Mix } from './soak/mix.ts';
import { reportCosts } from './soak/report-costs.ts';
import { reportDeadRows } from './soak/report-dead-rows.ts';
import { addTakers, settlePeople } from './soak/settle.ts';
import { readUse, type Use } from './soak/use.ts';

const LIMIT_MS = 250;
/** Number of people in a run that does not search for the knee. */
const PEOPLE = 300;
const LOOK_EVERY_MS = 10_000;
/** Minimum length in minutes of a run that searches for the knee. */
const KNEE_FROM_MINUTES = 5;
const STEP_MS = 20_000;
const STEP_FACTOR = 1.5;
const MOST_STEPS = 12;
/** More than the snapshots of all steps together, because each snapshot is made by a person who has none yet. */
const TAKERS = 3000;
const CATCH_UP_MS = 30_000;
const HEARTBEAT_EVERY_MS = 300_000;
/**
 * Every person goes idle once every 20 minutes, and closes their page once every 10: half of them reload, half leave.
 */
const moves = { idleEveryMs: 1_200_000, leaveEveryMs: 600_000 };
/** Time in ms without people, to measure the cost of the idle programs separately. This time includes a price run. */
const IDLE_MS = 60_000;
const SHORT_IDLE_MS = 5000;
/**
 * Time in ms after the start that belongs to no phase: files are written for the first time, tables are read and code
 * is compiled.
 */
const START_MS = 90_000;

await runBench('soak', async (bench) => {
  const { report, say, readOption, signal, folder } = bench;
  const minutes = readOption('minutes', 10);
  const count = readOption('people', PEOPLE);
  const dataFolder = path.join(folder, 'cluster');
  const onGivenUp = (reason: string): void => say(reason);
  const layout = bench.hasFlag('full') ? 'full' : 'small';
  const system = await startFaultySystem(bench, { dataFolder, layout, onGivenUp, isLeftAlone: true });
  const pool = createPool(system.databaseUrl, { name: 'bench', max: 1 });
  bench.onEnd('database pool', () => pool.end());
  const query = async (text: string, values?: unknown[]) => (await pool.query<Record<string, unknown>>(text, values)).rows;
  const askDatabase = async (text: string): Promise<number> => Number((await query(text))[0]?.['count']);
  const { JWT_SECRET: loginKey } = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  const hashes = await readHashes(system.url, SHOP_CATEGORY);
  const isLong = minutes >= KNEE_FROM_MINUTES;
  if (isLong) await sleep(START_MS, undefined, { signal });
  const idle = [await readUse(system, askDatabase)];
  await sleep(isLong ? IDLE_MS : SHORT_IDLE_MS, undefined, { signal });
  idle.push(await readUse(system, askDatabase));
  const people = await settlePeople({ query, loginKey: loginKey ?? '', url: system.url }, { count, hashes });
  const tokensFile = await writeTokens(folder, people);
  const room = `services-${place.game}-${place.league}-WTS_bossKilling-maven`;
  const held = { watchers: Math.min(50, count), room, heartbeatMs: HEARTBEAT_EVERY_MS, moves };
  const sockets = await startPeople(bench, { ...held, name: 'people', url: system.url, tokensFile });

  const ledger = createLedger();
  const page = createFeedPage(system.url, 0);
  let isOver = false;
  const polling = keepPolling(page, { ledger, isOver: () => isOver || signal.aborted, signal });
  polling.catch(() => undefined);
  const mix = createMix();
  const presence = createPresenceWatch(query);
  const looks: Use[] = [await readUse(system, askDatabase)];
  const endsMs = performance.now() + minutes * 60_000;
  const isDone = (): boolean => signal.aborted || performance.now() >= endsMs;
  say(`${count} people for ${minutes} minutes`);
  bench.sayLoad();
  await Promise.all([
    runMix(mix, { url: system.url, people, count, hashes, takers: people, isOver: isDone }),
    (async () => {
      while (!isDone()) {
        await sleep(Math.min(LOOK_EVERY_MS, Math.max(1, endsMs - performance.now())), undefined, { signal });
        looks.push(await readUse(system, askDatabase));
        await presence.look();
      }
    })(),
  ]);
  isOver = true;
  await polling;
  reportRoutes(bench, mix);
  say(`errors: ${describeErrors(Object.values(mix.routes))}`);
  reportCosts(bench, { idle, looks, people: count });
  reportAnswers(bench, mix, { people: count, seconds: minutes * 60 });
  await reportDeadRows(bench, query);

  await sockets.ask('/settle');
  const unsettled = await waitUntilAllOnline(query, { count, latestMs: CATCH_UP_MS, ask: sockets.ask });
  const state = await sockets.ask<{ open: number; refused: number; idle: number; left: number }>('/state');
  say(`${state.idle} went idle and ${state.left} left and came back; at one time ${presence.describeMost()}`);
  const fresh = createFeedPage(system.url, 1);
  const latestMs = performance.now() + CATCH_UP_MS;
  let [lost, isCurrent] = [0, false];
  do {
    await Promise.all([page.poll(), fresh.poll()]);
    lost = [...mix.acknowledged.values()].filter(({ listing }) => fresh.read().get(listing.uuid) !== listing.timestampMs).length;
    isCurrent = [...fresh.read()].every(([uuid, atMs]) => page.read().get(uuid) === atMs) && page.read().size === fresh.read().size;
  } while ((lost > 0 || !isCurrent) && performance.now() < latestMs);
  const errors = sum(Object.values(mix.routes).map(countErrors)) + ledger.errors.size;
  const none = { peerValue: 0 };
  report({ name: 'errors', value: errors, unit: 'calls', ...none });
  report({ name: 'sockets closed or refused', value: count - state.open + state.refused, unit: 'sockets', ...none });
  report({ name: 'people back and not online', value: unsettled, unit: 'people', ...none });
  report({ name: 'acknowledged publications lost', value: lost, unit: 'listings', ...none });
  report({ name: 'open pages not current', value: isCurrent ? 0 : 1, unit: 'pages', ...none });
  if (errors + lost + unsettled + state.refused + (count - state.open) > 0 || !isCurrent)
    throw new Error('the soak found errors, see above');
  if (isLong) await findKnee();

  /** Raises the load step by step until the 99th percentile of all calls passes the limit. */
  async function findKnee(): Promise<void> {
    let [passed, taken] = [0, 0];
    const takers = await addTakers({ query, loginKey: loginKey ?? '' }, TAKERS);
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const load = Math.round(count * STEP_FACTOR ** step);
      const seen = createMix();
      const overMs = performance.now() + STEP_MS;
      const isStepOver = (): boolean => signal.aborted || performance.now() > overMs;
      await runMix(seen, { url: system.url, people, count: load, hashes, takers: takers.slice(taken), isOver: isStepOver });
      taken += seen.routes.snapshot.timesMs.length;
      const times = Object.values(seen.routes).flatMap(({ timesMs }) => timesMs);
      const p99 = quantile(times, 0.99);
      say(
        `${load} people: ${(times.length / (STEP_MS / 1000)).toFixed(0)} calls a second, p99 ${p99.toFixed(0)} ms, errors: ${describeErrors(Object.values(seen.routes))}`,
      );
      if (p99 > LIMIT_MS) break;
      passed = load;
    }
    const peer = { peer: 'the load of the soak', peerValue: count, better: 'higher' } as const;
    report({ name: `people with p99 below ${LIMIT_MS} ms`, value: passed, unit: 'people', ...peer });
  }
});

function reportRoutes({ report, say }: Bench, mix: Mix): void {
  for (const route of Object.values(mix.routes)) {
    const { name, timesMs } = route;
    if (timesMs.length === 0) continue;
    say(`${name}: ${timesMs.length} calls`);
    for (const share of [0.5, 0.99]) report({ name: `${name}, p${share * 100}`, value: quantile(timesMs, share), peerValue: LIMIT_MS });
  }
}

/** Reports how much a balancer sends to 1,000 people, excluding sockets and page files. */
function reportAnswers({ say }: Bench, { routes }: Mix, { people, seconds }: { people: number; seconds: number }): void {
  const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
  const all = Object.values(routes);
  const each = all.map(({ name, bytes, timesMs }) => `${name} ${kib(bytes / Math.max(1, timesMs.length))}`).join(', ');
  say(`answers: ${kib((sum(all.map(({ bytes }) => bytes)) * 1000) / people / seconds)} KiB a second for 1,000 people; KiB each: ${each}`);
}
