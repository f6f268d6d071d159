import type { Game } from '@poexchange/domain/item';
import { type ItemGroup, findGroupBeforeSplit } from '@poexchange/domain/grouping';
import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';

/** Committed ids of groups (by hash) and leagues (by name). Groups and leagues are never deleted. */
export type KnownIds = {
  readonly groups: Map<string, number>;
  readonly leagues: Map<string, number>;
  /** Hashes of the groups that have an icon. */
  readonly withIcon: Set<string>;
};

export function createKnownIds(): KnownIds {
  return { groups: new Map(), leagues: new Map(), withIcon: new Set() };
}

/** Merges ids that a transaction read or created. Call this only after the commit. */
export function mergeKnownIds(into: KnownIds, found: KnownIds): void {
  for (const [hash, id] of found.groups) into.groups.set(hash, id);
  for (const [name, id] of found.leagues) into.leagues.set(name, id);
  for (const hash of found.withIcon) into.withIcon.add(hash);
}

export type GroupToStore = { readonly group: ItemGroup; readonly icon: string | undefined };

/**
 * Returns group ids by hash. Stores new groups with the history of the group they were split from, and adds missing
 * icons.
 */
export async function storeGroups(tx: PricesTx, game: Game, groups: readonly GroupToStore[]): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const sorted = groups.toSorted((a, b) => (a.group.hash < b.group.hash ? -1 : 1));
  // Insert only missing groups: every attempted insert uses up an id, and memory use depends on the largest id.
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

/** Returns league ids by name. Unlisted leagues are stored too, because they may be listed within the hour. */
export async function storeLeagueNames(tx: PricesTx, game: Game, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  await sql`insert into prices.league (game, name) select ${game}::text, name from unnest(${names}::text[]) as l (name) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from prices.league where game = ${game} and name = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

type NewGroup = { readonly id: number; readonly group: ItemGroup };

/**
 * Copies a group's history from before its split to its new variants, in every league of the game: until the split, the
 * group's points covered all variants together.
 */
async function carryHistory(tx: PricesTx, game: Game, groups: readonly NewGroup[]): Promise<void> {
  const split = groups.flatMap(({ id, group }) => {
    const before = findGroupBeforeSplit(group);
    return before === undefined ? [] : [{ id, parent: before.group.hash, by: before.by }];
  });
  if (split.length === 0) return;
  const parents = sql`
    select c.id, p.id as parent_id, l.id as league_id, s.split_at
    from unnest(
      ${split.map(({ id }) => id)}::int[], ${split.map(({ parent }) => parent)}::text[], ${split.map(({ by }) => by)}::text[]
    ) as c (id, hash, by)
    join prices.item_group p on p.game = ${game} and p.hash = c.hash
    join prices.group_split s on s.tag = p.tag and s.property = c.by
    join prices.league l on l.game = ${game}`;
  await sql`
    insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos, exchange_chaos, by_exchange)
    select v.league_id, c.id, v.hour_at, v.value_chaos, v.exchange_chaos, v.by_exchange
    from (${parents}) c join prices.hourly_value v on v.league_id = c.league_id and v.group_id = c.parent_id and v.hour_at < c.split_at
    on conflict do nothing`.execute(tx);
  await sql`
    insert into prices.daily_value (league_id, group_id, day, value_chaos, low_chaos, high_chaos, exchange_chaos, by_exchange, held)
    select v.league_id, c.id, v.day, v.value_chaos, v.low_chaos, v.high_chaos, v.exchange_chaos, v.by_exchange, v.held
    from (${parents}) c join prices.daily_value v on v.league_id = c.league_id and v.group_id = c.parent_id and v.day < c.split_at
    on conflict do nothing`.execute(tx);
}
