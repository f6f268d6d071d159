/**
 * Tests leases of a league that is divided and merged again, against a model: previous owners of a partition cannot
 * write.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDb, withTransaction } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore, LostLeaseError, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../../database.ts';
import { holdFence, makeStoreFence, type Fence } from '../../leases/fence.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../../leases/lease-keeper.ts';
import { listSharedWork } from '../shared-work.ts';
import { settleDivision } from './division-queries.ts';
import { leagueLease, listHeldShares, partitionLease } from './lease-names.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
const nowMs = Date.UTC(2026, 10, 20, 12);
afterAll(() => database.drop());
beforeAll(async () => {
  await pool.query("insert into prices.league (id, game, name, listed_at) overriding system value values (1, 'poe1', 'Mercenaries', $1)", [
    new Date(nowMs),
  ]);
});

/**
 * Lifetime of a lease, long enough that nothing is renewed automatically: time passes only when a test moves the clock.
 */
const LEASE_MS = 3_600_000;
const LEAGUE = leagueLease(1);
const LIMIT = 1000;

type Program = { readonly keeper: LeaseKeeper; readonly die: () => Promise<void> };

function startProgram(): Program {
  let pid = 0;
  const keeper = createLeaseKeeper({
    connect: async () => {
      const client = await pool.connect();
      pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
      return client;
    },
    listWork: () => listSharedWork(db, nowMs),
    log,
    leaseMs: LEASE_MS,
  });
  return { keeper, die: async () => void (await pool.query('select pg_terminate_backend($1, 5000)', [pid])) };
}

async function pass(ms: number): Promise<void> {
  const by = `${ms} milliseconds`;
  await pool.query(`update prices.lease set expires_at = expires_at - $1::interval where owner is not null`, [by]);
  await pool.query(`update prices.program set alive_until = alive_until - $1::interval`, [by]);
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

type Step = { readonly kind: 'refresh' | 'hang' | 'start' | 'die' | 'divide' | 'write'; readonly who: number; readonly what: number };
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('refresh', 'refresh', 'hang', 'start', 'die', 'divide', 'divide', 'write', 'write'),
    who: fc.nat(2),
    what: fc.nat(3),
  }),
  { minLength: 15, maxLength: 40 },
);

type Right = { readonly fence: Fence; readonly store: PriceStore };

/** Runs steps; returns how often the division changed, and how many write permissions ended as a result. */
async function play(played: readonly Step[]): Promise<{ changes: number; ended: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'divided-'));
  const started: Program[] = [];
  const start = (): Program => {
    const program = startProgram();
    started.push(program);
    return program;
  };
  const programs: (Program | undefined)[] = [start()];
  /** Every write permission that any program has ever had, used or not. */
  const rights = new Map<number, Right>();
  const over = new Set<number>();
  let [partitions, changes] = [1, 0];

  const refresh = async (program: Program | undefined): Promise<void> => {
    await program?.keeper.refresh().catch(() => program.keeper.refresh());
    for (const { keeper } of started)
      for (const name of listHeldShares(keeper.read().held))
        await keeper.use(name, async ({ fence }) => {
          const known = rights.get(fence.number);
          // A number never belongs to two owners or two leases.
          if (known !== undefined) expect(known.fence).toMatchObject({ lease: fence.lease, owner: fence.owner });
          else rights.set(fence.number, { fence, store: createPriceStore(folder).fenced(makeStoreFence(db, fence)) });
        });
  };
  let written = 0;
  // Always write new content, because unchanged content is not written.
  const write = ({ fence, store }: Right) => store.publish('poe1/tag.json', `${fence.number} ${(written += 1)}`);
  const divide = async (what: number): Promise<void> => {
    const holder = programs.find((program) => program?.keeper.isHeld(LEAGUE) === true);
    const before = [...rights.values()];
    const settle = async (): Promise<{ settled: number | null; number: number } | 'notHeld'> =>
      holder === undefined
        ? 'notHeld'
        : holder.keeper.use(LEAGUE, async ({ fence }) => {
            const store = createPriceStore(folder);
            const asks = LIMIT * ([0.5, 1.5, 3, 9][what] ?? 1);
            const settled = await settleDivision({ db, store }, { leagueId: 1, asks, partitionAsks: LIMIT, fence });
            if (settled !== null) await store.fenced(makeStoreFence(db, fence)).keepOthersOut();
            return { settled, number: fence.number };
          });
    const settleTwice = async () => {
      const first = await settle();
      if (first === 'notHeld' || first.settled !== null) return first;
      // The owner continues under a new number.
      await refresh(holder);
      return settle();
    };
    const found = await settleTwice().catch((error: unknown) => {
      // Another program took over while this owner hung.
      if (error instanceof LostLeaseError) return 'notHeld' as const;
      throw error;
    });
    if (found === 'notHeld' || found.settled === null) return;
    for (const { fence } of before)
      if (fence.lease === LEAGUE ? fence.number < found.number : found.settled !== partitions) over.add(fence.number);
    if (found.settled !== partitions) changes += 1;
    partitions = found.settled;
  };

  try {
    for (const { kind, who, what } of played) {
      if (kind === 'refresh') await refresh(programs[who]);
      if (kind === 'start') programs[who] ??= start();
      // All other programs hang.
      if (kind === 'hang') {
        await pass(2 * LEASE_MS);
        await refresh((programs[who] ??= start()));
      }
      if (kind === 'die') {
        await programs[who]?.die();
        programs[who] = undefined;
      }
      if (kind === 'divide') await divide(what);
      if (kind === 'write')
        for (const right of rights.values()) if (!over.has(right.fence.number)) await write(right).catch(() => undefined);
      // An owner from before the last change can write neither files nor rows, however long it hung.
      for (const number of over) {
        const right = rights.get(number) as Right;
        expect(await isRefused(() => write(right)), `files of ${right.fence.lease} ${number}`).toBe(true);
        expect(await isRefused(() => withTransaction(db, (tx) => holdFence(tx, right.fence)))).toBe(true);
      }
    }
    programs[0] ??= start();
    const left = programs.flatMap((program) => program ?? []);
    await pass(3 * LEASE_MS);
    for (let round = 0; round < 3; round += 1) for (const one of left) await refresh(one);
    const names = Array.from({ length: partitions }, (_, at) => partitionLease({ leagueId: 1, partition: at + 1, partitions }));
    // All partitions of the last division have live owners, and no earlier lease has an owner.
    expect(left.flatMap(({ keeper }) => listHeldShares(keeper.read().held)).toSorted()).toEqual(
      partitions === 1 ? [LEAGUE] : [LEAGUE, ...names],
    );
    return { changes, ended: over.size };
  } finally {
    for (const { keeper } of started) await keeper.close();
    await pool.query('truncate prices.lease, prices.program, prices.league_division');
    await rm(folder, { recursive: true, force: true });
  }
}

describe('leases of a divided league', () => {
  it('R3.63 rejects writes by owners from an earlier division after any crash or hang', { timeout: 180_000 }, async () => {
    const sum = { changes: 0, ended: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const { changes, ended } = await play(played);
        sum.changes += changes;
        sum.ended += ended;
      }),
      { numRuns: 20, seed: 20_261_124, endOnFailure: true },
    );
    expect(sum.changes).toBeGreaterThan(15);
    expect(sum.ended).toBeGreaterThan(30);
  });
});
