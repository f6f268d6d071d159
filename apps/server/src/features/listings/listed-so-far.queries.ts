/** Everything else a person has listed in a league: it bounds the next listing. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingIdentity } from './listing-record.ts';

/**
 * Number of other custom groups a person had listed in a league lately, including deleted ones that are still kept
 * (D25).
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

/** Groups and stacks in the other listings that a person has in a league, of both sides; deleted ones do not count. */
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
