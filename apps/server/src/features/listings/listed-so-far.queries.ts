/** What a person has listed in a league beside one listing: what bounds the next one. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingIdentity } from './listings.queries.ts';

/**
 * How many other custom groups a person has had listed in a league lately, deleted ones that are still kept included
 * (D25).
 */
export async function countOtherGroups(tx: Transaction<Database>, of: ListingIdentity): Promise<number> {
  const row = await tx
    .selectFrom('listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', of.userId)
    .where('game', '=', of.game)
    .where('league', '=', of.league)
    .where('side', '=', of.side)
    .where('category', '=', of.category)
    .where('sub_category', '<>', of.subCategory)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Groups and stacks in the other listings that a person has in a league, of both sides; deleted ones do not count. */
export async function countOtherContents(tx: Transaction<Database>, of: ListingIdentity): Promise<{ groups: number; stacks: number }> {
  return tx
    .selectFrom('listings')
    .select([sql<number>`coalesce(sum(group_count), 0)::int`.as('groups'), sql<number>`coalesce(sum(stack_count), 0)::int`.as('stacks')])
    .where('user_id', '=', of.userId)
    .where('game', '=', of.game)
    .where('league', '=', of.league)
    .where('state', '<>', 'deleted')
    .where(sql<boolean>`(category, sub_category, side) <> (${of.category}, ${of.subCategory}, ${of.side})`)
    .executeTakeFirstOrThrow();
}
