import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { RateGuard } from './rate-guard.ts';

/** What a currency is worth, and whether that is to be relied on. */
export type Rate = { readonly groupId: number; readonly valueChaos: number; readonly isTrusted: boolean };

export type StoredRate = Rate & {
  readonly guard: RateGuard | undefined;
};

type Row = {
  groupId: number;
  valueChaos: number;
  isTrusted: boolean;
  referenceChaos: number | null;
  referenceAtMs: number | null;
  referenceSellers: number | null;
  heldSinceMs: number | null;
};

/** The rates of the previous publication. */
export async function readRates(db: PricesDb, leagueId: number): Promise<StoredRate[]> {
  const { rows } = await sql<Row>`
    select group_id as "groupId", value_chaos as "valueChaos", is_trusted as "isTrusted", reference_chaos as "referenceChaos",
      (extract(epoch from reference_at) * 1000)::float8 as "referenceAtMs", reference_sellers as "referenceSellers", (extract(epoch from held_since) * 1000)::float8 as "heldSinceMs"
    from prices.currency_rate where league_id = ${leagueId}`.execute(db);
  return rows.map(({ referenceChaos, referenceAtMs, referenceSellers, heldSinceMs, ...rate }) => ({
    ...rate,
    guard: referenceChaos === null || referenceAtMs === null ? undefined : { referenceChaos, referenceAtMs, referenceSellers, heldSinceMs },
  }));
}

/**
 * Keeps the values of currencies for the next publication; those without a value now are relied on no more. A held rate is relied on: it is the last one that was not
 * doubted, and without it everything asked in divines would lose its price (D51, D52).
 */
export async function storeRates(
  db: PricesDb,
  leagueId: number,
  { rates: found, guards, at }: { rates: readonly Rate[]; guards: ReadonlyMap<number, RateGuard>; at: Date },
): Promise<void> {
  const rates = found.map((rate) => ({ ...rate, guard: guards.get(rate.groupId) }));
  await sql`
    insert into prices.currency_rate (league_id, group_id, value_chaos, is_trusted, valued_at, reference_chaos, reference_at, reference_sellers, held_since)
    select ${leagueId}::int, group_id, value_chaos, is_trusted, ${at}::timestamptz, reference_chaos, to_timestamp(reference_ms / 1000),
      reference_sellers, to_timestamp(held_ms / 1000)
    from unnest(
      ${rates.map(({ groupId }) => groupId)}::int[], ${rates.map(({ valueChaos }) => valueChaos)}::float8[],
      ${rates.map(({ isTrusted }) => isTrusted)}::bool[], ${rates.map(({ guard }) => guard?.referenceChaos ?? null)}::float8[],
      ${rates.map(({ guard }) => guard?.referenceAtMs ?? null)}::float8[],
      ${rates.map(({ guard }) => guard?.referenceSellers ?? null)}::int[], ${rates.map(({ guard }) => guard?.heldSinceMs ?? null)}::float8[]
    ) as r (group_id, value_chaos, is_trusted, reference_chaos, reference_ms, reference_sellers, held_ms)
    on conflict (league_id, group_id) do update set value_chaos = excluded.value_chaos, is_trusted = excluded.is_trusted, valued_at = excluded.valued_at,
      reference_chaos = excluded.reference_chaos, reference_at = excluded.reference_at, reference_sellers = excluded.reference_sellers, held_since = excluded.held_since`.execute(
    db,
  );
  await sql`update prices.currency_rate set is_trusted = false where league_id = ${leagueId} and valued_at < ${at} and is_trusted`.execute(
    db,
  );
}
