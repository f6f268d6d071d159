/** Trades as the page of a trade lists and moves them. */
import type { StepTimes } from '@poexchange/domain/trade';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Game } from '../../server-deps.ts';
import type { NotificationRecord } from './notifications.queries.ts';

export function updateSteps(tx: Transaction<Database>, of: { id: string; times: StepTimes }): Promise<NotificationRecord> {
  return tx
    .updateTable('notifications')
    .set({ invited_ms: of.times.invitedMs, hideout_ms: of.times.hideoutMs, declined_ms: of.times.declinedMs, read: true })
    .where('id', '=', of.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type QueueQuery = { readonly userId: string; readonly game: Game; readonly sinceMs: number; readonly limit: number };

/** Requests for a person's listings since `sinceMs`, newest first: the open ones that were not taken out of the centre, and all that were finished. */
export function readReceivedTrades(db: Kysely<Database>, of: QueueQuery): Promise<NotificationRecord[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('receiver_id', '=', of.userId)
    .where('game', '=', of.game)
    .where('valid', '=', true)
    .where((eb) =>
      eb.or([
        eb('processed_ms', '>', of.sinceMs),
        eb.and([eb('created_ms', '>', of.sinceMs), eb.or([eb('deleted_ms', 'is', null), eb('declined_ms', 'is not', null)])]),
      ]),
    )
    .orderBy('created_ms', 'desc')
    .limit(of.limit)
    .execute();
}

/** What a person asked of others since `sinceMs`, newest first. */
export function readSentTrades(db: Kysely<Database>, of: QueueQuery): Promise<NotificationRecord[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('sender_id', '=', of.userId)
    .where('game', '=', of.game)
    .where('valid', '=', true)
    .where('created_ms', '>', of.sinceMs)
    .orderBy('created_ms', 'desc')
    .limit(of.limit)
    .execute();
}

export type ListingFacts = {
  readonly uuid: string;
  readonly ign: string;
  readonly state: 'active' | 'inactive' | 'deleted';
  readonly listedMs: number;
  readonly endedMs: number | null;
};

/** What a list of trades says of their listings, by id. */
export async function readListingFacts(db: Kysely<Database>, uuids: readonly string[]): Promise<ReadonlyMap<string, ListingFacts>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['uuid', 'ign', 'state', 'listed_ms', 'ended_ms'])
    .where('uuid', 'in', [...new Set(uuids)])
    .execute();
  return new Map(rows.map(({ listed_ms, ended_ms, ...row }) => [row.uuid, { ...row, listedMs: listed_ms, endedMs: ended_ms }]));
}

/** How many trades two people have finished with one another. */
export async function countTradesBetween(db: Kysely<Database>, of: { userId: string; otherId: string }): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('processed_ms', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('receiver_id', '=', of.userId), eb('sender_id', '=', of.otherId)]),
        eb.and([eb('receiver_id', '=', of.otherId), eb('sender_id', '=', of.userId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
