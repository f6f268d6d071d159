/** Prices programs as processes: another program takes over the work of a program that was killed or hangs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { makePageBytes } from './testing/make-page.ts';

const LEASE_MS = 2_000;
/** Time in ms within which another program must have taken over and published a failed program's work. */
const WITHIN_MS = 30_000;
/** Startup time of programs, in ms, which does not count as takeover time. */
const START_MS = 120_000;
const CLOCK_MS = Date.UTC(2026, 10, 20, 12);

const isPartition = (name: string): boolean => name.endsWith('-of-2');

/** Starts a takeover and returns a function that computes its remaining time, which all waits share. */
function beginTakeover(): () => number {
  const untilMs = Date.now() + WITHIN_MS;
  return () => Math.max(1, untilMs - Date.now());
}

type Lease = { readonly name: string; readonly owner: string | null; readonly fence: number };

async function openPlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'takeover-'));
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const { pool } = database;
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const pagesFile = path.join(folder, 'pages.json');
  const page = makePageBytes('1', [{ id: 'tab', items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }]).toString();
  await writeFile(pagesFile, JSON.stringify([page]));
  const store = path.join(folder, 'files');

  const start = () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/run-recorded.ts')], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PRICE_STORE: store,
        PAGES_FILE: pagesFile,
        CLOCK_MS: String(CLOCK_MS),
        LEASE_MS: String(LEASE_MS),
        // A single ask is enough to make the league large, so it has two partitions.
        PARTITION_ASKS: '0.5',
        NODE_COMPILE_CACHE: path.join(tmpdir(), 'kill-cache'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    return child;
  };
  const readLeases = async (): Promise<Lease[]> =>
    (await pool.query<Lease>("select name, owner, fence from prices.lease where name like 'league/%' order by name")).rows;
  const countOwners = async (): Promise<number> => {
    const { rows } = await pool.query<{ owner: string | null }>('select distinct owner from prices.lease');
    return rows.some(({ owner }) => owner === null) ? 0 : rows.length;
  };
  /** Deletes every league's status file, which each price run writes last, and waits until all of them exist again. */
  const expectAllPublished = async (leftMs: () => number): Promise<void> => {
    const list = async () =>
      (await readdir(store, { recursive: true })).filter((name) => name.includes('status') && name.endsWith('.json')).toSorted();
    const leagueCount = (await readLeases()).filter(({ name }) => !isPartition(name)).length;
    await expect.poll(async () => (await list()).length, { timeout: leftMs(), interval: 100 }).toBe(leagueCount);
    const before = await list();
    for (const name of before) await rm(path.join(store, name));
    await expect.poll(list, { timeout: leftMs(), interval: 100 }).toEqual(before);
  };
  return { start, readLeases, countOwners, expectAllPublished };
}

it(
  'R3.63 D58 moves a killed program’s work to another program, and a hanging program’s work until it resumes',
  { timeout: 480_000 },
  async () => {
    const { start, readLeases, countOwners, expectAllPublished } = await openPlace();
    const waitForOwners = async (count: number, timeout = START_MS): Promise<void> => {
      await expect.poll(countOwners, { timeout, interval: 100 }).toBe(count);
    };
    const isTakenOver = (before: readonly Lease[], after: readonly Lease[], owner: string | null): boolean =>
      after.every((lease, at) => lease.owner === before[at]?.owner || lease.fence > (before[at]?.fence ?? Infinity)) &&
      after.every((lease) => lease.owner !== owner);

    const first = start();
    await expect
      .poll(async () => (await readLeases()).filter(({ name }) => isPartition(name)).length, { timeout: START_MS, interval: 100 })
      .toBe(2);
    await waitForOwners(1);
    const [ofFirst] = await readLeases();
    start();
    await waitForOwners(2);
    const shared = await readLeases();
    first.kill('SIGKILL');
    const ofKilledMs = beginTakeover();
    await waitForOwners(1, ofKilledMs());
    expect(isTakenOver(shared, await readLeases(), ofFirst?.owner ?? null)).toBe(true);
    await expectAllPublished(ofKilledMs);

    const hung = start();
    await waitForOwners(2);
    const before = await readLeases();
    hung.kill('SIGSTOP');
    const ofHungMs = beginTakeover();
    await waitForOwners(1, ofHungMs());
    const after = await readLeases();
    const [owner] = new Set(after.map((lease) => lease.owner));
    expect(before.some((lease) => lease.owner !== owner)).toBe(true);
    expect(isTakenOver(before, after, before.find((lease) => lease.owner !== owner)?.owner ?? null)).toBe(true);
    await expectAllPublished(ofHungMs);
    hung.kill('SIGCONT');
    // The program lost all leases, and joins again with later numbers.
    await waitForOwners(2);
    expect((await readLeases()).every((lease, at) => lease.owner === owner || lease.fence > (after[at]?.fence ?? Infinity))).toBe(true);
    await expectAllPublished(beginTakeover());
  },
);
