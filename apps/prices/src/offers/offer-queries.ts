import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';
import type { OfferRow } from './diff-tab.ts';

export type StoredTab = { readonly id: number; readonly publicId: string; readonly leagueId: number; readonly accountId: number };

export async function storeAccounts(tx: PricesTx, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  await sql`insert into prices.account (name) select * from unnest(${names.toSorted()}::text[]) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: number; name: string }>`select id, name from prices.account where name = any(${names}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function readTabs(tx: PricesTx, publicIds: readonly string[]): Promise<StoredTab[]> {
  const { rows } = await sql<StoredTab>`
    select id, public_id as "publicId", league_id as "leagueId", account_id as "accountId" from prices.tab where public_id = any(${publicIds}::text[])`.execute(
    tx,
  );
  return rows;
}

export async function storeTabs(tx: PricesTx, tabs: readonly Omit<StoredTab, 'id'>[], seenAt: Date): Promise<Map<string, number>> {
  if (tabs.length === 0) return new Map();
  const { rows } = await sql<{ id: number; publicId: string }>`
    insert into prices.tab (public_id, account_id, league_id, seen_at)
    select public_id, account_id, league_id, ${seenAt}::timestamptz
    from unnest(
      ${tabs.map((tab) => tab.publicId)}::text[], ${tabs.map((tab) => tab.accountId)}::int[], ${tabs.map((tab) => tab.leagueId)}::int[]
    ) as t (public_id, account_id, league_id)
    on conflict (public_id) do update
      set account_id = excluded.account_id, league_id = excluded.league_id, seen_at = greatest(tab.seen_at, excluded.seen_at)
    returning id, public_id as "publicId"`.execute(tx);
  return new Map(rows.map(({ id, publicId }) => [publicId, id]));
}

export async function deleteTabs(tx: PricesTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await sql`delete from prices.tab where id = any(${ids}::bigint[])`.execute(tx);
}

export async function readTabOffers(tx: PricesTx, tabIds: readonly number[]): Promise<OfferRow[]> {
  if (tabIds.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select tab_id as "tabId", group_id as "groupId", currency_id as "currencyId", ask, quantity, is_noted as "isNoted"
    from prices.offer where tab_id = any(${tabIds}::bigint[])`.execute(tx);
  return rows;
}

export async function deleteOffers(tx: PricesTx, offers: readonly OfferRow[]): Promise<void> {
  if (offers.length === 0) return;
  await sql`
    delete from prices.offer o using unnest(
      ${offers.map((offer) => offer.tabId)}::bigint[], ${offers.map((offer) => offer.groupId)}::int[],
      ${offers.map((offer) => offer.currencyId)}::int[], ${offers.map((offer) => offer.ask)}::float8[]
    ) as gone (tab_id, group_id, currency_id, ask)
    where o.tab_id = gone.tab_id and o.group_id = gone.group_id and o.currency_id = gone.currency_id and o.ask = gone.ask`.execute(tx);
}

/** Adds offers, or sets quantity and source of those that are there. A tab's league is its offers' league. */
export async function storeOffers(tx: PricesTx, offers: readonly OfferRow[], listedAt: Date): Promise<void> {
  if (offers.length === 0) return;
  await sql`
    insert into prices.offer (tab_id, league_id, group_id, currency_id, ask, quantity, is_noted, listed_at)
    select o.tab_id, t.league_id, o.group_id, o.currency_id, o.ask, o.quantity, o.is_noted, ${listedAt}::timestamptz
    from unnest(
      ${offers.map((offer) => offer.tabId)}::bigint[], ${offers.map((offer) => offer.groupId)}::int[], ${offers.map((offer) => offer.currencyId)}::int[],
      ${offers.map((offer) => offer.ask)}::float8[], ${offers.map((offer) => offer.quantity)}::bigint[], ${offers.map((offer) => offer.isNoted)}::bool[]
    ) as o (tab_id, group_id, currency_id, ask, quantity, is_noted)
    join prices.tab t on t.id = o.tab_id
    on conflict (tab_id, group_id, currency_id, ask) do update set quantity = excluded.quantity, is_noted = excluded.is_noted`.execute(tx);
}

export async function storeFilledOffers(
  tx: PricesTx,
  filled: readonly { leagueId: number; groupId: number }[],
  filledAt: Date,
): Promise<void> {
  if (filled.length === 0) return;
  await sql`
    insert into prices.filled_offer (league_id, group_id, filled_at)
    select league_id, group_id, ${filledAt}::timestamptz
    from unnest(${filled.map(({ leagueId }) => leagueId)}::int[], ${filled.map(({ groupId }) => groupId)}::int[]) as f (league_id, group_id)`.execute(
    tx,
  );
}
