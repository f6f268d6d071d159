import type { Game } from '@poexchange/domain/item';
import type { StashTabId } from '@poexchange/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CustomListing, StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';

/** What names a listing (D20). */
export type ListingIdentity = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory: string;
  readonly side: 'sell' | 'buy';
};

/** A listing as it is stored. */
export type ListingRecord = {
  uuid: string;
  user_id: string;
  game: Game;
  league: string;
  category: string;
  sub_category: string;
  custom: CustomListing | null;
  side: 'sell' | 'buy';
  listing_mode: 'bulk' | 'single';
  ign: string;
  multiplier: number;
  min_trade_value: number;
  support_regex: boolean;
  regex_extra_price: number;
  regex_quant_extra_price: number;
  stash_tabs: StashTabId[];
  search_denied_tabs: StashTabId[];
  items: StoredListingItem[];
  feed_items: [string, number, number][];
  deselected: string[];
  total_price: number;
  timestamp_ms: number;
  listed_ms: number;
  changed_ms: number;
  state: 'active' | 'inactive' | 'deleted';
  ended_ms: number | null;
  seen_ms: number | null;
  by_hand: boolean;
  group_count: number;
  stack_count: number;
};

/** What of the columns follows from the items. */
function describeItems(items: readonly StoredListingItem[]) {
  return {
    items: JSON.stringify(items),
    feed_items: JSON.stringify(items.map((item) => [item.hash, item.price, item.quantity])),
    group_count: items.length,
    stack_count: items.reduce((sum, { rawItems }) => sum + rawItems.length, 0),
  };
}

/**
 * The next change time of a league, strictly growing. The clock's row stays locked until the transaction ends, so times
 * are handed out in commit order and a poll never misses a change (D21).
 */
export async function takeChangeMs(tx: Transaction<Database>, options: { game: Game; league: string; nowMs: number }): Promise<number> {
  const row = await tx
    .insertInto('listing_clocks')
    .values({ game: options.game, league: options.league, last_ms: options.nowMs })
    .onConflict((conflict) =>
      conflict.columns(['game', 'league']).doUpdateSet({ last_ms: sql<number>`greatest(listing_clocks.last_ms + 1, excluded.last_ms)` }),
    )
    .returning('last_ms')
    .executeTakeFirstOrThrow();
  return row.last_ms;
}

/** The last change time of a league; 0 when nothing was ever listed there. */
export async function readChangeMs(db: Kysely<Database>, options: { game: Game; league: string }): Promise<number> {
  const row = await db
    .selectFrom('listing_clocks')
    .select('last_ms')
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .executeTakeFirst();
  return row?.last_ms ?? 0;
}

/**
 * Posting again replaces (D20): the same row, a new version. What trades took out of earlier versions cannot go back
 * into it, because its seller said anew what there is.
 */
export async function upsertListing(
  tx: Transaction<Database>,
  record: Omit<ListingRecord, 'uuid' | 'feed_items' | 'group_count' | 'stack_count'>,
): Promise<Pick<ListingRecord, 'uuid' | 'timestamp_ms'>> {
  const { user_id, game, league, category, sub_category, side, ...rest } = record;
  const content = {
    ...rest,
    custom: rest.custom === null ? null : JSON.stringify(rest.custom),
    stash_tabs: JSON.stringify(rest.stash_tabs),
    search_denied_tabs: JSON.stringify(rest.search_denied_tabs),
    ...describeItems(rest.items),
    deselected: JSON.stringify(rest.deselected),
  };
  // One statement, because everybody else who publishes in the league waits meanwhile.
  return tx
    .with('stored', (db) =>
      db
        .insertInto('listings')
        .values({ user_id, game, league, category, sub_category, side, ...content })
        .onConflict((conflict) => conflict.columns(['user_id', 'game', 'league', 'category', 'sub_category', 'side']).doUpdateSet(content))
        .returning(['uuid', 'timestamp_ms']),
    )
    .with('forgotten', (db) =>
      db.deleteFrom('listing_takings').where('listing_uuid', 'in', (select) => select.selectFrom('stored').select('uuid')),
    )
    .selectFrom('stored')
    .select(['uuid', 'timestamp_ms'])
    .executeTakeFirstOrThrow();
}

/** A person's presence in a game as last judged; offline when never seen there (D60). */
export async function readPresence(db: Kysely<Database>, options: { userId: string; game: Game }): Promise<'online' | 'idle' | 'offline'> {
  const row = await db
    .selectFrom('user_presence')
    .select('state')
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .executeTakeFirst();
  return row?.state ?? 'offline';
}

/**
 * A person's presence in a game as last judged, and when they were last there: now while connected, else when the last
 * connection closed. Null for one never seen.
 */
export async function readLastOnline(
  db: Kysely<Database>,
  options: { userId: string; game: Game },
): Promise<{ presence: 'online' | 'idle' | 'offline'; lastOnlineMs: number | null }> {
  const row = await db
    .selectFrom('user_presence')
    .select(['state', 'last_active_ms', 'disconnected_ms'])
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .executeTakeFirst();
  return { presence: row?.state ?? 'offline', lastOnlineMs: row === undefined ? null : Number(row.disconnected_ms ?? row.last_active_ms) };
}

/** A listing by its id with the seller's presence. */
export async function readListing(
  db: Kysely<Database>,
  uuid: string,
): Promise<(ListingRecord & { presence: 'online' | 'idle' | 'offline' }) | undefined> {
  const row = await db
    .selectFrom('listings as l')
    .leftJoin('user_presence as p', (join) => join.onRef('p.user_id', '=', 'l.user_id').onRef('p.game', '=', 'l.game'))
    .selectAll('l')
    .select('p.state as presence')
    .where('l.uuid', '=', uuid)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, presence: row.presence ?? 'offline' };
}

