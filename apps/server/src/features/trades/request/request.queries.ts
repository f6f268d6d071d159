/** Recent requests, counted for the rate limits. */
import type { Reach } from '@poexchange/domain/trade';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { readFlag, type NewTrade, type TradeRecord } from '../trades.queries.ts';

/** Finds the same request by the same buyer since `sinceMs`, unless it was declined. */
export function findSameRequest(
  tx: Transaction<Database>,
  options: { senderId: string; listingUuid: string; requestHash: string; sinceMs: number },
): Promise<TradeRecord | undefined> {
  return tx
    .selectFrom('trades')
    .selectAll()
    .select(readFlag)
    .where('sender_id', '=', options.senderId)
    .where('listing_uuid', '=', options.listingUuid)
    .where('request_hash', '=', options.requestHash)
    .where('declined_ms', 'is', null)
    .where(sql<number>`coalesce(asked_again_ms, created_ms)`, '>', options.sinceMs)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Locks this sender's newest request to a listing for any of these groups, if the owner has neither acted on it nor
 * deleted its notification.
 */
export function lockOpenRequest(
  tx: Transaction<Database>,
  options: { senderId: string; listingUuid: string; hashes: readonly string[]; sinceMs: number },
): Promise<TradeRecord | undefined> {
  return tx
    .selectFrom('trades')
    .selectAll()
    .select(readFlag)
    .where('sender_id', '=', options.senderId)
    .where('listing_uuid', '=', options.listingUuid)
    .where('valid', '=', true)
    .where('created_ms', '>', options.sinceMs)
    .where((eb) =>
      eb.and((['processed_ms', 'undone_ms', 'declined_ms', 'invited_ms', 'hideout_ms'] as const).map((step) => eb(step, 'is', null))),
    )
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(items) as item where item ->> 'hash' = any (${[...options.hashes]}::text[]))`,
    )
    .where(sql<boolean>`exists (select 1 from notifications as told
      where told.subject_id = trades.id and told.type = 'offering-buy' and told.deleted_ms is null)`)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces a request's content. */
export async function updateRequest(
  tx: Transaction<Database>,
  options: { id: string; trade: NewTrade; nowMs: number },
): Promise<TradeRecord> {
  const { trade } = options;
  const row = await tx
    .updateTable('trades')
    .set({
      ign: trade.ign,
      regex: trade.regex,
      regex_warning: trade.regex_warning,
      request_hash: trade.request_hash,
      items: JSON.stringify(trade.items),
      group_count: trade.items.length,
      is_whole: trade.is_whole,
      whispers: JSON.stringify(trade.whispers),
      total_chaos: trade.total_chaos,
      chaos_per_divine: trade.chaos_per_divine,
      unit: trade.unit,
      chaos_per_unit: trade.chaos_per_unit,
      asked_again_ms: options.nowMs,
    })
    .where('id', '=', options.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, read: false };
}

/** Records that a request's receiver has been notified of it again. */
export async function noteToldAgain(tx: Transaction<Database>, options: { id: string; nowMs: number }): Promise<void> {
  await tx.updateTable('trades').set({ told_again_ms: options.nowMs }).where('id', '=', options.id).execute();
}

/**
 * Reads the requests of which a person was notified since `sinceMs`, excluding this request; `oldestMs` limits the
 * search.
 */
export async function readReached(
  tx: Transaction<Database>,
  options: { receiverId: string; senderId: string; exceptId: string; oldestMs: number; sinceMs: number },
): Promise<Reach[]> {
  const { rows } = await sql<Reach>`
    select coalesce(told_again_ms, created_ms)::float8 as "atMs", coalesce(sender_id = ${options.senderId}, false) as "isOwn"
    from trades
    where receiver_id = ${options.receiverId} and created_ms > ${options.oldestMs} and coalesce(told_again_ms, created_ms) > ${options.sinceMs}
      and id <> ${options.exceptId}`.execute(tx);
  return rows;
}

/** Reads when a person's account was created; 0 if it was deleted. */
export async function readAccountCreatedMs(tx: Transaction<Database>, userId: string): Promise<number> {
  const row = await tx.selectFrom('users').select('created_ms').where('id', '=', userId).executeTakeFirst();
  return row?.created_ms ?? 0;
}

/** Returns true if this buyer has sent the receiver an invalid request since `sinceMs`. */
export async function hasInvalidRequest(
  tx: Transaction<Database>,
  options: { senderId: string; receiverId: string; sinceMs: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('trades')
    .select('id')
    .where('sender_id', '=', options.senderId)
    .where('receiver_id', '=', options.receiverId)
    .where('valid', '=', false)
    .where('created_ms', '>', options.sinceMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the requests a person sent since `sinceMs`. */
export async function countRequests(db: Kysely<Database>, options: { senderId: string; sinceMs: number }): Promise<number> {
  const row = await db
    .selectFrom('trades')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', options.senderId)
    .where('created_ms', '>', options.sinceMs)
    .executeTakeFirstOrThrow();
  return row.count;
}
