import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listings.queries.ts';

/** One's own listings that are not deleted, newest first: their ids, and about how large each is where it is kept. */
export function listOwnListings(db: Kysely<Database>, userId: string): Promise<{ uuid: string; bytes: number }[]> {
  return db
    .selectFrom('listings')
    .select(['uuid', sql<number>`pg_column_size(items)`.as('bytes')])
    .where('user_id', '=', userId)
    .where('state', '<>', 'deleted')
    .orderBy('timestamp_ms', 'desc')
    .orderBy('uuid')
    .execute();
}

/** Those of these own listings that are still there, by id. */
export async function readOwnListings(
  db: Kysely<Database>,
  of: { userId: string; uuids: readonly string[] },
): Promise<ReadonlyMap<string, ListingRecord>> {
  const rows = await db
    .selectFrom('listings')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('uuid', '=', sql<string>`any(${[...of.uuids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}