/** What tells whether a listing is still as it was: one small row. */
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

/** The listing under a row lock, for a trade or a deduction (D31). */
export function lockListing(tx: Transaction<Database>, uuid: string): Promise<ListingRecord | undefined> {
  return tx.selectFrom('listings').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** Writes what a deduction or its undo leaves. */
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
 * A person's listings of a league that sell and are not deleted, locked in the order of their ids. The league's clock
 * has to be taken before (D21).
 */
export function lockStockListings(
  tx: Transaction<Database>,
  options: { userId: string; game: Game; league: string },
): Promise<ListingRecord[]> {
  return selectStockListings(tx, options).forUpdate().execute();
}

/** The same without a lock. */
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

/** Feed rows of a league that changed after `sinceMs`, ended ones included. Raw items stay behind. */
export function readFeedRows(db: Kysely<Database>, options: { game: Game; league: string; sinceMs: number }) {
  return db
    .selectFrom('listings as l')
    .leftJoin('user_presence as p', (join) => join.onRef('p.user_id', '=', 'l.user_id').onRef('p.game', '=', 'l.game'))
    .select([
      'l.uuid',
      'l.side',
      'l.category',
      'l.sub_category',
      'l.custom',
      'l.ign',
      'l.listing_mode',
      'l.multiplier',
      'l.min_trade_value',
      'l.support_regex',
      'l.total_price',
      'l.timestamp_ms',
      'l.listed_ms',
      'l.changed_ms',
      'l.seen_ms',
      'l.by_hand',
      'l.state',
      'l.ended_ms',
      'l.feed_items',
      'p.state as presence',
    ])
    .where('l.game', '=', options.game)
    .where('l.league', '=', options.league)
    .where('l.changed_ms', '>', options.sinceMs)
    .execute();
}
export type FeedRecord = Awaited<ReturnType<typeof readFeedRows>>[number];

/** Whether a person has any listing in a league, ended ones included. */
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

/**
 * Ends own listings (R4.01): `target` is a sub-category, or the category of a listing without one, or ALL (D16).
 * Deactivating touches active ones only; deleting takes inactive ones as well. Returns the ids that changed.
 */
export async function endOwnListings(
  tx: Transaction<Database>,
  options: {
    userId: string;
    game: Game;
    league: string;
    target: string;
    side: 'sell' | 'buy';
    state: 'inactive' | 'deleted';
    changeMs: number;
  },
): Promise<string[]> {
  const rows = await tx
    .updateTable('listings')
    .set({ state: options.state, ended_ms: options.changeMs, changed_ms: options.changeMs, timestamp_ms: options.changeMs })
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('side', '=', options.side)
    .where('state', 'in', options.state === 'inactive' ? ['active'] : ['active', 'inactive'])
    .$if(options.target !== 'ALL', (query) =>
      query.where((eb) =>
        eb.or([eb('sub_category', '=', options.target), eb.and([eb('sub_category', '=', ''), eb('category', '=', options.target)])]),
      ),
    )
    .returning('uuid')
    .execute();
  return rows.map((row) => row.uuid);
}

/** Leagues that hold active listings listed before `beforeMs`. */
export function readLeaguesWithDue(db: Kysely<Database>, beforeMs: number): Promise<{ game: Game; league: string }[]> {
  return db
    .selectFrom('listings')
    .select(['game', 'league'])
    .distinct()
    .where('state', '=', 'active')
    .where('listed_ms', '<=', beforeMs)
    .execute();
}

/** Moves listings past their two hours to the inactive list (R4.02). */
export function expireListings(
  tx: Transaction<Database>,
  options: { game: Game; league: string; beforeMs: number; changeMs: number },
): Promise<{ uuid: string; user_id: string }[]> {
  return tx
    .updateTable('listings')
    .set({ state: 'inactive', ended_ms: options.changeMs, changed_ms: options.changeMs, timestamp_ms: options.changeMs })
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('state', '=', 'active')
    .where('listed_ms', '<=', options.beforeMs)
    .returning(['uuid', 'user_id'])
    .execute();
}

/** Removes inactive listings past their six days (R4.03), and deleted ones once no poll asks for them any more. */
export async function pruneListings(db: Kysely<Database>, options: { inactiveBeforeMs: number; deletedBeforeMs: number }): Promise<number> {
  const result = await db
    .deleteFrom('listings')
    .where('uuid', 'in', (query) =>
      query
        .selectFrom('listings')
        .select('uuid')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'inactive'), eb('ended_ms', '<', options.inactiveBeforeMs)]),
            eb.and([eb('state', '=', 'deleted'), eb('ended_ms', '<', options.deletedBeforeMs)]),
          ]),
        )
        // What somebody works on is removed next time.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Marks a person's active listings of a game as changed, so that the feed shows their presence anew. */
export async function touchListingsOf(tx: Transaction<Database>, options: { userId: string; game: Game; nowMs: number }): Promise<void> {
  const leagues = await tx
    .selectFrom('listings')
    .select('league')
    .distinct()
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('state', '=', 'active')
    // Everybody takes the leagues' clocks in one order, or two of them would wait for each other.
    .orderBy('league')
    .execute();
  for (const { league } of leagues) {
    const changeMs = await takeChangeMs(tx, { game: options.game, league, nowMs: options.nowMs });
    await tx
      .updateTable('listings')
      .set({ changed_ms: changeMs })
      .where('user_id', '=', options.userId)
      .where('game', '=', options.game)
      .where('league', '=', league)
      .where('state', '=', 'active')
      .execute();
  }
}

/** Sets when the offered items were last seen in the stash (D23); not of a listing that has other items by now. */
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
