import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Counts the test database's sessions that wait for another session's lock. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
