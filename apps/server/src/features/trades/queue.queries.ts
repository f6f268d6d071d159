/** Trades as the trade page lists and updates them. */
import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readFlag, type TradeRecord } from './trades.queries.ts';

/** A trade's group without its stacks, of which there may be thousands. */
export type AskedGroup = { readonly hash: string; readonly quantity: number; readonly hasPicks: boolean };
export type QueueRecord = Omit<TradeRecord, 'items'> & { readonly items: readonly AskedGroup[] };

const queueColumns = [
  'id',
  'receiver_id',
  'sender_id',
  'game',
  'league',
  'category',
  'sub_category',
  'custom',
  'side',
  'listing_uuid',
  'ign',
  'regex',
  'valid',
  'request_hash',
  'whispers',
  'total_chaos',
  'chaos_per_divine',
  'unit',
  'chaos_per_unit',
  'processed_ms',
  'undone_ms',
  'created_ms',
  'invited_ms',
  'hideout_ms',
  'declined_ms',
  'handed',
  'handed_chaos',
  'is_whole',
  'regex_warning',
  'asked_again_ms',
  'told_again_ms',
  'group_count',
] as const satisfies readonly (keyof TradeRecord)[];

const groupsOfTrade = sql<AskedGroup[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('hash', item -> 'hash', 'quantity', item -> 'quantity',
    'hasPicks', jsonb_array_length(item -> 'picks') > 0) order by place), '[]')
  from jsonb_array_elements(items) with ordinality as each (item, place))`.as('items');

/**
 * Maximum number of groups across all trades in one reply, about 2 MB; the last trade may exceed the limit. Each trade
 * may request 2,000 groups, so hundreds of trades could otherwise make a reply of tens of megabytes.
 */
export const MOST_GROUPS = 20_000;

/** True if the owner removed the request from the centre. */
const isHidden = sql<boolean>`exists (
  select 1 from notifications as told
  where told.subject_id = trades.id and told.type = 'offering-buy' and told.deleted_ms is not null)`;

type QueueQuery = { readonly userId: string; readonly game: Game; readonly sinceMs: number; readonly limit: number };

/**
 * Reads requests for a person's listings since `sinceMs`, newest first: open requests that were not removed from the
 * centre, and all finished requests.
 */
export async function readReceivedTrades(db: Kysely<Database>, queueQuery: QueueQuery): Promise<QueueRecord[]> {
  const rows = await db
    .selectFrom('trades')
    .select('id')
    .where('receiver_id', '=', queueQuery.userId)
    .where('game', '=', queueQuery.game)
    .where('valid', '=', true)
    .where((eb) =>
      eb.or([
        eb('processed_ms', '>', queueQuery.sinceMs),
        eb.and([eb('created_ms', '>', queueQuery.sinceMs), eb.or([eb.not(isHidden), eb('declined_ms', 'is not', null)])]),
      ]),
    )
    .orderBy('created_ms', 'desc')
    .limit(queueQuery.limit)
    .execute();
  return readTradesById(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * Reads trades by id, newest first, without their stacks. If the trades are large, returns only the newest within
 * `MOST_GROUPS`.
 */
export async function readTradesById(db: Kysely<Database>, ids: readonly string[]): Promise<QueueRecord[]> {
  if (ids.length === 0) return [];
  const within = sql<boolean>`id in (
    select id from (
      select id, sum(group_count) over (order by created_ms desc, id) - group_count as newer from trades where id = any (${[...ids]}::uuid[])
    ) as counted where newer < ${MOST_GROUPS})`;
  return db
    .selectFrom('trades')
    .select([...queueColumns, groupsOfTrade, readFlag])
    .where(within)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .execute();
}

/** Reads the trades a person requested since `sinceMs`, newest first. */
export async function readSentTrades(db: Kysely<Database>, queueQuery: QueueQuery): Promise<QueueRecord[]> {
  const rows = await db
    .selectFrom('trades')
    .select('id')
    .where('sender_id', '=', queueQuery.userId)
    .where('game', '=', queueQuery.game)
    .where('valid', '=', true)
    .where('created_ms', '>', queueQuery.sinceMs)
    .orderBy('created_ms', 'desc')
    .limit(queueQuery.limit)
    .execute();
  return readTradesById(
    db,
    rows.map(({ id }) => id),
  );
}

type PicksQuery = { readonly userId: string; readonly game: Game; readonly league: string; readonly tradeIds: readonly string[] };

/**
 * Reads the stacks shown for these trades that listings no longer offer in the same group, each once. Compares in the
 * database, because trades of one listing show the same thousands of stacks.
 */
export async function readUnlistedPicks(
  db: Kysely<Database>,
  options: PicksQuery & { readonly hashes: readonly string[] },
): Promise<{ hash: string; id: string }[]> {
  const { rows } = await sql<{ hash: string; id: string }>`
    with listed as materialized (
      select item ->> 'hash' as hash, raw ->> 'id' as id
      from listings cross join lateral jsonb_array_elements(items) as item cross join lateral jsonb_array_elements(item -> 'rawItems') as raw
      where user_id = ${options.userId} and game = ${options.game} and league = ${options.league} and side = 'sell' and state <> 'deleted'
        and item ->> 'hash' = any (${[...options.hashes]}::text[])
    )
    select item ->> 'hash' as hash, pick ->> 'id' as id
    from trades cross join lateral jsonb_array_elements(items) as item cross join lateral jsonb_array_elements(item -> 'picks') as pick
    where trades.id = any (${[...options.tradeIds]}::uuid[])
    except select hash, id from listed`.execute(db);
  return rows;
}

/** Sums the pieces of these stacks that were shown for each trade, by trade and hash. */
export async function sumPicks(
  db: Kysely<Database>,
  options: { readonly tradeIds: readonly string[]; readonly stacks: readonly { hash: string; id: string; pieces: number }[] },
): Promise<{ trade: string; hash: string; pieces: number }[]> {
  if (options.stacks.length === 0) return [];
  const { rows } = await sql<{ trade: string; hash: string; pieces: number }>`
    select trade, hash, sum(pieces)::float8 as pieces
    from (
      select distinct trades.id as trade, item ->> 'hash' as hash, pick ->> 'id' as stack
      from trades cross join lateral jsonb_array_elements(items) as item cross join lateral jsonb_array_elements(item -> 'picks') as pick
      where trades.id = any (${[...options.tradeIds]}::uuid[])
    ) as shown
    join unnest(${options.stacks.map(({ hash }) => hash)}::text[], ${options.stacks.map(({ id }) => id)}::text[],
      ${options.stacks.map(({ pieces }) => pieces)}::float8[]) as held (hash, stack, pieces) using (hash, stack)
    group by trade, hash`.execute(db);
  return rows;
}

export type ListingFacts = {
  readonly uuid: string;
  readonly ign: string;
  readonly state: 'active' | 'inactive' | 'deleted';
  readonly listedMs: number;
  readonly endedMs: number | null;
};

/** Reads the facts that trades need about their listings, by listing id. */
export async function readListingFacts(db: Kysely<Database>, uuids: readonly string[]): Promise<ReadonlyMap<string, ListingFacts>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['uuid', 'ign', 'state', 'listed_ms', 'ended_ms'])
    .where('uuid', 'in', [...new Set(uuids)])
    .execute();
  return new Map(rows.map(({ listed_ms, ended_ms, ...row }) => [row.uuid, { ...row, listedMs: listed_ms, endedMs: ended_ms }]));
}

/** Maximum number of askers notified in one transaction, because the league's clock is locked. */
const MOST_WAITING = 200;

/** Reads the unanswered requests for these listings with their senders, newest first. */
export async function readWaitingTrades(
  tx: Transaction<Database>,
  options: { readonly uuids: readonly string[]; readonly sinceMs: number },
): Promise<{ id: string; senderId: string; game: Game; whispers: string[]; ign: string | null }[]> {
  const rows = await tx
    .selectFrom('trades as t')
    .leftJoin('listings as l', 'l.uuid', 't.listing_uuid')
    .select(['t.id', 't.sender_id', 't.game', 't.whispers', 'l.ign'])
    .where(sql<boolean>`t.listing_uuid = any (${[...options.uuids]}::uuid[])`)
    .where('t.valid', '=', true)
    .where('t.processed_ms', 'is', null)
    .where('t.declined_ms', 'is', null)
    .where('t.invited_ms', 'is', null)
    .where('t.hideout_ms', 'is', null)
    .where('t.sender_id', 'is not', null)
    .where('t.created_ms', '>', options.sinceMs)
    .orderBy('t.created_ms', 'desc')
    .limit(MOST_WAITING)
    .execute();
  return rows.flatMap(({ sender_id: senderId, ...row }) => (senderId === null ? [] : [{ ...row, senderId }]));
}

/** Counts the other trades that two people have completed with each other. */
export async function countTradesBetween(
  db: Kysely<Database>,
  options: { userId: string; otherId: string; exceptId: string },
): Promise<number> {
  const row = await db
    .selectFrom('trades')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('processed_ms', 'is not', null)
    .where('id', '!=', options.exceptId)
    .where(sql<boolean>`least(receiver_id, sender_id) = least(${options.userId}::uuid, ${options.otherId}::uuid)`)
    .where(sql<boolean>`greatest(receiver_id, sender_id) = greatest(${options.userId}::uuid, ${options.otherId}::uuid)`)
    .executeTakeFirstOrThrow();
  return row.count;
}
