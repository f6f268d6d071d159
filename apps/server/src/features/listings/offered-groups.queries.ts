import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listing-record.ts';

type OfferedGroups = Pick<ListingRecord, 'uuid' | 'items'>;

/**
 * Reads which of these groups a person offers in a league, in listings that are not deleted. Filters in the database: a
 * large listing has many others.
 */
export async function readOfferedGroups(
  db: Kysely<Database>,
  options: { userId: string; game: Game; league: string; hashes: readonly string[] },
): Promise<OfferedGroups[]> {
  return db
    .selectFrom('listings')
    .select([
      'uuid',
      sql<StoredListingItem[]>`(select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(items) as item
        where item ->> 'hash' = any (${[...options.hashes]}::text[]))`.as('items'),
    ])
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('side', '=', 'sell')
    .where('state', '<>', 'deleted')
    .orderBy('uuid')
    .execute();
}
