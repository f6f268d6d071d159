/** Stored services with their owners' presence and vouches. */
import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hasChatLink } from '../chat-link/index.ts';
import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the service use cases. */
export type ServicesDeps = Pick<ListingsDeps, 'db' | 'replica' | 'log' | 'clock' | 'prices' | 'onActed' | 'requireOwnCharacter'> & {
  /** Sets whether a person is playing. */
  readonly setPlaying: (said: { userId: string; game: Game; isPlaying: boolean }) => Promise<void>;
};

export type Place = { readonly game: Game; readonly league: string };

export type ServiceRecord = Selectable<Database['service_listings']>;

/** A service with the public facts about its owner. */
export type ShownService = ServiceRecord & {
  readonly presence: 'online' | 'idle' | 'playing' | 'offline';
  readonly online_ms: number | null;
  readonly vouch_count: number;
  readonly oldest_vouch_ms: number | null;
  readonly chat_linked: boolean;
};

type Narrowed = Partial<Place> & { readonly userIds?: readonly string[]; readonly ids?: readonly string[] };

/**
 * Reads services with their owners' presence, vouches and chat link; vouches from banned accounts do not count. Callers
 * must restrict people, ids or a place; without a restriction, everything is read.
 */
export async function readServices(
  db: Kysely<Database>,
  narrowed: Narrowed & { readonly only: 'listed' | 'own' },
): Promise<ShownService[]> {
  const { game, league, userIds, ids, only } = narrowed;
  const isListed = sql`s.active and coalesce(p.state, 'offline') <> 'offline' and u.banned_ms is null`;
  // Without this restriction the query would count every person's vouches.
  const owners = sql`select user_id from service_listings where id = any(${[...(ids ?? [])]}::uuid[])`;
  const ofOwners =
    userIds !== undefined ? sql`target_id = any(${[...userIds]}::uuid[])` : ids === undefined ? sql`true` : sql`target_id in (${owners})`;
  const { rows } = await sql<ShownService>`
    select s.*, coalesce(p.state, 'offline') as presence, p.online_ms,
      coalesce(v.vouch_count, 0) as vouch_count, v.oldest_vouch_ms, ${hasChatLink('s.user_id')} as chat_linked
    from service_listings s
    join users u on u.id = s.user_id
    left join user_presence p on p.user_id = s.user_id and p.game = s.game
    left join (
      select target_id, count(*)::int as vouch_count, min(vouched_ms) as oldest_vouch_ms
      from vouches join users voucher on voucher.id = voucher_id and voucher.banned_ms is null
      where ${ofOwners}
      group by target_id
    ) v on v.target_id = s.user_id
    where ${only === 'listed' ? isListed : sql`true`}
      and ${game === undefined ? sql`true` : sql`s.game = ${game}`}
      and ${league === undefined ? sql`true` : sql`s.league = ${league}`}
      and ${userIds === undefined ? sql`true` : sql`s.user_id = any(${[...userIds]}::uuid[])`}
      and ${ids === undefined ? sql`true` : sql`s.id = any(${[...ids]}::uuid[])`}
    order by s.id`.execute(db);
  return rows;
}

/** Name of the last step in `stepsOfChange`. */
export const WRITTEN_STEP = 'written_service';

/**
 * Steps of a statement that write a service if it and its owner's presence are still in the known state, and otherwise
 * write nothing. Presence is locked first, so whether the service is listed cannot change until commit.
 */
export function stepsOfChange({ known, changed }: { known: ShownService; changed: ShownService }): RawBuilder<unknown> {
  return sql`owner_presence as (
      select state, online_ms from user_presence where user_id = ${known.user_id} and game = ${known.game} for update
    ), ${sql.id(WRITTEN_STEP)} as (
      update service_listings set price_value = ${changed.price_value}, price_type = ${changed.price_type}, rules = ${changed.rules},
        overwrite_rules = ${changed.overwrite_rules}, overwrite_mode = ${changed.overwrite_mode}, regions = ${changed.regions}::text[],
        active = ${changed.active}, timestamp_ms = ${changed.timestamp_ms}
      where coalesce((select state from owner_presence), 'offline') = ${known.presence}
        and (select online_ms from owner_presence) is not distinct from ${known.online_ms}::bigint
        and id = ${known.id} and timestamp_ms = ${known.timestamp_ms} and active = ${known.active}
      returning id
    )`;
}

/** Locks and returns the person's own services in order of id, either in a game and league or with these ids. */
export function lockOwnServices(
  tx: Transaction<Database>,
  options: { readonly userId: string; readonly ids?: readonly string[]; readonly game?: Game; readonly league?: string },
): Promise<ServiceRecord[]> {
  return tx
    .selectFrom('service_listings')
    .selectAll()
    .where('user_id', '=', options.userId)
    .$if(options.ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${[...(options.ids ?? [])]}::uuid[])`))
    .$if(options.game !== undefined, (query) => query.where('game', '=', options.game ?? 'poe1'))
    .$if(options.league !== undefined, (query) => query.where('league', '=', options.league ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Inserts services, or replaces existing services with the same identity. Returns the stored services. */
export function upsertServices(
  tx: Transaction<Database>,
  rows: readonly Omit<ServiceRecord, 'id'>[],
): Promise<{ id: string; timestamp_ms: number }[]> {
  return tx
    .insertInto('service_listings')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game', 'league', 'location', 'category', 'is_custom', 'name_key']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        ign: eb.ref('excluded.ign'),
        price_value: eb.ref('excluded.price_value'),
        price_type: eb.ref('excluded.price_type'),
        rules: eb.ref('excluded.rules'),
        overwrite_rules: eb.ref('excluded.overwrite_rules'),
        overwrite_mode: eb.ref('excluded.overwrite_mode'),
        regions: eb.ref('excluded.regions'),
        active: eb.ref('excluded.active'),
        timestamp_ms: sql<number>`greatest(excluded.timestamp_ms, service_listings.timestamp_ms + 1)`,
      })),
    )
    .returning(['id', 'timestamp_ms'])
    .execute();
}

/** Pauses or activates services. Returns the services that changed. */
export async function updateActive(tx: Transaction<Database>, options: { ids: readonly string[]; active: boolean }): Promise<string[]> {
  const rows = await tx
    .updateTable('service_listings')
    .set({ active: options.active })
    .where('id', '=', sql<string>`any(${[...options.ids]}::uuid[])`)
    .where('active', '<>', options.active)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a person's services in a league, and how many of them are custom. */
export async function countServices(
  tx: Transaction<Database>,
  options: Place & { userId: string },
): Promise<{ all: number; custom: number }> {
  return tx
    .selectFrom('service_listings')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`(count(*) filter (where is_custom))::int`.as('custom')])
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .executeTakeFirstOrThrow();
}
