/** A person's other listings in a league, which limit the next one. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingIdentity } from './listing-record.ts';

/**
 * Counts the other custom groups a person has listed in a league lately, including deleted ones that are still stored.
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

/** Selects groups and stacks of a person's other listings in a league, of both sides, without deleted ones. */
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
