/**
 * The groups of each league: stored when first seen, removed from the files when unused, and restored when used again.
 */
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { writeArray } from './tab-queries.ts';

const DAY_MS = 24 * 3_600_000;
/** A group counts as unused after this many days without an ask, a trade or an appearance in the stream. */
const UNUSED_AFTER_DAYS = 60;

type LeagueGroup = { readonly leagueId: number; readonly groupId: number };

/** Stores which groups a league has seen; each of these groups has a summary in that league. */
export async function storeLeagueGroups(tx: PricesTx, pairs: readonly LeagueGroup[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    with added as (
      insert into prices.league_group (league_id, group_id)
      select distinct * from unnest(
        ${writeArray(pairs.map(({ leagueId }) => leagueId))}::int[], ${writeArray(pairs.map(({ groupId }) => groupId))}::int[]
      ) as s (league_id, group_id) order by league_id, group_id
      on conflict do nothing returning league_id, group_id
    )
    insert into prices.league_tag (league_id, tag, groups)
    select added.league_id, g.tag, count(*) from added join prices.item_group g on g.id = added.group_id
    group by added.league_id, g.tag order by added.league_id, g.tag
    on conflict (league_id, tag) do update set groups = league_tag.groups + excluded.groups, version = league_tag.version + 1`.execute(tx);
}

/** Marks a league's groups as used today. Groups that had aged out return to the league's files. */
export async function noteUsedGroups(
  db: PricesDb | PricesTx,
  { leagueId, groupIds, nowMs }: { leagueId: number; groupIds: readonly number[]; nowMs: number },
): Promise<void> {
  const today = readDate(nowMs);
  await sql`
    with before as materialized (
      select group_id, is_used from prices.league_group
      where league_id = ${leagueId} and group_id = any(${writeArray(groupIds)}::int[]) and (used_on < ${today}::date or not is_used)
      order by group_id for update
    ),
    noted as (
      update prices.league_group lg set used_on = greatest(used_on, ${today}::date), is_used = true from before
      where lg.league_id = ${leagueId} and lg.group_id = before.group_id
    ),
    returned as (
      select g.tag, count(*) as groups from before join prices.item_group g on g.id = before.group_id where not before.is_used group by g.tag
    )
    update prices.league_tag t set groups = t.groups + returned.groups, version = version + 1
    from returned where t.league_id = ${leagueId} and t.tag = returned.tag`.execute(db);
}

/**
 * Removes groups unused for 60 days from their leagues' files; their history is kept in case they return. Skips a
 * league in which no group has been used since yesterday, because usage in that league was not recorded.
 */
export async function ageOutGroups(db: PricesDb, nowMs: number): Promise<void> {
  await sql`
    with old as materialized (
      select league_id, group_id from prices.league_group lg
      where is_used and used_on < ${readDate(nowMs - UNUSED_AFTER_DAYS * DAY_MS)}::date and exists (
        select 1 from prices.league_group other where other.league_id = lg.league_id and other.used_on >= ${readDate(nowMs - DAY_MS)}::date)
      order by league_id, group_id for update
    ),
    aged as (
      update prices.league_group lg set is_used = false from old where lg.league_id = old.league_id and lg.group_id = old.group_id
    ),
    counted as (
      select old.league_id, g.tag, count(*) as groups from old join prices.item_group g on g.id = old.group_id group by old.league_id, g.tag
    )
    update prices.league_tag t set groups = t.groups - counted.groups, version = version + 1
    from counted where t.league_id = counted.league_id and t.tag = counted.tag`.execute(db);
}

function readDate(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
