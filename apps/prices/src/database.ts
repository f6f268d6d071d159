import { fileURLToPath } from 'node:url';
import type { MigrationSet } from '@poexchange/platform/db';
import type { Kysely, Transaction } from 'kysely';

/** Queries are written as SQL and name their rows themselves. */
export type PricesDb = Kysely<unknown>;
export type PricesTx = Transaction<unknown>;

/** The schema this program owns. */
export const pricesMigrations: MigrationSet = {
  schema: 'prices',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
};
