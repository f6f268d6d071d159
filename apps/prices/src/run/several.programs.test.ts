/**
 * Two programs share the leagues of one database and folder: their files equal a single program's files, byte for byte.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createKnownIds } from '../asks/known-ids.ts';
import { pricesMigrations } from '../database.ts';
import { readPage } from '../ingest/read-page.ts';
import { storePage } from '../testing/store-page.ts';
import { createLeaseKeeper } from '../leases/lease-keeper.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { makeManyWaresChange } from '../testing/make-market.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createInlineRunner } from './part-runner.ts';
import { runAllLeagues } from './run-all-leagues.ts';
import { LIST_LEASE, listSharedWork } from './shared-work.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const startMs = Date.UTC(2026, 10, 20, 12, 10);
const MINUTE_MS = 60_000;
/** Lifetime of a lease, long enough that nothing is renewed automatically. */
const LEASE_MS = 3_600_000;
const leagues = ['Mercenaries', 'Hardcore Mercenaries', 'Standard', 'Hardcore'];

async function openWorld() {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  const { pool } = database;
  const db = createDb<unknown>(pool);
  const closing: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of closing) await close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  let nowMs = startMs;
  let page = 0;
  const known = createKnownIds();
  // Leagues of poe2 have files for whole tables, which would make the test slow.
  await syncLeagues({
    db,
    log,
    clock: () => nowMs,
    fetchLeagues: async (game) =>
      game === 'poe2' ? { kind: 'down', reason: 'away' } : { kind: 'ok', value: leagues.map((id) => ({ id })) },
  });

  /** Starts a program; with `leases` it shares the work. */
  const start = (kind: 'alone' | 'sharing', wrap: (store: PriceStore) => PriceStore = (store) => store) => {
    const store = wrap(createPriceStore(folder));
    const writer = createPriceFileWriter(store);
    const runner = createInlineRunner({ db, writer });
    const leases =
      kind === 'alone'
        ? undefined
        : createLeaseKeeper({ connect: () => pool.connect(), listWork: () => listSharedWork(db, nowMs), log, leaseMs: LEASE_MS });
    if (leases !== undefined) closing.push(leases.close);
    const publish = (memory: 'keep' | 'forget' = 'keep') =>
      runAllLeagues({ db, store, writer, runner, leases, log, clock: () => nowMs, memory });
    return { publish, leases };
  };
  return {
    pool,
    start,
    take: async (changes: readonly TestTab[]): Promise<void> => {
      const askedWith = page === 0 ? null : String(page);
      page += 1;
      await storePage(db, known, { page: readPage(makePageBytes(String(page), changes)), askedWith, readAt: new Date(nowMs) });
    },
    pass: (ms: number) => (nowMs += ms),
    readFiles: async (): Promise<Record<string, string>> => {
      const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
      const read = found.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), (await readFile(file)).toString('base64')] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
    readHistory: async () =>
      (await pool.query('select league_id, group_id, hour_at, value_chaos from prices.hourly_value order by 1, 2, 3')).rows as unknown[],
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Program = ReturnType<World['start']>;

/** Publishes with each program. Starts the lister last, because it must see the other programs' leagues. */
async function publishAll(programs: readonly Program[], memory: 'keep' | 'forget' = 'keep'): Promise<void> {
  for (const { leases } of programs) await leases?.refresh();
  const rank = ({ leases }: Program): number => (leases?.isHeld(LIST_LEASE) === true ? 1 : 0);
  for (const program of programs.toSorted((a, b) => rank(a) - rank(b))) await program.publish(memory);
}

/** Refreshes leases until each program has its share. */
async function share(programs: readonly Program[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) for (const { leases } of programs) await leases?.refresh();
}

const leaguesOf = ({ leases }: Program): string[] => leases?.read().held.filter((name) => name.startsWith('league/')) ?? [];

