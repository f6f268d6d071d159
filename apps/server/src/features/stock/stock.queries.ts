/**
 * Queries for the stacks handed over from a person's stock, and for quantities entered by hand. Writes happen under the
 * league's clock, which orders them.
 */
import type { Game } from '@poexchange/domain/item';
import type { HandedOver, TakenGroup } from '@poexchange/domain/stock';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { mapTabTimes, type TabTime } from '../game-data/index.ts';

export type StockOwner = { readonly userId: string; readonly game: Game; readonly league: string };
export type HandedRecord = HandedOver & { readonly id: number; readonly tradeId: string };

function presentRecord(row: Selectable<Database['handed_over']>): HandedRecord {
  return {
    id: row.id,
    tradeId: row.trade_id,
    itemId: row.item_id,
    hash: row.hash,
    quantity: row.quantity,
    held: row.held,
    tabIds: row.tab_ids,
    handedMs: row.handed_ms,
    isUndone: row.undone_ms !== null,
  };
}

type Wanted = StockOwner & { readonly itemIds: readonly string[]; readonly hashes: readonly string[] };

/** Selects the hand-over rows for these stacks and groups, undone or not, in order of their numbers. */
function selectHandedOver({ userId, game, league, itemIds, hashes }: Wanted) {
  return sql`handed.user_id = ${userId} and handed.game = ${game} and handed.league = ${league}
    and (handed.item_id = any (${[...itemIds]}::text[]) or (handed.item_id is null and handed.hash = any (${[...hashes]}::text[])))`;
}

/** Optional share lock on the trades concerned, in order of their ids, so that none is deleted until commit. */
const shareTrades = {
  none: sql``,
  share: sql`order by trades.id for key share of trades`,
};

/**
 * Reads what was handed over from these stacks and groups, and share-locks the trades concerned. Call it before locking
 * the person's own row.
 */
export async function shareHandedOver(tx: Transaction<Database>, wanted: Wanted): Promise<HandedRecord[]> {
  const { rows } = await sql<Selectable<Database['handed_over']>>`
    select handed.* from handed_over handed join trades on trades.id = handed.trade_id
    where ${selectHandedOver(wanted)} ${shareTrades.share}`.execute(tx);
  return rows.map(presentRecord).sort((a, b) => a.id - b.id);
}

/** Facts that determine a person's stock, in addition to the stacks in the tabs. */
export type Ledger = {
  /** Amounts handed over from these stacks and groups, undone or not. */
  readonly handedOver: readonly HandedRecord[];
  /** Last quantities entered by hand, by group. */
  readonly entered: ReadonlyMap<string, { readonly quantity: number; readonly enteredMs: number }>;
  /** When each of the person's tabs was last read. */
  readonly tabReads: ReadonlyMap<string, number>;
};

type LedgerRow = { handed: Selectable<Database['handed_over']>[]; entered: [string, number, number][]; tabs: TabTime[] };

/**
 * Reads the ledger in one statement, because a whole league may be waiting. Use `trades: 'share'`, which locks like
 * `shareHandedOver`, in a transaction that writes based on the result.
 */
export async function readLedger(db: Kysely<Database>, wanted: Wanted & { readonly trades: 'share' | 'none' }): Promise<Ledger> {
  const { userId, game, league, hashes } = wanted;
  const isOwn = sql`user_id = ${userId} and game = ${game} and league = ${league}`;
  const { rows } = await sql<LedgerRow>`
    select (
      select coalesce(jsonb_agg(found), '[]') from (
        select handed.* from handed_over handed join trades on trades.id = handed.trade_id
        where ${selectHandedOver(wanted)} ${shareTrades[wanted.trades]}) found
    ) as handed, (
      select coalesce(jsonb_agg(jsonb_build_array(hash, quantity, entered_ms)), '[]') from hand_entries
      where ${isOwn} and hash = any (${[...hashes]}::text[])
    ) as entered, (
      select coalesce(jsonb_agg(jsonb_build_object('tab_id', tab_id, 'parent_id', parent_id, 'read_ms', read_ms)), '[]')
      from stash_tab_reads where ${isOwn}
    ) as tabs`.execute(db);
  const { handed = [], entered = [], tabs = [] } = rows[0] ?? {};
  return {
    handedOver: handed.map(presentRecord).sort((a, b) => a.id - b.id),
    entered: new Map(entered.map(([hash, quantity, enteredMs]) => [hash, { quantity, enteredMs }])),
    tabReads: mapTabTimes(tabs),
  };
}

