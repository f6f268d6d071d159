/** A person's other listings in a league, which count towards the same limits. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Game } from '@poexchange/domain/item';
import type { Database } from '../../db/schema.ts';
import type { ListingIdentity, ListingRecord } from './listing-record.ts';
import type { StoredListingItem } from '../../db/listing-tables.ts';

/**
 * Counts the other custom groups a person has listed in a league recently, including deleted groups that are still
 * stored.
 */
export async function countOtherGroups(tx: Transaction<Database>, listingIdentity: ListingIdentity): Promise<number> {
  const row = await tx
    .selectFrom('listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', listingIdentity.userId)
    .where('game', '=', listingIdentity.game)
    .where('league', '=', listingIdentity.league)
    .where('side', '=', listingIdentity.side)
    .where('category', '=', listingIdentity.category)
    .where('sub_category', '<>', listingIdentity.subCategory)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type ListedContents = { readonly groups: number; readonly stacks: number };

/**
 * Selects the groups and stacks of a person's other listings in a league, on both sides, excluding deleted listings.
 */
export function selectOtherContents(db: Kysely<Database>, listingIdentity: ListingIdentity) {
  return db
    .selectFrom('listings')
    .select([sql<number>`coalesce(sum(group_count), 0)::int`.as('groups'), sql<number>`coalesce(sum(stack_count), 0)::int`.as('stacks')])
    .where('user_id', '=', listingIdentity.userId)
    .where('game', '=', listingIdentity.game)
    .where('league', '=', listingIdentity.league)
    .where('state', '<>', 'deleted')
    .where(
      sql<boolean>`(category, sub_category, side) <> (${listingIdentity.category}, ${listingIdentity.subCategory}, ${listingIdentity.side})`,
    );
}

/** A listing without its items, which can be megabytes in size. */
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

type OfferedGroups = Pick<ListingRecord, 'uuid' | 'items'>;

/**
 * Reads which of these groups a person offers in a league, in listings that are not deleted. Filters in the database: a
 * large listing has many other groups.
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
