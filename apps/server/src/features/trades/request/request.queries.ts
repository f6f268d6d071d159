/** Counts of recent requests, for the bounds on asking (D31, D32). */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { readFlag, type TradeRecord } from '../trades.queries.ts';

/** The same request of the same buyer since `sinceMs` (D32), unless it was declined. */
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
    .where('created_ms', '>', options.sinceMs)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether this buyer sent the receiver an invalid request since `sinceMs` (D31). */
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

/** Number of requests a person sent since `sinceMs` (D32). */
export async function countRequests(db: Kysely<Database>, options: { senderId: string; sinceMs: number }): Promise<number> {
  const row = await db
    .selectFrom('trades')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', options.senderId)
    .where('created_ms', '>', options.sinceMs)
    .executeTakeFirstOrThrow();
  return row.count;
}
