import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';
import { writeArray } from './tab-queries.ts';

/** Offers of some tabs as columns; `tabPlaces` are places in the list of tabs, from 1 as SQL counts. */
export type OfferColumns = {
  readonly tabPlaces: readonly number[];
  readonly groupIds: readonly number[];
  readonly currencyIds: readonly number[];
  readonly asks: readonly number[];
  readonly quantities: readonly number[];
  readonly noted: readonly number[];
};

export type OfferedTab = { readonly id: string; readonly leagueId: number };

/** All offers of these tabs, and nobody's stock was filled: they turned private, or went to another league or owner. */
export async function deleteOffers(tx: PricesTx, tabIds: readonly string[]): Promise<void> {
  if (tabIds.length > 0) await sql`delete from prices.offer where tab_id = any(${writeArray(tabIds)}::bigint[])`.execute(tx);
}

/** Adds offers of tabs that have none. */
export async function addOffers(tx: PricesTx, tabs: readonly OfferedTab[], offers: OfferColumns, listedAt: Date): Promise<void> {
  if (offers.asks.length === 0) return;
  await sql`
    insert into prices.offer (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted)
    select t.id, o.ask, t.league_id, o.group_id, o.currency_id, o.quantity, ${listedAt}::timestamptz, o.noted = 1
    from ${unnestOffers(offers)} join ${unnestTabs(tabs)} using (place)
    order by o.place`.execute(tx);
}

/**
 * Makes the offers of these tabs what they are now, changing only rows that differ, and notes whose stock fell or left (D54): an ask
 * that only changed its price was not filled. One statement: all of it sees the tabs as they were.
 */
export async function replaceOffers(tx: PricesTx, tabs: readonly OfferedTab[], offers: OfferColumns, at: Date): Promise<void> {
  if (tabs.length === 0) return;
  await sql`
    with place as materialized (select * from ${unnestTabs(tabs)}),
    new as materialized (
      select t.id as tab_id, t.league_id, o.group_id, o.currency_id, o.ask, o.quantity, o.noted = 1 as is_noted
      from ${unnestOffers(offers)} join place t using (place)
    ),
    old as materialized (
      select o.ctid as at, o.tab_id, o.group_id, o.currency_id, o.ask, o.quantity, o.is_noted
      from prices.offer o where o.tab_id = any(${writeArray(tabs.map((tab) => tab.id))}::bigint[])
    ),
    gone as (
      delete from prices.offer o using old
      where o.ctid = old.at
        and not exists (select from new n where (n.tab_id, n.group_id, n.currency_id, n.ask) = (old.tab_id, old.group_id, old.currency_id, old.ask))
    ),
    changed as (
      update prices.offer o set quantity = n.quantity, is_noted = n.is_noted
      from old join new n using (tab_id, group_id, currency_id, ask)
      where o.ctid = old.at and (old.quantity, old.is_noted) is distinct from (n.quantity, n.is_noted)
    ),
    filled as (
      insert into prices.filled_offer (league_id, group_id, filled_at)
      select t.league_id, b.group_id, ${at}::timestamptz
      from (select tab_id, group_id, sum(quantity) as quantity from old group by 1, 2) b
      join place t on t.id = b.tab_id
      left join (select tab_id, group_id, sum(quantity) as quantity from new group by 1, 2) a using (tab_id, group_id)
      where coalesce(a.quantity, 0) < b.quantity
    )
    insert into prices.offer (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted)
    select n.tab_id, n.ask, n.league_id, n.group_id, n.currency_id, n.quantity, ${at}::timestamptz, n.is_noted
    from new n left join old using (tab_id, group_id, currency_id, ask)
    where old.at is null`.execute(tx);
}

function unnestTabs(tabs: readonly OfferedTab[]) {
  return sql`unnest(
    ${writeArray(tabs.map((tab) => tab.id))}::bigint[], ${writeArray(tabs.map((tab) => tab.leagueId))}::int[]
  ) with ordinality as t (id, league_id, place)`;
}

function unnestOffers({ tabPlaces, groupIds, currencyIds, asks, quantities, noted }: OfferColumns) {
  return sql`unnest(
    ${writeArray(tabPlaces)}::bigint[], ${writeArray(groupIds)}::int[], ${writeArray(currencyIds)}::int[],
    ${writeArray(asks)}::float8[], ${writeArray(quantities)}::int[], ${writeArray(noted)}::int[]
  ) as o (place, group_id, currency_id, ask, quantity, noted)`;
}
