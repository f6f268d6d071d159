import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { writeArray } from '../asks/tab-queries.ts';
import { createSums, type SalesSums } from './sales-sums.ts';

/** Time of a league's last count, and the start of the unbroken series of counts. */
export type SalesClock = { readonly countedAtMs: number; readonly sinceMs: number };

export async function readClock(db: PricesDb, leagueId: number): Promise<SalesClock | null> {
  const { rows } = await sql<SalesClock>`
    select extract(epoch from counted_at)::float8 * 1000 as "countedAtMs", extract(epoch from since)::float8 * 1000 as "sinceMs"
    from prices.sales_clock where league_id = ${leagueId}`.execute(db);
  return rows[0] ?? null;
}

export async function storeClock(tx: PricesTx, leagueId: number, { countedAtMs, sinceMs }: SalesClock): Promise<void> {
  await sql`
    insert into prices.sales_clock (league_id, counted_at, since) values (${leagueId}, ${new Date(countedAtMs)}, ${new Date(sinceMs)})
    on conflict (league_id) do update set counted_at = excluded.counted_at, since = excluded.since`.execute(tx);
}

/** Reads the sums of a league's groups, and when each sum was last written. */
export async function readSums(db: PricesDb, leagueId: number): Promise<Map<number, { sums: SalesSums; countedAtMs: number }>> {
  const { rows } = await sql<{ groupId: number; sums: number[]; countedAtMs: number }>`
    select group_id as "groupId", sums, extract(epoch from counted_at)::float8 * 1000 as "countedAtMs"
    from prices.sales_sums where league_id = ${leagueId}`.execute(db);
  return new Map(rows.map(({ groupId, sums, countedAtMs }) => [groupId, { sums: createSums(sums), countedAtMs }]));
}

export async function storeSums(
  tx: PricesTx,
  leagueId: number,
  { sums, at }: { sums: ReadonlyMap<number, SalesSums>; at: Date },
): Promise<void> {
  if (sums.size === 0) return;
  await sql`
    insert into prices.sales_sums (league_id, group_id, sums, counted_at)
    select ${leagueId}::int, group_id, sums::float8[], ${at}::timestamptz
    from unnest(${writeArray([...sums.keys()])}::int[], ${[...sums.values()].map((one) => writeArray([...one]))}::text[]) as s (group_id, sums)
    order by group_id
    on conflict (league_id, group_id) do update set sums = excluded.sums, counted_at = excluded.counted_at`.execute(tx);
}
