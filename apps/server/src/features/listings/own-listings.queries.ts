import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listing-record.ts';

const ownColumns = [
  'uuid',
  'user_id',
  'game',
  'league',
  'category',
  'sub_category',
  'custom',
  'side',
  'listing_mode',
  'ign',
  'multiplier',
  'min_trade_value',
  'support_regex',
  'regex_extra_price',
  'regex_quant_extra_price',
  'stash_tabs',
  'search_denied_tabs',
  'deselected',
  'total_price',
  'timestamp_ms',
  'listed_ms',
  'changed_ms',
  'state',
  'ended_ms',
  'seen_ms',
  'by_hand',
  'group_count',
  'stack_count',
] as const satisfies readonly (keyof ListingRecord)[];

/** Lists a person's own listings that are not deleted, newest first: ids and approximate stored sizes. */
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

/** An own listing whose items are passed on as text, without being parsed. */
export type WrittenListing = Omit<ListingRecord, 'items' | 'feed_items'> & { readonly items_text: string };

/** `all` to read the stacks of a listing's groups too. */
export type Stacks = 'all' | 'none';

const withoutStacks = sql<string>`(
  select coalesce(jsonb_agg(jsonb_build_object('hash', item -> 'hash', 'price', item -> 'price', 'quantity', item -> 'quantity',
    'overridden', item -> 'overridden', 'rawItems', '[]'::jsonb) order by place), '[]')
  from jsonb_array_elements(items) with ordinality as each (item, place))::text`;

/** Reads the own listings of these ids that still exist. */
export async function readOwnListings(
  db: Kysely<Database>,
  options: { userId: string; uuids: readonly string[]; stacks: Stacks },
): Promise<ReadonlyMap<string, WrittenListing>> {
  const rows = await db
    .selectFrom('listings')
    .select(ownColumns)
    .select((options.stacks === 'all' ? sql<string>`items::text` : withoutStacks).as('items_text'))
    .where('user_id', '=', options.userId)
    .where('uuid', '=', sql<string>`any(${[...options.uuids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}
