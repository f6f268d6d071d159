/** Stock changes in public tabs: possible sales, and places to which the stock may have moved instead. */
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import type { StockMove } from './compare-asks.ts';
import { writeArray } from './tab-queries.ts';

export type StockChangeToStore = StockMove & {
  readonly leagueId: number;
  readonly accountId: number;
  readonly tabId: string;
  readonly seenBeforeMs: number;
};

/** Stores stock changes with the time they were detected. */
export async function storeStockChanges(tx: PricesTx, changes: readonly StockChangeToStore[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const column = (read: (change: StockChangeToStore) => number | string): string => writeArray(changes.map(read));
  await sql`
    insert into prices.stock_change (league_id, account_id, tab_id, group_id, currency_id, ask, pieces, listed_at, seen_before, at)
    select league_id, account_id, tab_id, group_id, currency_id, ask, pieces, to_timestamp(listed_at), to_timestamp(seen_before), ${at}::timestamptz
    from unnest(
      ${column(({ leagueId }) => leagueId)}::int[], ${column(({ accountId }) => accountId)}::bigint[], ${column(({ tabId }) => tabId)}::bigint[], ${column(({ groupId }) => groupId)}::int[],
      ${column(({ currencyId }) => currencyId)}::int[], ${column(({ ask }) => ask)}::float8[], ${column(({ pieces }) => pieces)}::int[],
      ${column(({ listedAtSeconds }) => listedAtSeconds)}::float8[], ${column(({ seenBeforeMs }) => seenBeforeMs / 1000)}::float8[]
    ) as c (league_id, account_id, tab_id, group_id, currency_id, ask, pieces, listed_at, seen_before)`.execute(tx);
}

export type StockChange = {
  readonly id: string;
  readonly accountId: number;
  readonly tabId: string;
  readonly groupId: number;
  readonly currencyId: number;
  readonly ask: number;
  readonly pieces: number;
  readonly listedAtMs: number;
  readonly seenBeforeMs: number;
  readonly atMs: number;
  readonly isFill: boolean | null;
};

/** Maximum number of changes read in one query, oldest first; limits memory use. */
const MOST_CHANGES = 200_000;

/** Reads a league's stock changes that are not older than `sinceMs`, oldest first. */
export async function readStockChanges(db: PricesDb, { leagueId, sinceMs }: { leagueId: number; sinceMs: number }): Promise<StockChange[]> {
  const { rows } = await sql<StockChange>`
    select id::text, account_id as "accountId", tab_id::text as "tabId", group_id as "groupId", currency_id as "currencyId", ask, pieces,
      extract(epoch from listed_at)::float8 * 1000 as "listedAtMs", extract(epoch from seen_before)::float8 * 1000 as "seenBeforeMs",
      extract(epoch from at)::float8 * 1000 as "atMs", is_fill as "isFill"
    from prices.stock_change where league_id = ${leagueId} and at > ${new Date(sinceMs)} order by at limit ${MOST_CHANGES}`.execute(db);
  return rows;
}

/** Marks the changes that were sales, and deletes all other changes. */
export async function settleStockChanges(
  tx: PricesTx,
  { fillIds, otherIds }: { fillIds: readonly string[]; otherIds: readonly string[] },
): Promise<void> {
  if (fillIds.length > 0)
    await sql`update prices.stock_change set is_fill = true where id = any(${writeArray(fillIds)}::bigint[])`.execute(tx);
  if (otherIds.length > 0) await sql`delete from prices.stock_change where id = any(${writeArray(otherIds)}::bigint[])`.execute(tx);
}
