import type { Game } from '@poexchange/domain/item';
import type { StepTimes } from '@poexchange/domain/trade';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the trade use cases: what listings need, tab reads and character ownership. */
export type TradesDeps = Pick<ListingsDeps, 'db' | 'clock' | 'prices' | 'findStashReads' | 'findTabTexts' | 'requireOwnCharacter'>;

/** A trade, with whether its owner has read its notification. */
export type TradeRecord = Selectable<Database['trades']> & { readonly read: boolean };

/** Columns set after the request was created. */
type LaterColumn =
  | 'id'
  | 'read'
  | 'group_count'
  | 'processed_ms'
  | 'undone_ms'
  | 'invited_ms'
  | 'hideout_ms'
  | 'declined_ms'
  | 'handed'
  | 'handed_chaos'
  | 'asked_again_ms'
  | 'told_again_ms';

export type NewTrade = Omit<TradeRecord, LaterColumn> & { readonly receiver_id: string; readonly sender_id: string };

/** True if the owner has read the trade's notification, or has deleted their account and thus the notification. */
export const readFlag = sql<boolean>`coalesce((
  select told.read from notifications as told where told.subject_id = trades.id and told.type = 'offering-buy' limit 1), true)`.as('read');

export async function insertTrade(tx: Transaction<Database>, record: NewTrade): Promise<TradeRecord> {
  const row = await tx
    .insertInto('trades')
    .values({
      ...record,
      group_count: record.items.length,
      items: JSON.stringify(record.items),
      whispers: JSON.stringify(record.whispers),
      custom: record.custom === null ? null : JSON.stringify(record.custom),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, read: false };
}

/** Reads a trade for its sender or receiver; for anyone else the trade is treated as nonexistent. */
export function readForParty(db: Kysely<Database>, options: { id: string; userId: string }): Promise<TradeRecord | undefined> {
  return db
    .selectFrom('trades')
    .selectAll()
    .select(readFlag)
    .where('id', '=', options.id)
    .where((eb) => eb.or([eb('receiver_id', '=', options.userId), eb('sender_id', '=', options.userId)]))
    .executeTakeFirst();
}

/** Reads the facts needed to lock a trade; undefined for anyone but its receiver. */
export function readForReceiver(
  tx: Transaction<Database>,
  options: { id: string; userId: string },
): Promise<Pick<TradeRecord, 'game' | 'league' | 'listing_uuid' | 'side'> | undefined> {
  return tx
    .selectFrom('trades')
    .select(['game', 'league', 'listing_uuid', 'side'])
    .where('id', '=', options.id)
    .where('receiver_id', '=', options.userId)
    .executeTakeFirst();
}

export function lockForReceiver(tx: Transaction<Database>, options: { id: string; userId: string }): Promise<TradeRecord | undefined> {
  return tx
    .selectFrom('trades')
    .selectAll()
    .select(readFlag)
    .where('id', '=', options.id)
    .where('receiver_id', '=', options.userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns true if the asker of a declined request has a newer open request to the listing for any of the same groups.
 */
export async function hasNewerRequest(
  tx: Transaction<Database>,
  { id, sender_id, listing_uuid, items, created_ms, declined_ms }: TradeRecord,
): Promise<boolean> {
  if (declined_ms === null || sender_id === null) return false;
  const row = await tx
    .selectFrom('trades')
    .select('id')
    .where('sender_id', '=', sender_id)
    .where('listing_uuid', '=', listing_uuid)
    .where('id', '<>', id)
    .where('created_ms', '>=', created_ms)
    .where('valid', '=', true)
    .where('processed_ms', 'is', null)
    .where('declined_ms', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(items) as item
        where item ->> 'hash' = any (${items.map(({ hash }) => hash)}::text[]))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads a seller's open trades in a league for any of these groups, newest first: they may now lack items that were
 * handed over.
 */
export function readOpenTrades(
  tx: Transaction<Database>,
  options: { receiverId: string; game: Game; league: string; hashes: readonly string[]; sinceMs: number },
): Promise<{ id: string; sender_id: string | null }[]> {
  return tx
    .selectFrom('trades')
    .select(['id', 'sender_id'])
    .where('receiver_id', '=', options.receiverId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('side', '=', 'sell')
    .where('created_ms', '>', options.sinceMs)
    .where('processed_ms', 'is', null)
    .where('valid', '=', true)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(items) as item where item ->> 'hash' = any (${[...options.hashes]}::text[]))`,
    )
    .orderBy('created_ms', 'desc')
    .limit(200)
    .execute();
}

/** Marks a trade as done or undone. */
export async function updateProcessed(
  tx: Transaction<Database>,
  options: { id: string; isUndo: boolean; nowMs: number; handed: TradeRecord['handed']; handedChaos: number | null },
): Promise<TradeRecord> {
  const row = await tx
    .updateTable('trades')
    .set({
      // A trade that is done after being declined is no longer declined.
      ...(options.isUndo
        ? { processed_ms: null, undone_ms: options.nowMs }
        : { processed_ms: options.nowMs, undone_ms: null, declined_ms: null }),
      handed: options.handed === null ? null : JSON.stringify(options.handed),
      handed_chaos: options.handedChaos,
    })
    .where('id', '=', options.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, read: true };
}

export async function updateSteps(tx: Transaction<Database>, options: { id: string; times: StepTimes }): Promise<TradeRecord> {
  const row = await tx
    .updateTable('trades')
    .set({ invited_ms: options.times.invitedMs, hideout_ms: options.times.hideoutMs, declined_ms: options.times.declinedMs })
    .where('id', '=', options.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, read: true };
}

/** Deletes trades past their retention. */
export async function pruneTrades(db: Kysely<Database>, beforeMs: number): Promise<void> {
  await db.deleteFrom('trades').where('created_ms', '<', beforeMs).execute();
}
