/** Times of the last change of a league's services, and of each person's (D21). */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { groupBy } from './group-by.ts';
import type { Place } from './services-deps.ts';

/** Time for which the change of a person who is gone is told. */
export const CHANGES_KEPT_MS = 24 * 3_600_000;

/** A person whose services of a league changed. */
export type ChangedOwner = Place & { readonly user_id: string };

/**
 * Notes that what people offer in leagues changed, so that every node reads it again. The leagues' clocks stay locked
 * until the transaction ends, so times are handed out in commit order; they are taken in one order.
 */
export async function noteServiceChanges(
  tx: Transaction<Database>,
  { changed, nowMs }: { changed: readonly ChangedOwner[]; nowMs: number },
): Promise<void> {
  const places = [...groupBy(changed, ({ game, league }) => `${game} ${league}`)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, owners] of places) {
    const [place] = owners;
    if (place === undefined) continue;
    const { game, league } = place;
    await sql`
      with clock as (
        insert into service_clocks (game, league, last_ms) values (${game}, ${league}, ${nowMs})
        on conflict (game, league) do update set last_ms = greatest(service_clocks.last_ms + 1, excluded.last_ms)
        returning last_ms
      )
      insert into service_changes (game, league, user_id, changed_ms)
      select ${game}, ${league}, user_id, last_ms from clock, unnest(${[...new Set(owners.map((owner) => owner.user_id))]}::uuid[]) as user_id
      on conflict (game, league, user_id) do update set changed_ms = excluded.changed_ms`.execute(tx);
  }
}

/** The last change time of a league's services; 0 where there was none. */
export async function readServiceClock(db: Kysely<Database>, { game, league }: Place): Promise<number> {
  const row = await db
    .selectFrom('service_clocks')
    .select('last_ms')
    .where('game', '=', game)
    .where('league', '=', league)
    .executeTakeFirst();
  return row?.last_ms ?? 0;
}

/** Returns the people whose services of a league changed after `sinceMs`. */
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

/** Forgets the changes of people who are gone, once every node has heard of them. */
export async function pruneServiceChanges(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('service_changes')
    .where('changed_ms', '<', nowMs - CHANGES_KEPT_MS)
    .where(sql<boolean>`not exists (select 1 from users where users.id = service_changes.user_id)`)
    .execute();
}
