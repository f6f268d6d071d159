// `npm run faults -- [--kills N] [--from N] [--seed S] [--part NAME] [--full]`: injects faults into a small or full
// cluster under load, measures how long users notice them, and checks through the public API that nothing was lost,
// done twice or left behind. `--rolling` instead restarts each part in turn, as often as `--kills` says, without users
// noticing. The last line is the verdict, even if the run is interrupted; `--from` continues with that fault number.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkFromOutside, type Verdict } from './src/faults/check.ts';
import { mountDisk } from './src/faults/disk.ts';
import { createFeedPage, keepPolling, readHashes } from './src/faults/feed-page.ts';
import { listKinds, listRestarts, type Fault } from './src/faults/kinds.ts';
import { countAcknowledged, createLedger, takeLongest, type Ledger } from './src/faults/ledger.ts';
import { countFamilies, describeUntried, planFaults } from './src/faults/plan.ts';
import { describeProgress } from './src/faults/progress.ts';
import { findOrphans } from './src/faults/orphans.ts';
import { judgeAbsence } from './src/faults/page-watch.ts';
import { createPerson, SHOP_CATEGORY, STALL_CATEGORY, type Person } from './src/faults/people.ts';
import { waitUntilServed } from './src/faults/probe.ts';
import { describeRecoveries, describeRecovery, type Recovery } from './src/faults/recoveries.ts';
import { startFaultySystem, type System } from './src/faults/system.ts';
import { checkTools } from './src/faults/tools.ts';
import { runTraffic } from './src/faults/traffic.ts';
import { runBench, type Bench } from './src/lib/run-bench.ts';
import { createRandom } from './src/lib/random.ts';
import { sum } from './src/lib/statistics.ts';

const FEED_PAGES = 3;
/** A fault that users notice for longer than this counts as a failure. */
const LONGEST_RECOVERY_MS = 60_000;
const BETWEEN_MS = 500;
/** The balancer skips a node for a second after a refused connection; restart the next node after that. */
const BALANCER_FORGETS_MS = 2000;
/** Number of faults between two progress lines. */
const TOLD_EVERY = 25;

await runBench('faults', runFaults, { isPatient: true, hasTable: false });