describe('work shared by prices programs', () => {
  it(
    'D58 publishes the same files and history as one program, byte for byte, while a third program joins and another leaves',
    { timeout: 120_000 },
    async () => {
      const [one, many] = await Promise.all([openWorld(), openWorld()]);
      const alone = one.start('alone');
      let programs = [many.start('sharing'), many.start('sharing')];
      const gone = programs[0] as Program;
      await share(programs);
      for (const program of programs) expect(leaguesOf(program).length).toBeGreaterThan(0);
      const random = createRandom(63);
      const seen = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        // A new owner only knows the stored state, as after a restart, so drop the other world's state too.
        const memory = step === 5 || step === 9 ? 'forget' : 'keep';
        if (step === 5) programs = [...programs, many.start('sharing')];
        if (step === 9) {
          await gone.leases?.close();
          programs = programs.filter((program) => program !== gone);
        }
        await share(programs);
        const changes = Array.from({ length: step === 0 ? 400 : 8 }, () => makeManyWaresChange(random, 150));
        for (const world of [one, many]) await world.take(changes);
        await alone.publish(memory);
        await publishAll(programs, memory);
        const expected = await one.readFiles();
        expect(await many.readFiles(), `step ${step}`).toEqual(expected);
        seen.add(JSON.stringify(expected));
        for (const world of [one, many]) world.pass(step % 4 === 3 ? 25 * MINUTE_MS : MINUTE_MS);
      }
      expect(await many.readHistory()).toEqual(await one.readHistory());
      // Program names decide the owners, so one program may get only tasks of the same weight.
      expect([programs.flatMap(leaguesOf).length, new Set(programs.flatMap(leaguesOf)).size]).toEqual([4, 4]);
      expect(seen.size).toBe(12);
    },
  );

  it('D58 keeps the next owner’s files and history when a program that hung while publishing resumes', { timeout: 60_000 }, async () => {
    const world = await openWorld();
    let hang: Promise<void> = Promise.resolve();
    let hasHung = (): void => undefined;
    const wrap = (store: PriceStore): PriceStore => ({
      ...store,
      fenced: (fence) => wrap(store.fenced(fence)),
      publish: async (file, text) => {
        // Hangs after a tag's first files and before its remaining files.
        if (file.includes('explain')) hasHung();
        if (file.includes('explain')) await hang;
        return store.publish(file, text);
      },
    });
    const [hung, next] = [world.start('sharing', wrap), world.start('sharing')];
    const random = createRandom(64);
    await hung.leases?.refresh();
    await world.take(Array.from({ length: 300 }, () => makeManyWaresChange(random, 150)));
    await hung.publish();
    world.pass(MINUTE_MS);
    await world.take(Array.from({ length: 40 }, () => makeManyWaresChange(random, 150)));
    let goOn = (): void => undefined;
    hang = new Promise<void>((resolve) => (goOn = resolve));
    const inTheMiddle = new Promise<void>((resolve) => (hasHung = resolve));
    const late = hung.publish();
    onTestFinished(() => goOn());
    await inTheMiddle;
    await world.pool.query('update prices.lease set expires_at = clock_timestamp()');
    await world.pool.query('update prices.program set alive_until = clock_timestamp()');
    // The second program registers after the first program's leases have expired, and gets all leases once the first
    // program has finished its transaction.
    await vi.waitFor(async () => {
      await next.leases?.refresh();
      expect(leaguesOf(next)).toHaveLength(leagues.length);
    });
    world.pass(MINUTE_MS);
    await world.take(Array.from({ length: 40 }, () => makeManyWaresChange(random, 150)));
    await next.publish();
    const read = async () => ({
      files: await world.readFiles(),
      history: await world.readHistory(),
      rates: (await world.pool.query('select * from prices.currency_rate order by league_id, group_id')).rows as unknown[],
      states: (await world.pool.query('select * from prices.market_state order by league_id, group_id')).rows as unknown[],
    });
    const published = await read();
    goOn();
    await late;
    expect(await read()).toEqual(published);
  });
});
