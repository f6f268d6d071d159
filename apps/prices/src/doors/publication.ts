/** Publishing for programs beside this one: by hand, and for a benchmark. */
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import type { Logger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import { pricesMigrations } from '../database.ts';
import { publishAll } from '../run/publish-all.ts';
import { createPublisher } from '../publish/publisher.ts';
import { createThreadTeam } from '../run/thread-team.ts';

export type Publication = {
  /** Values every league anew and publishes what changed; returns how many leagues. */
  readonly publish: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/**
 * The database of the price pipeline, migrated, ready to be published from into a folder, as the program does it. Does
 * no harm beside a running pipeline: files are replaced whole, points written once.
 */
export async function openPublication(
  databaseUrl: string,
  {
    folder,
    log = createLogger({ name: 'publication', level: 'silent' }),
    clock = Date.now,
  }: { folder: string; log?: Logger; clock?: () => number },
): Promise<Publication> {
  const pool = createPool(databaseUrl, { name: 'publication', max: 4, log });
  await migrate({ pool, ...pricesMigrations, log });
  const db = createDb<unknown>(pool);
  const store = createPriceStore(folder);
  const publisher = createPublisher(store);
  const team = createThreadTeam({ databaseUrl, store: { PRICE_STORE: folder, S3_REGION: '' } });
  await team.start();
  return {
    publish: () => publishAll({ db, store, publisher, team, log, clock }),
    close: async () => {
      await team.close();
      await pool.end();
    },
  };
}
