/** Runs the program's own stream code on recorded changes, or on a benchmark's changes. */
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createLogger, type Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import { pricesMigrations } from '../database.ts';
import { storeListedLeagues } from '../leagues/league-queries.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { readCursor } from '../ingest/cursor.ts';
import { followStream } from '../ingest/follow-stream.ts';
import { createThreadReader } from '../ingest/page-reader.ts';
import { createRecordedSource } from '../ingest/recorded-source.ts';
import { countStored, type StoredCounts } from '../status/stored-reader.ts';
import { createStatusKeeper, type StreamStatus } from '../ingest/stream-status.ts';

export { createPageCounts } from '../ingest/page-counts.ts';
export type { PageCounts } from '../ingest/page-counts.ts';
export { makePage } from '../ingest/recorded-source.ts';

export type River = {
  /** Processes these pages to the end, ignoring their next ids. Rejects if a page repeatedly cannot be stored. */
  readonly take: (pages: readonly Uint8Array[]) => Promise<void>;
  readonly readStatus: () => StreamStatus;
  /**
   * Publishes every league several times, so that rates settle: prices are converted at the rates of the previous price
   * run.
   */
  readonly publish: (store: PriceStore) => Promise<void>;
  readonly countStored: () => Promise<StoredCounts>;
  readonly close: () => Promise<void>;
};

const MOST_FAILURES = 8;
const PRICE_RUNS = 3;

/** Opens a stream of supplied pages and stores it in a database the same way as the program does. */
export async function openRiver(
  databaseUrl: string,
  { log = createLogger({ name: 'river', level: 'silent' }), clock = Date.now }: { log?: Logger; clock?: () => number } = {},
): Promise<River> {
  const pool = createPool(databaseUrl, { name: 'river', max: 4, log });
  await migrate({ pool, ...pricesMigrations, log });
  const db = createDb<unknown>(pool);
  const reader = createThreadReader();
  const status = createStatusKeeper(clock);
  const source = createRecordedSource((await readCursor(db))?.nextChangeId ?? null);
  const stopping = new AbortController();
  let handle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  let wake = (): void => undefined;

  const sleep = async (): Promise<void> => {
    const { failuresInRow, lastFailure, state } = status.read();
    if (failuresInRow >= MOST_FAILURES) {
      stopping.abort();
      handle?.reject(new Error(lastFailure ?? 'unknown failure'));
    }
    if (state === 'failing' || handle !== null) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  const following = followStream({
    db,
    reader,
    status,
    log,
    clock,
    sleep,
    fetchPage: source.fetchPage,
    signal: stopping.signal,
    onCaughtUp: () => {
      // Ignore being caught up before the first page is added.
      if (!source.isAtEnd()) return;
      handle?.resolve();
      handle = null;
    },
  });
  return {
    take: async (pages) => {
      source.add(pages);
      await new Promise<void>((resolve, reject) => {
        handle = { resolve, reject };
        wake();
      });
    },
    readStatus: status.read,
    publish: async (store) => {
      const leagues = await readMetLeagues(pool);
      await storeListedLeagues(db, 'poe1', { leagues, listedAt: new Date(clock()) });
      const writer = createPriceFileWriter(store);
      for (let count = 0; count < PRICE_RUNS; count += 1) await runAllLeagues({ db, store, writer, log, clock });
    },
    countStored: () => countStored(db),
    close: async () => {
      stopping.abort();
      wake();
      await following;
      await reader.close();
      await pool.end();
    },
  };
}

async function readMetLeagues(pool: ReturnType<typeof createPool>) {
  const { rows } = await pool.query<{ name: string }>("select name from prices.league where game = 'poe1'");
  return rows.map(({ name }) => ({ name, startAt: null, endAt: null }));
}
