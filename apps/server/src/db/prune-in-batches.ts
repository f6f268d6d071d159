import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Number of rows removed by one statement, which takes a few tenths of a second and holds few locks at a time. */
const BATCH_ROWS = 10_000;

/**
 * Removes a table's rows that match a condition, in batches: after a pause in the job or at a league's start, a single
 * statement would time out and remove nothing. Returns the number of rows removed.
 */
export async function pruneInBatches(
  db: Kysely<Database>,
  table: keyof Database,
  { where, batchRows = BATCH_ROWS }: { where: RawBuilder<boolean>; batchRows?: number },
): Promise<number> {
  for (let total = 0; ;) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${batchRows}))`.execute(
      db,
    );
    const removed = Number(result.numAffectedRows ?? 0);
    total += removed;
    if (removed < batchRows) return total;
  }
}
