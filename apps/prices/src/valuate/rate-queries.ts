import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { GroupValue } from './value-group.ts';

/** The rates of the previous publication that are to be relied on (D51). */
export async function readRates(db: PricesDb, leagueId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; valueChaos: number }>`
    select group_id as "groupId", value_chaos as "valueChaos" from prices.currency_rate where league_id = ${leagueId} and is_trusted`.execute(
    db,
  );
  return new Map(rows.map(({ groupId, valueChaos }) => [groupId, valueChaos]));
}

/** Groups that somebody in the league asks for as a currency. */
export async function readAskedCurrencies(db: PricesDb, leagueId: number): Promise<number[]> {
  const { rows } = await sql<{ currencyId: number }>`
    select distinct currency_id as "currencyId" from prices.offer where league_id = ${leagueId}`.execute(db);
  return rows.map(({ currencyId }) => currencyId);
}

/** Keeps the values of currencies for the next publication; those without a value now are relied on no more. */
export async function storeRates(
  db: PricesDb,
  leagueId: number,
  { values, at }: { values: ReadonlyMap<number, GroupValue>; at: Date },
): Promise<void> {
  const rates = [...values].map(([groupId, value]) => ({ groupId, value }));
  await sql`
    insert into prices.currency_rate (league_id, group_id, value_chaos, is_trusted, valued_at)
    select ${leagueId}::int, group_id, value_chaos, is_trusted, ${at}::timestamptz
    from unnest(
      ${rates.map(({ groupId }) => groupId)}::int[], ${rates.map(({ value }) => value.primary)}::float8[], ${rates.map(({ value }) => value.reason === null)}::bool[]
    ) as r (group_id, value_chaos, is_trusted)
    on conflict (league_id, group_id) do update
      set value_chaos = excluded.value_chaos, is_trusted = excluded.is_trusted, valued_at = excluded.valued_at`.execute(db);
  await sql`update prices.currency_rate set is_trusted = false where league_id = ${leagueId} and valued_at < ${at} and is_trusted`.execute(
    db,
  );
}
