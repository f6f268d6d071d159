/** Price runs for other programs: operator commands and a benchmark. */
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createLogger, type Logger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import { pricesMigrations } from '../database.ts';
import { runAllLeagues } from '../run/run-all-leagues.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import { createWorkerPool } from '../run/worker-pool.ts';

export type PriceRuns = {
  /** Values every league again, publishes the changes and returns the number of leagues. */
  readonly publish: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/**
 * Opens and migrates the price pipeline's database, to publish from it into a folder as the program does. Safe while a
 * pipeline is running: files are replaced atomically and points are written once.
 */
export async function openPriceRuns(
  databaseUrl: string,
  {
    folder,
    log = createLogger({ name: 'price-runs', level: 'silent' }),
    clock = Date.now,
  }: { folder: string; log?: Logger; clock?: () => number },
): Promise<PriceRuns> {
  const pool = createPool(databaseUrl, { name: 'price-runs', max: 4, log });
  await migrate({ pool, ...pricesMigrations, log });
  const db = createDb<unknown>(pool);
  const store = createPriceStore(folder);
  const writer = createPriceFileWriter(store);
  const runner = createWorkerPool({ databaseUrl, store: { PRICE_STORE: folder, S3_REGION: '' } });
  await runner.start();
  return {
    publish: () => runAllLeagues({ db, store, writer, runner, log, clock }),
    close: async () => {
      await runner.close();
      await pool.end();
    },
  };
}
