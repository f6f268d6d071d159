/** When a league's services last changed, overall and by person. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Place } from './services.queries.ts';

/** How long changes to the services of deleted accounts are kept. */
export const CHANGES_KEPT_MS = 24 * 3_600_000;

/** A person whose services in a league changed. */
export type ChangedOwner = Place & { readonly user_id: string };

/** Name of the last step in `stepsOfServiceChanges`. */
export const CHANGE_STEP = 'service_clock';

/**
 * Steps of a statement that record changes to services in leagues, so that every node reads them again. The leagues'
 * clocks stay locked until the transaction ends, so times are issued in commit order. Clocks are locked in a fixed
 * order.
 */
export function stepsOfServiceChanges(
  { changed, nowMs }: { changed: readonly ChangedOwner[]; nowMs: number },
  isDue: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const owners = [...Map.groupBy(changed, (owner) => `${owner.game} ${owner.league} ${owner.user_id}`).values()].flatMap(
    ([owner]) => owner ?? [],
  );
  return sql`changed_owner as (
      select * from unnest(${owners.map(({ game }) => game)}::text[], ${owners.map(({ league }) => league)}::text[],
        ${owners.map((owner) => owner.user_id)}::uuid[]) as owner (game, league, user_id)
    ), ${sql.id(CHANGE_STEP)} as (
      insert into service_clocks (game, league, last_ms)
      select game, league, ${nowMs}::bigint from changed_owner where ${isDue}
      group by game, league order by game collate "C", league collate "C"
      on conflict (game, league) do update set last_ms = greatest(service_clocks.last_ms + 1, excluded.last_ms)
      returning game, league, last_ms
    ), noted_change as (
      insert into service_changes (game, league, user_id, changed_ms)
      select game, league, user_id, last_ms from changed_owner join ${sql.id(CHANGE_STEP)} using (game, league)
      on conflict (game, league, user_id) do update set changed_ms = excluded.changed_ms
    )`;
}

/** Records changes to services that are not published to a room. */
export async function noteServiceChanges(
  tx: Transaction<Database>,
  options: { changed: readonly ChangedOwner[]; nowMs: number },
): Promise<void> {
  if (options.changed.length > 0) await sql`with ${stepsOfServiceChanges(options, sql`true`)} select 1`.execute(tx);
}

/** Reads when a league's services last changed; 0 if never. */
export async function readServiceClock(db: Kysely<Database>, { game, league }: Place): Promise<number> {
  const row = await db
    .selectFrom('service_clocks')
    .select('last_ms')
    .where('game', '=', game)
    .where('league', '=', league)
    .executeTakeFirst();
  return row?.last_ms ?? 0;
}

/** Returns the people whose services in a league changed after `sinceMs`. */
export async function readChangedOwners(
  db: Kysely<Database>,
  { game, league, sinceMs }: Place & { sinceMs: number },
): Promise<{ userId: string; changedMs: number }[]> {
  const rows = await db
    .selectFrom('service_changes')
    .select(['user_id', 'changed_ms'])
    .where('game', '=', game)
    .where('league', '=', league)
    .where('changed_ms', '>', sinceMs)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, changedMs: row.changed_ms }));
}

/** Deletes the changes of deleted accounts after every node has read them. */
export async function pruneServiceChanges(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('service_changes')
    .where('changed_ms', '<', nowMs - CHANGES_KEPT_MS)
    .where(sql<boolean>`not exists (select 1 from users where users.id = service_changes.user_id)`)
    .execute();
}
