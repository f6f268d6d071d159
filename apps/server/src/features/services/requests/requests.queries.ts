/** Stored service requests. */
import type { Game } from '@poexchange/domain/item';
import { serviceLimits, type RequestFacts, type RequestParty } from '@poexchange/domain/service';
import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export type RequestRecord = Selectable<Database['service_requests']>;

/** A request as one of its people sees it, with the other person and whether this person vouched for them. */
export type SeenRequest = RequestRecord & {
  readonly other_id: string | null;
  readonly other_presence: 'online' | 'idle' | 'playing' | 'offline';
  readonly other_vouch_count: number;
  readonly is_other_banned: boolean;
  readonly is_vouched: boolean;
  /** True if this person's vouch is based on this request. */
  readonly is_vouch_reason: boolean;
  /** True if the other person's vouch for this person is based on this request. */
  readonly is_vouch_received: boolean;
  /** True if the request was declined and the asker has since requested again. */
  readonly is_asked_again: boolean;
  /** Decision on the request's dispute, or null. */
  readonly is_upheld: boolean | null;
  readonly decision: string | null;
};

/** Maximum number of requests per page, not counting further requests from the same millisecond as the last. */
export const MOST_LISTED = 200;

/** Returns a stored request's facts for the domain. */
export function factsOf(record: RequestRecord): RequestFacts {
  return {
    askedMs: record.asked_ms,
    invitedMs: record.invited_ms,
    doneMs: record.done_ms,
    declinedMs: record.declined_ms,
    endedBy: record.ended_by,
    disputedMs: record.disputed_ms,
  };
}

/** Reads a person's sent and received requests, newest first: by id, or all in a game. */
export async function readRequests(
  db: Kysely<Database>,
  options: { readonly userId: string } & ({ readonly id: string } | { readonly game: Game; readonly beforeMs: number | undefined }),
): Promise<SeenRequest[]> {
  const { userId } = options;
  const which =
    'id' in options
      ? sql`r.id = ${options.id}`
      : sql`r.game = ${options.game} and ${options.beforeMs === undefined ? sql`true` : sql`r.created_ms < ${options.beforeMs}`}`;
  const { rows } = await sql<SeenRequest>`
    select r.*, other.id as other_id, coalesce(p.state, 'offline') as other_presence, other.banned_ms is not null as is_other_banned,
      (select count(*)::int from vouches v join users by on by.id = v.voucher_id and by.banned_ms is null
        where v.target_id = other.id) as other_vouch_count,
      exists (select 1 from vouches v where v.voucher_id = ${userId} and v.target_id = other.id) as is_vouched,
      exists (select 1 from vouches v where v.voucher_id = ${userId} and v.target_id = other.id and v.request_id = r.id) as is_vouch_reason,
      exists (select 1 from vouches v where v.voucher_id = other.id and v.target_id = ${userId} and v.request_id = r.id) as is_vouch_received,
      ${askedAgain(sql`r`)} as is_asked_again, d.is_upheld, d.decision
    from service_requests r
    left join users other on other.id = case when r.owner_id = ${userId} then r.asker_id else r.owner_id end
    left join service_disputes d on d.request_id = r.id
    left join user_presence p on p.user_id = other.id and p.game = r.game
    where (r.owner_id = ${userId} or r.asker_id = ${userId}) and ${which}
    order by r.created_ms desc fetch first ${sql.lit(MOST_LISTED)} rows with ties`.execute(db);
  return rows;
}

