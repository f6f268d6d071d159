import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listing-record.ts';

/** A listing without its items, which may be megabytes. */
export type ListingHead = Pick<
  ListingRecord,
  'uuid' | 'state' | 'ign' | 'listing_mode' | 'timestamp_ms' | 'listed_ms' | 'ended_ms' | 'seen_ms' | 'stash_tabs' | 'group_count'
>;

export function readListingHead(db: Kysely<Database>, uuid: string): Promise<ListingHead | undefined> {
  return db
    .selectFrom('listings')
    .select(['uuid', 'state', 'ign', 'listing_mode', 'timestamp_ms', 'listed_ms', 'ended_ms', 'seen_ms', 'stash_tabs', 'group_count'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}