/** More than a seller hands over between tab reads; the oldest stacks are omitted. */
const MOST_HANDED = 5000;

/** Reads the stacks handed over since `sinceMs`, completely or partly, and not undone; newest first. */
export async function readHandedStacks(db: Kysely<Database>, options: StockOwner & { sinceMs: number }): Promise<HandedRecord[]> {
  const rows = await db
    .selectFrom('handed_over')
    .selectAll()
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('handed_ms', '>', options.sinceMs)
    .where('item_id', 'is not', null)
    .where('undone_ms', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_HANDED)
    .execute();
  return rows.map(presentRecord);
}

export async function insertHandedOver(
  tx: Transaction<Database>,
  options: StockOwner & { tradeId: string; pieces: readonly Omit<HandedOver, 'isUndone'>[] },
): Promise<void> {
  if (options.pieces.length === 0) return;
  await tx
    .insertInto('handed_over')
    .values(
      options.pieces.map((piece) => ({
        user_id: options.userId,
        game: options.game,
        league: options.league,
        trade_id: options.tradeId,
        item_id: piece.itemId,
        hash: piece.hash,
        quantity: piece.quantity,
        held: piece.held,
        tab_ids: [...piece.tabIds],
        handed_ms: piece.handedMs,
        undone_ms: null,
      })),
    )
    .execute();
}

export async function markUndone(tx: Transaction<Database>, options: { tradeId: string; undoneMs: number }): Promise<void> {
  await tx
    .updateTable('handed_over')
    .set({ undone_ms: options.undoneMs })
    .where('trade_id', '=', options.tradeId)
    .where('undone_ms', 'is', null)
    .execute();
}

/** Stores quantities entered by hand. */
export async function saveEntered(
  tx: Transaction<Database>,
  options: StockOwner & { entries: readonly { hash: string; quantity: number }[]; enteredMs: number },
): Promise<void> {
  if (options.entries.length === 0) return;
  await sql`
    insert into hand_entries (user_id, game, league, hash, quantity, entered_ms)
    select ${options.userId}, ${options.game}, ${options.league}, hash, quantity, ${options.enteredMs}::bigint
    from unnest(${options.entries.map(({ hash }) => hash)}::text[], ${options.entries.map(({ quantity }) => quantity)}::bigint[]) as entry (hash, quantity)
    on conflict (user_id, game, league, hash) do update set quantity = excluded.quantity, entered_ms = excluded.entered_ms`.execute(tx);
}

export type Taking = {
  readonly tradeId: string;
  readonly listingUuid: string;
  readonly listedMs: number;
  readonly endedMs: number | null;
  readonly taken: readonly TakenGroup<StoredListingItem>[];
};

/** Stores a trade's takings from a listing, replacing takings from an earlier version. */
export async function saveTakings(tx: Transaction<Database>, options: { userId: string; takings: readonly Taking[] }): Promise<void> {
  for (const { tradeId, listingUuid, listedMs, endedMs, taken } of options.takings) {
    const content = { listed_ms: listedMs, ended_ms: endedMs, taken: JSON.stringify(taken) };
    await tx
      .insertInto('listing_takings')
      .values({ trade_id: tradeId, listing_uuid: listingUuid, user_id: options.userId, ...content })
      .onConflict((conflict) => conflict.columns(['trade_id', 'listing_uuid']).doUpdateSet(content))
      .execute();
  }
}

/** Deletes and returns a trade's takings, ordered by listing id. */
export async function deleteTakings(tx: Transaction<Database>, tradeId: string): Promise<Taking[]> {
  const rows = await tx.deleteFrom('listing_takings').where('trade_id', '=', tradeId).returningAll().execute();
  return rows
    .map((row) => ({
      tradeId: row.trade_id,
      listingUuid: row.listing_uuid,
      listedMs: row.listed_ms,
      endedMs: row.ended_ms,
      taken: row.taken,
    }))
    .sort((a, b) => (a.listingUuid < b.listingUuid ? -1 : 1));
}

/** Returns true if a listing ended at `endedMs` because a trade took its last pieces. */
export async function wasSoldOut(tx: Transaction<Database>, options: { listingUuid: string; endedMs: number }): Promise<boolean> {
  const row = await tx
    .selectFrom('listing_takings')
    .select('listing_uuid')
    .where('listing_uuid', '=', options.listingUuid)
    .where('ended_ms', '=', options.endedMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