/** SQL condition: the request was declined, and its asker has since requested the same service from the same owner. */
function askedAgain(r: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${r}.declined_ms is not null and exists (select 1 from service_requests n
    where n.id <> ${r}.id and n.owner_id = ${r}.owner_id and n.asker_id = ${r}.asker_id and n.created_ms >= ${r}.declined_ms
      and n.game = ${r}.game and n.league = ${r}.league and n.category = ${r}.category and n.name = ${r}.name))`;
}

/**
 * Locks the request's listing, if this person owns it, before the request itself: a new request for the listing waits
 * until the transaction ends.
 */
export async function lockListingOf(tx: Transaction<Database>, { id, userId }: { id: string; userId: string }): Promise<void> {
  await sql`select s.id from service_listings s join service_requests r on r.listing_id = s.id
    where r.id = ${id} and s.user_id = ${userId} for update of s`.execute(tx);
}

/** Returns true if a declined request can no longer be reopened, because its asker left or requested again. */
export async function isReplaced(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql<{ isReplaced: boolean }>`select r.declined_ms is not null and (r.asker_id is null or ${askedAgain(sql`r`)})
    as "isReplaced" from service_requests r where r.id = ${id}`.execute(tx);
  return rows[0]?.isReplaced === true;
}

/** Share-locks an asker's row until the transaction ends; false if their account was deleted. */
export async function shareAsker(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

export function insertRequest(tx: Transaction<Database>, row: Insertable<Database['service_requests']>): Promise<RequestRecord> {
  return tx.insertInto('service_requests').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Finds a person's latest request for a listing if it is neither done nor declined. */
export function findOpenRequest(
  tx: Transaction<Database>,
  options: { listingId: string; askerId: string },
): Promise<RequestRecord | undefined> {
  return tx
    .selectFrom('service_requests')
    .selectAll()
    .where('listing_id', '=', options.listingId)
    .where('asker_id', '=', options.askerId)
    .where('done_ms', 'is', null)
    .where('declined_ms', 'is', null)
    .where('expired_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Reads a person's sent and received requests that have not ended and are not marked as expired. */
export function readOpenRequests(tx: Transaction<Database>, userId: string): Promise<RequestRecord[]> {
  return tx
    .selectFrom('service_requests')
    .selectAll()
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('asker_id', '=', userId)]))
    .where('done_ms', 'is', null)
    .where('declined_ms', 'is', null)
    .where('expired_ms', 'is', null)
    .orderBy('id')
    .execute();
}

/** Locks a request for one of its people; undefined for anyone else. */
export async function lockRequest(
  tx: Transaction<Database>,
  options: { id: string; userId: string },
): Promise<{ record: RequestRecord; party: RequestParty } | undefined> {
  const record = await tx.selectFrom('service_requests').selectAll().where('id', '=', options.id).forUpdate().executeTakeFirst();
  if (record?.owner_id === options.userId) return { record, party: 'owner' };
  return record?.asker_id === options.userId ? { record, party: 'asker' } : undefined;
}

/** Writes a request's state. */
export function updateRequest(tx: Transaction<Database>, { id, facts }: { id: string; facts: RequestFacts }): Promise<RequestRecord> {
  return tx
    .updateTable('service_requests')
    .set({
      asked_ms: facts.askedMs,
      invited_ms: facts.invitedMs,
      done_ms: facts.doneMs,
      declined_ms: facts.declinedMs,
      ended_by: facts.endedBy,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Ends a request because the person on one side (`gone`) deletes their account, and unlinks that person from the
 * request. Uses a single statement: if a row is written twice in a transaction, its foreign keys are checked again,
 * which would lock the service too late.
 */
export function endRequest(
  tx: Transaction<Database>,
  { id, facts, gone }: { id: string; facts: RequestFacts; gone: RequestParty },
): Promise<RequestRecord> {
  return tx
    .updateTable('service_requests')
    .set({ declined_ms: facts.declinedMs, ended_by: facts.endedBy, ...(gone === 'owner' ? { owner_id: null } : { asker_id: null }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads the ids of expired requests whose people have not been notified yet, oldest first. */
export async function readDueRequests(db: Kysely<Database>, options: { nowMs: number; limit: number }): Promise<string[]> {
  const { nowMs, limit } = options;
  const rows = await db
    .selectFrom('service_requests')
    .select('id')
    .where('done_ms', 'is', null)
    .where('declined_ms', 'is', null)
    .where('expired_ms', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('invited_ms', 'is', null), eb('asked_ms', '<=', nowMs - serviceLimits.askedMs)]),
        eb('invited_ms', '<=', nowMs - serviceLimits.invitedMs),
      ]),
    )
    .orderBy('asked_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the requests a person sent since `sinceMs`. */
export async function countSent(db: Kysely<Database>, options: { userId: string; sinceMs: number }): Promise<number> {
  const row = await db
    .selectFrom('service_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asker_id', '=', options.userId)
    .where('created_ms', '>', options.sinceMs)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the requests an owner received since `sinceMs`, from one asker and in total. */
export async function countReceived(
  tx: Transaction<Database>,
  options: { ownerId: string; askerId: string; sinceMs: number },
): Promise<{ inAll: number; ofAsker: number }> {
  return tx
    .selectFrom('service_requests')
    .select([
      sql<number>`count(*)::int`.as('inAll'),
      sql<number>`(count(*) filter (where asker_id = ${options.askerId}))::int`.as('ofAsker'),
    ])
    .where('owner_id', '=', options.ownerId)
    .where('created_ms', '>', options.sinceMs)
    .executeTakeFirstOrThrow();
}

/** A finished service on which a vouch is based. */
export type FinishedService = {
  readonly id: string;
  readonly game: Game;
  readonly isCustom: boolean;
  /** The customer's in-game name. */
  readonly customerIgn: string;
};

/**
 * Finds the last finished service with this category and name in which one person was the customer and the other the
 * provider, whichever of them made the request. Disputed services do not count. Returns null if there is no such
 * service. Share-locks the request's row until the transaction ends, so that Done cannot be undone.
 */
export async function findFinishedService(
  tx: Transaction<Database>,
  options: { customerId: string; providerId: string; category: string; name: string },
): Promise<FinishedService | null> {
  const { customerId, providerId, category, name } = options;
  const { rows } = await sql<FinishedService>`
    select id, game, is_custom as "isCustom", case when asker_id = ${customerId} then asker_ign else owner_ign end as "customerIgn"
    from service_requests
    where done_ms is not null and disputed_ms is null and category = ${category} and name = ${name} and (
      (starts_with(category, 'WTS_') and asker_id = ${customerId} and owner_id = ${providerId})
      or (starts_with(category, 'WTB_') and owner_id = ${customerId} and asker_id = ${providerId})
    )
    order by done_ms desc limit 1 for share`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Reads when an owner last declined a person's request for this service after `sinceMs`, for any of the owner's
 * listings; null if the owner has not declined such a request.
 */
export async function readDeclinedMs(
  db: Kysely<Database>,
  options: { ownerId: string; askerId: string; sinceMs: number } & Pick<RequestRecord, 'game' | 'league' | 'category' | 'name'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('service_requests')
    .select((eb) => eb.fn.max('declined_ms').as('declinedMs'))
    .where('owner_id', '=', options.ownerId)
    .where('asker_id', '=', options.askerId)
    .where('declined_ms', '>', options.sinceMs)
    .where('ended_by', '=', 'owner')
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('category', '=', options.category)
    .where('name', '=', options.name)
    .executeTakeFirst();
  return row?.declinedMs ?? null;
}

/** Deletes requests past their retention. */
export async function pruneServiceRequests(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('service_requests')
    .where('created_ms', '<', nowMs - serviceLimits.keptMs)
    .execute();
}

/** Returns true if a vouch is based on this request, which then cannot be undone. */
export async function hasVouch(tx: Transaction<Database>, requestId: string): Promise<boolean> {
  const row = await tx.selectFrom('vouches').select('voucher_id').where('request_id', '=', requestId).limit(1).executeTakeFirst();
  return row !== undefined;
}