async function runFaults(bench: Bench): Promise<void> {
  const { say, readOption, signal, ending } = bench;
  const isRolling = bench.hasFlag('rolling');
  const only = bench.readText('part') ?? '';
  const seed = bench.readText('seed') ?? '1';
  const dataFolder = path.join(bench.folder, 'cluster');
  const disk = await mountDisk(dataFolder, bench);
  let givenUp: string | null = null;
  const system = await startFaultySystem(bench, {
    dataFolder,
    layout: bench.hasFlag('full') ? 'full' : 'small',
    onGivenUp: (reason) => (givenUp = reason),
  });
  const restarts = isRolling ? listRestarts(system, only) : [];
  const kills = readOption('kills', isRolling ? restarts.length : 20);
  const from = isRolling ? 1 : Math.max(1, readOption('from', 1));
  if (!isRolling) checkTools({ disk, clocks: system.clocks }, { say, wanted: process.env['FAULT_TOOLS'] });
  const kinds = isRolling ? [] : listKinds({ system, disk, only });
  const ledger = createLedger();
  const hashes = { shop: await readHashes(system.url, SHOP_CATEGORY), stall: await readHashes(system.url, STALL_CATEGORY) };
  const people: Person[] = [];
  for (let at = 0; at < readOption('people', 12); at += 1)
    people.push(await createPerson({ url: system.url, at, hashes: hashes.stall, ledger, signal }));
  const prober = await createPerson({ url: system.url, at: 200, hashes: hashes.stall, ledger, signal });
  const watched = [...people, prober];
  bench.onEnd('pages', async () =>
    watched.forEach(({ page, watch }) => {
      watch.stop();
      page.socket.close();
    }),
  );

  let isOver = false;
  const stopping = new AbortController();
  bench.onEnd('load', async () => stopping.abort());
  const pages = Array.from({ length: FEED_PAGES }, (_, at) => createFeedPage(system.url, at));
  const plan = planFaults(kinds, createRandom(`faults/${seed}`));
  const load = { ledger, signal: AbortSignal.any([signal, stopping.signal]), isOver: () => isOver || stopping.signal.aborted };
  const running = Promise.all([
    runTraffic({ ...load, people, shopHashes: hashes.shop, random: createRandom(`traffic/${seed}`) }),
    ...pages.map((page) => keepPolling(page, load)),
  ]);
  running.catch(() => undefined);
  say(
    isRolling
      ? `${people.length} people, seed ${seed}: ${kills} restarts`
      : `${people.length} people, seed ${seed}: ${kills} faults of ${kinds.length} kinds, first one of each of ${countFamilies(kinds)} families`,
  );
  const recoveries: Recovery[] = [];
  const beganMs = performance.now();
  const failures: string[] = [];
  // Skip the faults of an earlier run without injecting them.
  for (let turn = 1; turn < from; turn += 1) plan.next();
  for (let turn = from - 1; turn < kills && !ending.aborted; turn += 1) {
    const fault = isRolling ? restarts[turn % restarts.length] : plan.next().value;
    if (fault === undefined) break;
    try {
      if (givenUp !== null) throw new Error(givenUp);
      const recovery = await measure(system, fault, { person: prober, watched, hashes: hashes.shop, turn, signal, ledger });
      recoveries.push(recovery);
      say(`${turn + 1}. ${describeRecovery(recovery)}`);
      const absence = isRolling ? judgeAbsence({ ...recovery, parts: system.listParts() }) : null;
      if (absence !== null) failures.push(`${turn + 1}. ${fault.part}, ${fault.name}: ${absence}`);
    } catch (error) {
      signal.throwIfAborted();
      // An error must not discard the results so far.
      failures.push(`${turn + 1}. ${fault.part}, ${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
      break;
    }
    if (recoveries.length % TOLD_EVERY === 0) say(await describeProgress({ done: turn + 1, kills, beganMs, ledger, disk }));
    await sleep(isRolling ? BALANCER_FORGETS_MS : BETWEEN_MS, undefined, { signal });
  }
  if (ending.aborted) say('interrupted: what was found until now');
  isOver = true;
  await running;
  const verdict: Verdict = {
    ...(await checkFromOutside(system.url, { people, pages, ledger })),
    orphans: await findOrphans(system.databaseUrl),
  };
  process.stdout.write(describeRecoveries(recoveries));
  const untried = describeUntried(kinds, recoveries);
  if (untried !== '') process.stdout.write(`${untried}\n`);
  say(`failed on their way and were repeated: ${describeCounts(ledger.errors)}`);
  say(`what open pages said meanwhile: ${describeCounts(ledger.said)}`);
  say(`pages that read everything again after a hole in their events: ${sum(people.map(({ page }) => page.refetches))} times`);
  for (const failure of failures) say(`failed: ${failure}`);
  for (const [what, found] of Object.entries(verdict)) for (const line of found) say(`${what}: ${line}`);
  for (const [reason, count] of ledger.refused) say(`refused: ${reason}, ${count} times`);
  const { publications, trades } = ledger.acknowledged;
  const slow = recoveries.filter(({ wholeMs }) => wholeMs > LONGEST_RECOVERY_MS).length;
  const wrong = sum(Object.values(verdict).map(({ length }) => length));
  const errors = sum([...ledger.errors.values(), ...ledger.said.values()]);
  const isGood =
    (!isRolling || errors === 0) &&
    wrong === 0 &&
    failures.length === 0 &&
    slow === 0 &&
    ledger.unanswered === 0 &&
    ledger.refused.size === 0 &&
    trades > 0 &&
    publications > 0;
  process.stdout.write(
    `${isRolling ? `rolling: ${kills} restarts, ${errors} errors` : `faults: ${describeDone(recoveries.length, { kills, from })}`}, ${countAcknowledged(ledger)} acknowledged, ${verdict.lost.length} lost, ` +
      `${verdict.twice.length} twice, ${verdict.orphans.length} orphans, ${verdict.stale.length} stale pages, ` +
      `${ledger.unanswered} unanswered, ${slow} not recovered in ${LONGEST_RECOVERY_MS / 1000} s: ${isGood ? 'good' : 'BAD'}\n`,
  );
  if (!isGood) process.exitCode = 1;
  else if (ending.aborted) process.exitCode = 130;
}

function describeDone(done: number, { kills, from }: { kills: number; from: number }): string {
  return done === kills - from + 1 ? `${done} kills` : `${done} of ${kills - from + 1} kills`;
}

type Probe = { person: Person; watched: readonly Person[]; hashes: readonly string[]; turn: number; signal: AbortSignal; ledger: Ledger };

/** Injects a fault, and waits until users are served, every part is ready, and every page's socket is open again. */
async function measure(system: System, fault: Fault, probe: Probe): Promise<Recovery> {
  const takeAway = (): number => Math.max(...probe.watched.map(({ watch }) => watch.takeAwayMs()));
  takeLongest(probe.ledger);
  takeAway();
  const beganMs = performance.now();
  const happening = fault.happen();
  // Wait until the fault has begun: an answer from a dying part proves nothing.
  await sleep(50);
  const served = waitUntilServed(system.url, { ...probe, latestMs: 2 * LONGEST_RECOVERY_MS });
  const [servedMs] = await Promise.all([served.then(() => performance.now() - beganMs), happening]);
  await waitUntilWhole(system, probe.signal);
  await waitUntilServed(system.url, { ...probe, turn: probe.turn + 0.5, latestMs: 2 * LONGEST_RECOVERY_MS });
  const wholeMs = performance.now() - beganMs;
  await waitUntilOpen(probe);
  const { part, way, name } = fault;
  return { part, way, name, servedMs, wholeMs, longest: takeLongest(probe.ledger), awayMs: takeAway() };
}

/** Waits for every page's socket, so that its downtime is not attributed to the next fault. */
async function waitUntilOpen({ watched, signal }: Probe): Promise<void> {
  const latestMs = performance.now() + LONGEST_RECOVERY_MS;
  while (!watched.every(({ watch }) => watch.hasSocket())) {
    if (performance.now() > latestMs) throw new Error('a page did not get its socket back');
    await sleep(100, undefined, { signal });
  }
}

async function waitUntilWhole(system: System, signal: AbortSignal): Promise<void> {
  const latestMs = performance.now() + 2 * LONGEST_RECOVERY_MS;
  for (;;) {
    const parts = system.listParts();
    const ready = await Promise.all(parts.map((part) => system.isReady(part)));
    if (ready.every(Boolean)) return;
    const missing = parts.filter((_, at) => ready[at] !== true).join(', ');
    if (performance.now() > latestMs) throw new Error(`${missing} did not come back`);
    await sleep(100, undefined, { signal });
  }
}

function describeCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([reason, count]) => `${reason} x ${count}`).join(', ') || 'nothing';
}
