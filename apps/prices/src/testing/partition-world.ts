/** Prices programs that share one large league, or a single program, with their own database and folder. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { onTestFinished } from 'vitest';
import { createKnownIds } from '../asks/known-ids.ts';
import { pricesMigrations } from '../database.ts';
import { readPage } from '../ingest/read-page.ts';
import { storePage } from './store-page.ts';
import { createLeaseKeeper } from '../leases/lease-keeper.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { makePageBytes, type TestTab } from './make-page.ts';
import { createInlineRunner } from '../run/part-runner.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { LIST_LEASE, listSharedWork } from '../run/shared-work.ts';
import { createPartitionKeeper } from '../run/partitions/partition-keeper.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const startMs = Date.UTC(2026, 10, 20, 12, 10);
export const MINUTE_MS = 60_000;
/** Lifetime of a lease, long enough that nothing is renewed automatically. */
const LEASE_MS = 3_600_000;
/** Leagues with more asks than this are divided; the test league has about 300. */
const PARTITION_ASKS = 100;

export async function openWorld() {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'partitions-'));
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
  await syncLeagues({
    db,
    log,
    clock: () => nowMs,
    fetchLeagues: async (game) =>
      game === 'poe2' ? { kind: 'down', reason: 'away' } : { kind: 'ok', value: ['Mercenaries', 'Standard'].map((id) => ({ id })) },
  });

  /** Starts a program; a sharing program divides leagues with more than this number of asks. */
  const start = (kind: 'alone' | 'sharing', wrap: (store: PriceStore) => PriceStore = (store) => store) => {
    const store = wrap(createPriceStore(folder));
    const writer = createPriceFileWriter(store);
    const runner = createInlineRunner({ db, writer });
    if (kind === 'alone')
      return {
        publish: (memory: 'keep' | 'forget' = 'keep') => runAllLeagues({ db, store, writer, runner, log, clock: () => nowMs, memory }),
      };
    let pid = 0;
    const connect = async () => {
      const client = await pool.connect();
      pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
      return client;
    };
    const leases = createLeaseKeeper({ connect, listWork: () => listSharedWork(db, nowMs), log, leaseMs: LEASE_MS });
    closing.push(leases.close);
    const partitionKeeper = createPartitionKeeper({ db, runner, leases, log });
    return {
      publish: (memory: 'keep' | 'forget' = 'keep', partitionAsks = PARTITION_ASKS) =>
        runAllLeagues({ db, store, writer, runner, leases, partitionKeeper, partitionAsks, log, clock: () => nowMs, memory }),
      leases,
      partitionKeeper,
      die: async () => void (await pool.query('select pg_terminate_backend($1, 5000)', [pid])),
    };
  };
  return {
    pool,
    start: start as ((kind: 'alone') => Alone) & ((kind: 'sharing', wrap?: (store: PriceStore) => PriceStore) => Sharing),
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
    /** Returns whether the large league was published at this time. */
    isPublished: async (): Promise<boolean> => {
      const status = await readFile(path.join(folder, 'v10/status/mercenaries.json'), 'utf8').catch(() => '');
      return status.includes(`"timestampMs":${nowMs}`);
    },
    /** Reads everything that a price run leaves in the database. */
    readStored: async () => {
      const tables = [
        'hourly_value order by league_id, group_id, hour_at',
        'daily_value order by league_id, group_id, day',
        'currency_rate order by league_id, group_id',
        'market_state order by league_id, group_id',
        'sales_sums order by league_id, group_id',
        'sales_clock order by league_id',
        'league_group order by league_id, group_id',
        'league_tag order by league_id, tag',
      ];
      const read = tables.map(async (table) => (await pool.query(`select * from prices.${table}`)).rows as unknown[]);
      return Promise.all(read);
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

type Publish = (memory?: 'keep' | 'forget', partitionAsks?: number) => Promise<number>;
type Alone = { readonly publish: Publish };
export type Sharing = Alone & {
  readonly leases: ReturnType<typeof createLeaseKeeper>;
  readonly partitionKeeper: ReturnType<typeof createPartitionKeeper>;
  /** Ends the program's connection, as the operating system does for a killed program. */
  readonly die: () => Promise<void>;
};

/** Publishes with all programs; while one program runs, the other programs serve its price run, as in production. */
export async function publishAll(
  world: World,
  {
    programs,
    memory = 'keep',
    partitionAsks = PARTITION_ASKS,
  }: { programs: readonly Sharing[]; memory?: 'keep' | 'forget'; partitionAsks?: number },
): Promise<void> {
  const hasFreePartitions = async (): Promise<boolean> => {
    const { rows } = await world.pool.query<{ isFree: boolean }>(`
      select exists (select from prices.league_division d where d.partitions > 1 and d.partitions > (
        select count(*) from prices.lease l where l.owner is not null and l.name like 'league/' || d.league_id || '/%')) as "isFree"`);
    return rows[0]?.isFree === true;
  };
  await share(programs);
  const done = new AbortController();
  const following = programs.map(async ({ leases, partitionKeeper }) => {
    while (!done.signal.aborted) {
      // Acquire only free leases: if other leases moved now, a price run could be done twice concurrently.
      if (await hasFreePartitions()) await leases.refresh();
      await partitionKeeper.serve();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  try {
    // Start the lister last, because it must see the other programs' leagues.
    const rank = ({ leases }: Sharing): number => (leases.isHeld(LIST_LEASE) ? 1 : 0);
    for (const program of programs.toSorted((a, b) => rank(a) - rank(b))) await program.publish(memory, partitionAsks);
    // A league may move when its division changes: the next owner publishes the league once that owner has the lease.
    for (let round = 0; round < 20 && !(await world.isPublished()); round += 1) {
      for (const { leases } of programs) await leases.refresh();
      await programs.find(({ leases }) => leases.isHeld('league/1'))?.publish(memory, partitionAsks);
    }
  } finally {
    done.abort();
    await Promise.all(following);
  }
}

export async function share(programs: readonly Sharing[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) for (const { leases } of programs) await leases.refresh();
}

export const partitionsOf = ({ leases }: Sharing): string[] => leases.read().held.filter((name) => name.includes('-of-'));
