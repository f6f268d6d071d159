import { findGroupBeforeSplit, type ItemGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';

/** A group that has just been stored. */
export type NewGroup = { readonly id: number; readonly group: ItemGroup };

/**
 * Copies the history that a group had before it was split to its new variants, in every league of the game: until the
 * split its points covered all variants together.
 */
export async function carryHistory(tx: PricesTx, game: Game, groups: readonly NewGroup[]): Promise<void> {
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
