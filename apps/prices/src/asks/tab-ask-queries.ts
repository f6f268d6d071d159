import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';
import { writeArray } from './tab-queries.ts';

/** The asks of several tabs: tab n has the bytes from `ends[n - 1]` up to `ends[n]` (see packed-asks.ts). */
export type TabAsks = {
  readonly tabs: readonly { readonly id: string; readonly leagueId: number }[];
  readonly bytes: Buffer;
  readonly ends: readonly number[];
};

export async function deleteAsks(tx: PricesTx, tabIds: readonly string[]): Promise<void> {
  if (tabIds.length > 0) await sql`delete from prices.tab_offers where tab_id = any(${writeArray(tabIds)}::bigint[])`.execute(tx);
}

export async function readTabAsks(tx: PricesTx, tabIds: readonly string[]): Promise<Map<string, Buffer>> {
  if (tabIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; asks: Buffer }>`
    select tab_id::text as id, asks from prices.tab_offers where tab_id = any(${writeArray(tabIds)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, asks }) => [id, asks]));
}

export async function storeAsks(tx: PricesTx, { tabs, bytes, ends }: TabAsks): Promise<void> {
  if (tabs.length === 0) return;
  const starts = ends.map((_, at) => 1 + (ends[at - 1] ?? 0));
  const lengths = ends.map((end, at) => end - (ends[at - 1] ?? 0));
  await sql`
    insert into prices.tab_offers (tab_id, league_id, asks)
    select id, league_id, substring(${bytes}::bytea from start for length)
    from unnest(
      ${writeArray(tabs.map((tab) => tab.id))}::bigint[], ${writeArray(tabs.map((tab) => tab.leagueId))}::int[],
      ${writeArray(starts)}::int[], ${writeArray(lengths)}::int[]
    ) as t (id, league_id, start, length)
    on conflict (tab_id) do update set league_id = excluded.league_id, asks = excluded.asks`.execute(tx);
}
