/** Publishing for programs beside this one: by hand, and for a benchmark. */
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import type { Logger } from '@poexchange/platform/log';
import type { PriceStore } from '@poexchange/platform/price-store';
import { pricesMigrations } from './database.ts';
import { publishAll } from './publish/publish-all.ts';
import { createPublisher } from './publish/publisher.ts';

export type Publication = {
  /** Values every league anew and publishes what changed; returns how many leagues. */
  readonly publish: (store: PriceStore) => Promise<number>;
  readonly close: () => Promise<void>;
};

/** The database of the price pipeline, migrated, ready to be published from. Does no harm beside a running pipeline: files are replaced whole, points written once. */
export async function openPublication(
  databaseUrl: string,
  { log = createLogger({ name: 'publication', level: 'silent' }), clock = Date.now }: { log?: Logger; clock?: () => number } = {},
): Promise<Publication> {
  const pool = createPool(databaseUrl, { name: 'publication', max: 4, log });
  await migrate({ pool, ...pricesMigrations, log });
  const db = createDb<unknown>(pool);
  return {
    publish: (store) => publishAll({ db, store, publisher: createPublisher(store), log, clock }),
    close: () => pool.end(),
  };
}
