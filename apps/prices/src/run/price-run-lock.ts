import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

/** Arbitrary, but used for no other lock of this program. */
const LOCK_KEY = 7_214_001;
/** Longer than any price run takes. */
const LONGEST_WAIT = '120s';

/**
 * Runs a price run while no other program publishes the same from this database: of two at once, the one with the older
 * data could write last. Programs that publish under leases (`shared`) exclude each other by lease, and with this lock
 * exclude programs that publish everything. The lock ends with its connection, so a killed program blocks nothing.
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
