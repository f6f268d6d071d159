/**
 * Tests leases against a model on a real database: an earlier owner never writes after a later owner, whatever happens.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDb, withTransaction } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore, LostLeaseError, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { holdFence, makeStoreFence, type Fence } from './fence.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

/**
 * Lifetime of a lease, long enough that nothing is renewed automatically: time passes only when a test moves the clock.
 */
const LEASE_MS = 3_600_000;
const work = [
  { name: 'stream', weight: 4 },
  { name: 'league/1', weight: 2 },
  { name: 'league/2', weight: 2 },
];
const names = work.map(({ name }) => name);

/** Moves the database's clock forwards or backwards. */
async function pass(ms: number): Promise<void> {
  const by = `${ms} milliseconds`;
  await pool.query(`update prices.lease set expires_at = expires_at - $1::interval where owner is not null`, [by]);
  await pool.query(`update prices.program set alive_until = alive_until - $1::interval`, [by]);
}

type Program = { readonly keeper: LeaseKeeper; readonly die: () => Promise<void> };

function startProgram(): Program {
  let pid = 0;
  const keeper = createLeaseKeeper({
    connect: async () => {
      const client = await pool.connect();
      pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
      return client;
    },
    listWork: async () => work,
    log,
    leaseMs: LEASE_MS,
  });
  // Simulates what the operating system does for a killed program.
  const die = async (): Promise<void> => {
    await pool.query('select pg_terminate_backend($1, 5000)', [pid]);
  };
  return { keeper, die };
}

async function openWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'leases-'));
  const programs: Program[] = [];
  const start = (): Program => {
    const program = startProgram();
    programs.push(program);
    return program;
  };
  const end = async (): Promise<void> => {
    for (const { keeper } of programs) await keeper.close();
    await pool.query('truncate prices.lease, prices.program');
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, start, end };
}

async function readFence(keeper: LeaseKeeper, name: string): Promise<Fence | null> {
  const outcome = await keeper.use(name, async ({ fence }) => fence);
  return outcome === 'notHeld' ? null : outcome;
}

const isRefused = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return false;
  } catch (error) {
    if (error instanceof LostLeaseError) return true;
    throw error;
  }
};
const commit = (fence: Fence) => withTransaction(db, (tx) => holdFence(tx, fence));

type Step = {
  readonly kind: 'refresh' | 'hang' | 'start' | 'die' | 'leave' | 'pass' | 'back' | 'write';
  readonly who: number;
  readonly what: number;
};
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('refresh', 'refresh', 'hang', 'hang', 'start', 'die', 'leave', 'pass', 'back', 'write', 'write', 'write'),
    who: fc.nat(2),
    what: fc.nat(1_000),
  }),
  { minLength: 10, maxLength: 40 },
);

/** Refreshes leases. A program that hung for an hour fails once and registers again. */
async function refresh(program: Program | undefined): Promise<void> {
  await program?.keeper.refresh().catch(() => program.keeper.refresh());
}

/** Runs steps, and compares leases and their owners with a model after each step. */
async function play(played: readonly Step[]): Promise<{ takes: number; refused: number }> {
  const world = await openWorld();
  try {
    const programs: (Program | undefined)[] = [world.start()];
    /** Every write permission that any program has ever had. A program that hangs uses its permission much later. */
    const rights: { readonly fence: Fence; readonly store: PriceStore }[] = [];
    const ownerOf = new Map<number, string>();
    const newestInFile = new Map<string, number>();
    let refused = 0;

    const collect = async (): Promise<void> => {
      for (const program of programs) {
        for (const name of names) {
          const fence = program === undefined ? null : await readFence(program.keeper, name);
          if (fence === null || ownerOf.get(fence.number) === `${fence.lease} ${fence.owner}`) continue;
          // A number never belongs to two owners or two leases.
          expect(ownerOf.has(fence.number)).toBe(false);
          ownerOf.set(fence.number, `${fence.lease} ${fence.owner}`);
          rights.push({ fence, store: createPriceStore(world.folder).fenced(makeStoreFence(db, fence)) });
        }
      }
    };
    /** Writes as every program that ever had a lease, in any order: each may have hung until now. */
    const writeAll = async (what: number): Promise<void> => {
      const ofLease = rights.filter(({ fence }) => fence.lease === names[what % names.length]);
      const from = what % Math.max(1, ofLease.length);
      for (const right of [...ofLease.slice(from), ...ofLease.slice(0, from)]) await write(right);
    };
    const write = async ({ fence, store }: (typeof rights)[number]): Promise<void> => {
      const { rows } = await pool.query<{ fence: number; owner: string | null }>('select fence, owner from prices.lease where name = $1', [
        fence.lease,
      ]);
      const isNewest = rows[0]?.fence === fence.number && rows[0].owner === fence.owner;
      expect(await isRefused(() => commit(fence))).toBe(!isNewest);
      const file = `${fence.lease}.json`;
      const isFileRefused = await isRefused(() => store.publish(file, String(fence.number)));
      if (isFileRefused) refused += 1;
      if (isNewest) expect(isFileRefused).toBe(false);
      const found = Number(await readFile(path.join(world.folder, file), 'utf8').catch(() => '0'));
      // After a later owner has written, writes of an earlier owner must not appear.
      expect(found).toBeGreaterThanOrEqual(newestInFile.get(fence.lease) ?? 0);
      newestInFile.set(fence.lease, found);
    };

    for (const { kind, who, what } of played) {
      const program = programs[who];
      if (kind === 'refresh') await refresh(program);
      if (kind === 'start') programs[who] ??= world.start();
      // All other programs hang.
      if (kind === 'hang') {
        await pass(2 * LEASE_MS);
        await refresh((programs[who] ??= world.start()));
      }
      if (kind === 'die' && program !== undefined) {
        await program.die();
        programs[who] = undefined;
      }
      if (kind === 'leave') {
        await program?.keeper.close();
        programs[who] = undefined;
      }
      if (kind === 'pass') await pass((what / 1_000) * 2 * LEASE_MS);
      if (kind === 'back') await pass((-what / 1_000) * LEASE_MS);
      if (kind === 'write') await writeAll(what);
      await collect();
    }
    // The remaining programs share all work after as many rounds as handing over takes.
    programs[0] ??= world.start();
    const left = programs.flatMap((program) => program ?? []);
    await pass(3 * LEASE_MS);
    for (let round = 0; round < 3; round += 1) for (const one of left) await refresh(one);
    expect(left.flatMap(({ keeper }) => keeper.read().held).toSorted()).toEqual(names.toSorted());
    return { takes: ownerOf.size, refused };
  } finally {
    await world.end();
  }
}

