import type { Game } from '@poexchange/domain/item';
import type { ItemGroup } from '@poexchange/domain/grouping';
import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';
import { carryHistory } from './carry-history.ts';

/** Committed ids of groups (by hash) and leagues (by name); neither is ever deleted. */
export type KnownIds = {
  readonly groups: Map<string, number>;
  readonly leagues: Map<string, number>;
  /** Groups that have an icon. */
  readonly withIcon: Set<string>;
};

export function createKnownIds(): KnownIds {
  return { groups: new Map(), leagues: new Map(), withIcon: new Set() };
}

/** Merges ids that a transaction found. Call it only after the commit. */
export function mergeKnownIds(into: KnownIds, found: KnownIds): void {
  for (const [hash, id] of found.groups) into.groups.set(hash, id);
  for (const [name, id] of found.leagues) into.leagues.set(name, id);
  for (const hash of found.withIcon) into.withIcon.add(hash);
}

export type GroupToStore = { readonly group: ItemGroup; readonly icon: string | undefined };

/**
 * Ids of groups by hash; new ones are stored, with the history of the group they were split from, and an icon where
 * there was none.
 */
export async function storeGroups(tx: PricesTx, game: Game, groups: readonly GroupToStore[]): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const sorted = groups.toSorted((a, b) => (a.group.hash < b.group.hash ? -1 : 1));
  // Only missing groups are inserted: each attempt would use up an id, and memory grows with the largest one.
  const { rows } = await sql<{ id: number; hash: string; isNew: boolean }>`
    with wanted as materialized (
      select * from unnest(
        ${sorted.map(({ group }) => group.hash)}::text[], ${sorted.map(({ group }) => group.tag)}::text[], ${sorted.map(({ group }) => group.key)}::text[],
        ${sorted.map(({ group }) => JSON.stringify(group.unsafeHashProperties))}::text[], ${sorted.map(({ icon }) => icon ?? null)}::text[]
      ) as w (hash, tag, key, properties, icon)
    ),
    known as materialized (
      select i.id, i.hash, i.icon is null and w.icon is not null as is_bare
      from wanted w join prices.item_group i on i.game = ${game} and i.hash = w.hash
    ),
    painted as (
      update prices.item_group i set icon = w.icon from known k join wanted w using (hash) where i.id = k.id and k.is_bare and i.icon is null
      returning i.tag
    ),
    noted as (
      update prices.league_tag t set version = t.version + 1 from prices.league l
      where l.id = t.league_id and l.game = ${game} and t.tag in (select tag from painted)
    ),
    added as (
      insert into prices.item_group (game, hash, tag, key, properties, icon)
      select ${game}::text, hash, tag, key, properties::jsonb, icon from wanted where hash not in (select hash from known) order by hash
      on conflict (game, hash) do update set icon = coalesce(item_group.icon, excluded.icon)
      returning id, hash
    )
    select id, hash, false as "isNew" from known union all select id, hash, true from added`.execute(tx);
  const groupOf = new Map(sorted.map(({ group }) => [group.hash, group]));
  await carryHistory(
    tx,
    game,
    rows.flatMap(({ id, hash, isNew }) => {
      const group = isNew ? groupOf.get(hash) : undefined;
      return group === undefined ? [] : [{ id, group }];
    }),
  );
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

/** Ids of leagues by name; unlisted ones are stored too, they may be listed within the hour. */
export async function storeLeagueNames(tx: PricesTx, game: Game, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  await sql`insert into prices.league (game, name) select ${game}::text, name from unnest(${names}::text[]) as l (name) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from prices.league where game = ${game} and name = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
