import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

/** Any number will do that this program uses for nothing else. */
const LOCK_KEY = 7_214_001;
/** Longer than any price run takes. */
const LONGEST_WAIT = '120s';

/**
 * Runs a price run while no other program publishes the same from this database: of two at once, the one with the older
 * data could write last. Programs that publish under leases (`shared`) keep out each other by them, and keep out, with
 * this lock, those that publish everything. The lock ends with its connection, so a killed program blocks nobody.
 */
export async function withPriceRunLock<Result>(
  db: PricesDb,
  publish: () => Promise<Result>,
  { shared = false }: { shared?: boolean } = {},
): Promise<Result> {
  const suffix = sql.raw(shared ? '_shared' : '');
  return db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LONGEST_WAIT}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock${suffix}(${LOCK_KEY})`.execute(connection);
      try {
        return await publish();
      } finally {
        await sql`select pg_advisory_unlock${suffix}(${LOCK_KEY})`.execute(connection);
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}