describe('leases', () => {
  it(
    'keeps one owner for each number, and rejects writes of earlier owners after any crash, hang or clock change',
    { timeout: 120_000 },
    async () => {
      let sum = { takes: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(steps, async (played) => {
          const { takes, refused } = await play(played);
          sum = { takes: sum.takes + takes, refused: sum.refused + refused };
        }),
        { numRuns: 20, seed: 20_261_123, endOnFailure: true },
      );
      expect(sum.takes).toBeGreaterThan(50);
      expect(sum.refused).toBeGreaterThan(5);
    },
  );

  it('passes a lease from a killed program to another immediately, and from a hanging program after expiry', async () => {
    const { start, end } = await openWorld();
    onTestFinished(end);
    const [one, two] = [start(), start()];
    await one.keeper.refresh();
    expect(one.keeper.read().held).toEqual(names.toSorted());
    await two.keeper.refresh();
    // The first program releases idle leases, the second acquires them.
    await one.keeper.refresh();
    await two.keeper.refresh();
    expect(one.keeper.read().held).toHaveLength(2);
    expect(two.keeper.read()).toMatchObject({ programs: 2, held: ['stream'] });
    const [kept] = one.keeper.read().held;
    const before = await readFence(one.keeper, kept ?? '');
    // The hanging program renews no leases.
    await pass(LEASE_MS - 1_000);
    await two.keeper.refresh();
    expect(two.keeper.read().held).toEqual(['stream']);
    await pass(2_000);
    await two.keeper.refresh();
    expect(two.keeper.read()).toMatchObject({ programs: 1, held: names.toSorted() });
    expect((await readFence(two.keeper, kept ?? ''))?.number).toBeGreaterThan(before?.number ?? Infinity);
    // The program resumes and detects that it has lost the leases, so its work is aborted.
    const lost = await one.keeper.use(kept ?? '', async (held) => {
      await one.keeper.refresh();
      return held.lost.aborted;
    });
    expect(lost).toBe(true);
    await two.die();
    await one.keeper.refresh();
    expect(one.keeper.read().held).toEqual(names.toSorted());
    expect(one.keeper.read().lost).toBe(2);
  });

  it('does not acquire a lease while its owner is writing, unless that owner hangs', { timeout: 30_000 }, async () => {
    const { start, end } = await openWorld();
    onTestFinished(end);
    const [one, two] = [start(), start()];
    await one.keeper.refresh();
    const fence = await readFence(one.keeper, 'stream');
    if (fence === null) throw new Error('not held');
    const writing = withTransaction(db, async (tx) => {
      await holdFence(tx, fence);
      await pass(2 * LEASE_MS);
      await two.keeper.refresh();
      // The transaction may still commit, so no other program may have started.
      expect(two.keeper.isHeld('stream')).toBe(false);
      expect(two.keeper.isHeld('league/1')).toBe(true);
      // The transaction hangs until the database ends it.
      await sql`select pg_sleep(0)`.execute(tx);
      await expect.poll(() => two.keeper.refresh().then(() => two.keeper.isHeld('stream')), { timeout: 20_000, interval: 300 }).toBe(true);
    });
    // This is the database's error, not a failed expectation from above.
    await expect(writing).rejects.toThrow(/idle-in-transaction timeout|Connection terminated|not queryable/);
    expect(await isRefused(() => commit(fence))).toBe(true);
  });
});
