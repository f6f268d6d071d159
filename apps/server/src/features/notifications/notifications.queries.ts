import type { Game } from '@poexchange/domain/item';
import type { CurrencyUnit } from '@poexchange/domain/currency';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CustomListing } from '../../db/listing-tables.ts';
import type { StoredTradeItem } from '../../db/notification-tables.ts';
import type { Database } from '../../db/schema.ts';

export type NotificationRecord = {
  id: string;
  /** Null once that person has deleted their account (D18). */
  receiver_id: string | null;
  sender_id: string | null;
  type: 'offering-buy' | 'service-buy' | 'message' | 'serviceRelist';
  game: Game;
  league: string;
  category: string;
  sub_category: string;
  custom: CustomListing | null;
  side: 'sell' | 'buy';
  listing_uuid: string;
  ign: string;
  regex: string | null;
  valid: boolean;
  items: StoredTradeItem[];
  request_hash: string;
  whispers: string[];
  total_chaos: number;
  chaos_per_divine: number | null;
  unit: CurrencyUnit | null;
  chaos_per_unit: number | null;
  read: boolean;
  deleted_ms: number | null;
  processed_ms: number | null;
  created_ms: number;
  /** Steps the owner of the listing set, in server time. */
  invited_ms: number | null;
  hideout_ms: number | null;
  declined_ms: number | null;
  /** What Done took, [[hash, pieces]], and its price in chaos. */
  handed: [string, number][] | null;
  handed_chaos: number | null;
  /** The whole listing was asked for (R8.17). */
  is_whole: boolean;
  /** The search found something else in the seller's tabs than was asked for (R3.51). */
  regex_warning: boolean;
};

/** What only comes to a notification after it was made. */
type LaterColumn = 'id' | 'read' | 'deleted_ms' | 'processed_ms' | 'invited_ms' | 'hideout_ms' | 'declined_ms' | 'handed' | 'handed_chaos';

export type NewNotification = Omit<NotificationRecord, LaterColumn> & {
  readonly receiver_id: string;
  readonly sender_id: string;
};

