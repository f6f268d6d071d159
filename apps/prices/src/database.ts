import { fileURLToPath } from 'node:url';
import { withTransaction, type MigrationSet } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';

/** Queries are written as SQL and name their rows themselves. */
export type PricesDb = Kysely<unknown>;
export type PricesTx = Transaction<unknown>;

/** The schema this program owns. */
export const pricesMigrations: MigrationSet = {
  schema: 'prices',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
};

/**
 * A transaction that nobody waits for to reach the disk: all or nothing, but a crash of PostgreSQL may take it back
 * when it was committed a moment before. For what is done again then: pages are read again from the cursor, which goes
 * back with them, and the next price run says again what this one said.
 */
export async function withLazyCommit<Result>(db: PricesDb, work: (tx: PricesTx) => Promise<Result>): Promise<Result> {
  return withTransaction(db, async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
}
