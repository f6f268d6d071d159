import type { Game } from '@poexchange/domain/item';
import type { Kysely, Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { selectOtherContents, type ListedContents } from './listed-so-far.queries.ts';
import type { ListingRecord } from './listing-record.ts';

/** Returns the columns derived from the items. */
function describeItems(items: readonly StoredListingItem[]) {
  return {
    items: JSON.stringify(items),
    feed_items: JSON.stringify(items.map((item) => [item.hash, item.price, item.quantity])),
    group_count: items.length,
    stack_count: items.reduce((sum, { rawItems }) => sum + rawItems.length, 0),
  };
}

type StoredListing = {
  readonly record: ListingRecord;
  /** The seller's presence. */
  readonly presence: 'online' | 'idle' | 'playing' | 'offline';
  /** The previous state, or null for a new listing. */
  readonly stateBefore: ListingRecord['state'] | null;
  /** The seller's other listings in the league. */
  readonly others: ListedContents;
  /** True if the seller was banned after the request was authenticated. */
  readonly isBanned: boolean;
};

/**
 * Stores a listing, or replaces the listing with the same identity as a new version of the same row. Deletes the
 * takings of earlier versions; the caller stores what trades have taken from this version. Uses a single statement,
 * because other publications in the league are waiting for it.
 */
export async function upsertListing(
  tx: Transaction<Database>,
  record: Omit<ListingRecord, 'uuid' | 'feed_items' | 'group_count' | 'stack_count'>,
): Promise<StoredListing> {
  const { user_id, game, league, category, sub_category, side, ...rest } = record;
  const content = {
    ...rest,
    custom: rest.custom === null ? null : JSON.stringify(rest.custom),
    stash_tabs: JSON.stringify(rest.stash_tabs),
    search_denied_tabs: JSON.stringify(rest.search_denied_tabs),
    ...describeItems(rest.items),
    deselected: JSON.stringify(rest.deselected),
  };
  const identity = { userId: user_id, game, league, category, subCategory: sub_category, side };
  const row = await tx
    .with('before', (db) =>
      db
        .selectFrom('listings')
        .select('state')
        .where('user_id', '=', user_id)
        .where('game', '=', game)
        .where('league', '=', league)
        .where('category', '=', category)
        .where('sub_category', '=', sub_category)
        .where('side', '=', side),
    )
    .with('others', () => selectOtherContents(tx, identity))
    .with('stored', (db) =>
      db
        .insertInto('listings')
        .values({ user_id, game, league, category, sub_category, side, ...content })
        .onConflict((conflict) => conflict.columns(['user_id', 'game', 'league', 'category', 'sub_category', 'side']).doUpdateSet(content))
        .returningAll(),
    )
    .with('forgotten', (db) =>
      db.deleteFrom('listing_takings').where('listing_uuid', 'in', (select) => select.selectFrom('stored').select('uuid')),
    )
    .selectFrom('stored')
    .innerJoin('others', (join) => join.onTrue())
    // Lock the seller to wait for a ban in progress and see its result.
    .innerJoin('users as seller', 'seller.id', 'stored.user_id')
    .forKeyShare('seller')
    .leftJoin('before', (join) => join.onTrue())
    .leftJoin('user_presence as p', (join) => join.onRef('p.user_id', '=', 'stored.user_id').onRef('p.game', '=', 'stored.game'))
    .selectAll('stored')
    .select(['p.state as presence', 'before.state as stateBefore', 'others.groups', 'others.stacks', 'seller.banned_ms as bannedMs'])
    .executeTakeFirstOrThrow();
  const { presence, stateBefore, groups, stacks, bannedMs, ...stored } = row;
  return { record: stored, presence: presence ?? 'offline', stateBefore, others: { groups, stacks }, isBanned: bannedMs !== null };
}

type ShownSeller = { presence: 'online' | 'idle' | 'playing' | 'offline'; chat_name: string | null };

/** Reads a listing by id, with the seller's presence and, if shown, the name of their chat account. */
export async function readListing(db: Kysely<Database>, uuid: string): Promise<(ListingRecord & ShownSeller) | undefined> {
  const row = await db
    .selectFrom('listings as l')
    .leftJoin('user_presence as p', (join) => join.onRef('p.user_id', '=', 'l.user_id').onRef('p.game', '=', 'l.game'))
    .leftJoin('chat_links as c', (join) => join.onRef('c.user_id', '=', 'l.user_id').on('c.name_shown', '=', true))
    .selectAll('l')
    .select(['p.state as presence', 'c.name as chat_name'])
    .where('l.uuid', '=', uuid)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, presence: row.presence ?? 'offline' };
}

/** Reads the few columns that show whether a listing has changed. */
export function readVersion(
  db: Kysely<Database>,
  uuid: string,
): Promise<Pick<ListingRecord, 'user_id' | 'changed_ms' | 'listed_ms' | 'state' | 'ended_ms'> | undefined> {
  return db
    .selectFrom('listings')
    .select(['user_id', 'changed_ms', 'listed_ms', 'state', 'ended_ms'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Locks and reads a listing for a trade or a deduction. */
export function lockListing(tx: Transaction<Database>, uuid: string): Promise<ListingRecord | undefined> {
  return tx.selectFrom('listings').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** Writes the items that remain after a deduction or its undo. */
export async function updateListingItems(
  tx: Transaction<Database>,
  options: {
    uuid: string;
    items: StoredListingItem[];
    totalPrice: number;
    changeMs: number;
    state: 'active' | 'inactive';
    endedMs: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({
      ...describeItems(options.items),
      total_price: options.totalPrice,
      timestamp_ms: options.changeMs,
      changed_ms: options.changeMs,
      state: options.state,
      ended_ms: options.endedMs,
    })
    .where('uuid', '=', options.uuid)
    .execute();
}

/**
 * Locks a person's sell listings in a league, excluding deleted listings, in order of their ids. The caller must have
 * taken the league's clock.
 */
export function lockStockListings(
  tx: Transaction<Database>,
  options: { userId: string; game: Game; league: string },
): Promise<ListingRecord[]> {
  return selectStockListings(tx, options).forUpdate().execute();
}

/** Like `lockStockListings`, without a lock. */
export function readStockListings(db: Kysely<Database>, options: { userId: string; game: Game; league: string }): Promise<ListingRecord[]> {
  return selectStockListings(db, options).execute();
}

function selectStockListings(db: Kysely<Database>, options: { userId: string; game: Game; league: string }) {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('side', '=', 'sell')
    .where('state', '<>', 'deleted')
    .orderBy('uuid');
}

/** Returns true if a person has any listing in a league, including ended listings. */
export async function hasListings(db: Kysely<Database>, options: { userId: string; game: Game; league: string }): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('uuid')
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets when the offered items were last seen in the stash, unless the listing's items have changed in the meantime. */
export async function updateSeen(
  tx: Transaction<Database>,
  options: { uuid: string; timestampMs: number; seenMs: number | null; changeMs: number },
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ seen_ms: options.seenMs, changed_ms: options.changeMs })
    .where('uuid', '=', options.uuid)
    .where('timestamp_ms', '=', options.timestampMs)
    .execute();
}