export function insertNotification(tx: Transaction<Database>, record: NewNotification): Promise<NotificationRecord> {
  return tx
    .insertInto('notifications')
    .values({
      ...record,
      items: JSON.stringify(record.items),
      whispers: JSON.stringify(record.whispers),
      custom: record.custom === null ? null : JSON.stringify(record.custom),
      deleted_ms: null,
      processed_ms: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same request of the same buyer since `sinceMs` (D32). */
export function findSameRequest(
  tx: Transaction<Database>,
  of: { senderId: string; listingUuid: string; requestHash: string; sinceMs: number },
): Promise<NotificationRecord | undefined> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('sender_id', '=', of.senderId)
    .where('listing_uuid', '=', of.listingUuid)
    .where('request_hash', '=', of.requestHash)
    .where('created_ms', '>', of.sinceMs)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether this buyer sent the receiver a request that was not valid since `sinceMs` (D31). */
export async function hasInvalidRequest(
  tx: Transaction<Database>,
  of: { senderId: string; receiverId: string; sinceMs: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('sender_id', '=', of.senderId)
    .where('receiver_id', '=', of.receiverId)
    .where('valid', '=', false)
    .where('created_ms', '>', of.sinceMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many requests a person sent since `sinceMs` (D32). */
export async function countRequests(db: Kysely<Database>, of: { senderId: string; sinceMs: number }): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', of.senderId)
    .where('created_ms', '>', of.sinceMs)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function readNotifications(
  db: Kysely<Database>,
  of: { receiverId: string; game: Game; sinceMs: number },
): Promise<NotificationRecord[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('receiver_id', '=', of.receiverId)
    .where('game', '=', of.game)
    .where('created_ms', '>', of.sinceMs)
    .where('deleted_ms', 'is', null)
    .orderBy('created_ms')
    .limit(1000)
    .execute();
}

/** A notification as its sender or receiver; for anybody else it does not exist. */
export function readForParty(db: Kysely<Database>, of: { id: string; userId: string }): Promise<NotificationRecord | undefined> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', of.id)
    .where((eb) => eb.or([eb('receiver_id', '=', of.userId), eb('sender_id', '=', of.userId)]))
    .executeTakeFirst();
}

/** Where a trade belongs, for whoever takes its locks; nothing for anybody but its receiver. */
export function readForReceiver(
  tx: Transaction<Database>,
  of: { id: string; userId: string },
): Promise<Pick<NotificationRecord, 'game' | 'league' | 'listing_uuid' | 'side'> | undefined> {
  return tx
    .selectFrom('notifications')
    .select(['game', 'league', 'listing_uuid', 'side'])
    .where('id', '=', of.id)
    .where('receiver_id', '=', of.userId)
    .executeTakeFirst();
}

export function lockForReceiver(tx: Transaction<Database>, of: { id: string; userId: string }): Promise<NotificationRecord | undefined> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', of.id)
    .where('receiver_id', '=', of.userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Open trades of a seller that ask for any of these groups in a league, the newest first: what was handed over may be
 * missing in them.
 */
export function readOpenTrades(
  tx: Transaction<Database>,
  of: { receiverId: string; game: Game; league: string; hashes: readonly string[]; sinceMs: number },
): Promise<{ id: string; sender_id: string | null }[]> {
  return tx
    .selectFrom('notifications')
    .select(['id', 'sender_id'])
    .where('receiver_id', '=', of.receiverId)
    .where('game', '=', of.game)
    .where('league', '=', of.league)
    .where('side', '=', 'sell')
    .where('created_ms', '>', of.sinceMs)
    .where('processed_ms', 'is', null)
    .where('valid', '=', true)
    .where(sql<boolean>`exists (select 1 from jsonb_array_elements(items) as item where item ->> 'hash' = any (${[...of.hashes]}::text[]))`)
    .orderBy('created_ms', 'desc')
    .limit(200)
    .execute();
}

export function updateProcessed(
  tx: Transaction<Database>,
  of: { id: string; processedMs: number | null; handed: NotificationRecord['handed']; handedChaos: number | null },
): Promise<NotificationRecord> {
  return tx
    .updateTable('notifications')
    .set({
      processed_ms: of.processedMs,
      // What was handed over after all was not declined.
      ...(of.processedMs !== null && { declined_ms: null }),
      handed: of.handed === null ? null : JSON.stringify(of.handed),
      handed_chaos: of.handedChaos,
      read: true,
    })
    .where('id', '=', of.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks own notifications read; `ids` null means all. Returns those that changed. */
export async function markRead(tx: Transaction<Database>, of: { receiverId: string; ids: readonly string[] | null }): Promise<string[]> {
  if (of.ids !== null && of.ids.length === 0) return [];
  const rows = await tx
    .updateTable('notifications')
    .set({ read: true })
    .where('receiver_id', '=', of.receiverId)
    .where('read', '=', false)
    .where('deleted_ms', 'is', null)
    .$if(of.ids !== null, (query) => query.where('id', 'in', [...(of.ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Takes own notifications out of the centre; the trade itself stays readable. */
export async function hideNotifications(
  tx: Transaction<Database>,
  of: { receiverId: string; ids: readonly string[] | null; nowMs: number },
): Promise<string[]> {
  if (of.ids !== null && of.ids.length === 0) return [];
  const rows = await tx
    .updateTable('notifications')
    .set({ deleted_ms: of.nowMs })
    .where('receiver_id', '=', of.receiverId)
    .where('deleted_ms', 'is', null)
    .$if(of.ids !== null, (query) => query.where('id', 'in', [...(of.ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Removes notifications, room events and first answers past their time (D16, D18). */
export async function pruneNotifications(
  db: Kysely<Database>,
  of: { notificationsBeforeMs: number; eventsBefore: Date; repliesBefore: Date },
): Promise<void> {
  await db.deleteFrom('notifications').where('created_ms', '<', of.notificationsBeforeMs).execute();
  await db.deleteFrom('room_events').where('created_at', '<', of.eventsBefore).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', of.repliesBefore).execute();
}
