import { fileURLToPath } from 'node:url';
import { withTransaction, type MigrationSet } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import { holdFence, type Fence } from './leases/fence.ts';

/** Queries are raw SQL and declare their row types themselves. */
export type PricesDb = Kysely<unknown>;
export type PricesTx = Transaction<unknown>;

/** The schema this program owns. */
export const pricesMigrations: MigrationSet = {
  schema: 'prices',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
};

/**
 * Runs `work` in a transaction that does not wait for the disk (`synchronous_commit = off`). The transaction is still
 * atomic, but a PostgreSQL crash just after the commit may lose it. Use it only for work that is repeated in that case:
 * the cursor is lost together with its pages, and the next price run writes again. With a fence, the transaction
 * commits only if no other program has taken over.
 */
export async function withLazyCommit<Result>(db: PricesDb, work: (tx: PricesTx) => Promise<Result>, fence?: Fence): Promise<Result> {
  return withTransaction(db, async (tx) => {
    if (fence !== undefined) await holdFence(tx, fence);
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
}
