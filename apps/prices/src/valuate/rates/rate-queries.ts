import { sql } from 'kysely';
import { withLazyCommit, type PricesDb } from '../../database.ts';
import type { Fence } from '../../leases/fence.ts';
import type { RateGuard } from './rate-guard.ts';

/** A currency's value in chaos, and whether it is reliable. */
export type Rate = { readonly groupId: number; readonly valueChaos: number; readonly isTrusted: boolean };

export type StoredRate = Rate & {
  readonly guard: RateGuard | undefined;
};

type Row = Rate & {
  readonly usedChaos: number | null;
  readonly referenceChaos: number | null;
  readonly referenceAtMs: number | null;
  readonly referenceSellers: number | null;
  readonly heldSinceMs: number | null;
  readonly crowdSinceMs: number | null;
  readonly goodsChaos: number | null;
  readonly goodsDeviation: number | null;
  readonly goodsSellers: number | null;
  readonly usualOffset: number | null;
  readonly usualSellers: number | null;
};

/** Reads the previous price run's rates. */
export async function readRates(db: PricesDb, leagueId: number): Promise<StoredRate[]> {
  const { rows } = await sql<Row>`
    select group_id as "groupId", value_chaos as "valueChaos", is_trusted as "isTrusted", used_chaos as "usedChaos", reference_chaos as "referenceChaos",
      (extract(epoch from reference_at) * 1000)::float8 as "referenceAtMs", reference_sellers as "referenceSellers",
      (extract(epoch from held_since) * 1000)::float8 as "heldSinceMs", (extract(epoch from crowd_since) * 1000)::float8 as "crowdSinceMs",
      goods_chaos as "goodsChaos", goods_deviation as "goodsDeviation", goods_sellers as "goodsSellers",
      usual_offset as "usualOffset", usual_sellers as "usualSellers"
    from prices.currency_rate where league_id = ${leagueId}`.execute(db);
  return rows.map((row) => ({ groupId: row.groupId, valueChaos: row.valueChaos, isTrusted: row.isTrusted, guard: readGuard(row) }));
}

function readGuard(row: Row): RateGuard | undefined {
  const { valueChaos, usedChaos, referenceChaos, referenceAtMs, referenceSellers, heldSinceMs, crowdSinceMs } = row;
  if (referenceChaos === null || referenceAtMs === null) return undefined;
  const { goodsChaos, goodsDeviation, goodsSellers, usualOffset, usualSellers } = row;
  const goods =
    goodsChaos === null || goodsDeviation === null || goodsSellers === null
      ? null
      : { chaos: goodsChaos, deviation: goodsDeviation, sellers: goodsSellers };
  const habit = usualOffset === null || usualSellers === null ? null : { offset: usualOffset, sellers: usualSellers };
  return { valueChaos, usedChaos, referenceChaos, referenceAtMs, referenceSellers, heldSinceMs, crowdSinceMs, goods, habit };
}

const noGuard = {
  usedChaos: null,
  referenceChaos: null,
  referenceAtMs: null,
  referenceSellers: null,
  heldSinceMs: null,
  crowdSinceMs: null,
  goods: null,
  habit: null,
};

/**
 * Stores currency values for the next price run; currencies without a value become unreliable. A held rate stays
 * reliable, because it is the last rate that was not in doubt, and without it all asks in divines would lose their
 * price.
 */
export async function storeRates(
  db: PricesDb,
  leagueId: number,
  {
    rates: found,
    guards,
    at,
    fence,
  }: { rates: readonly Rate[]; guards: ReadonlyMap<number, RateGuard>; at: Date; fence?: Fence | undefined },
): Promise<void> {
  const rows = found.map(({ groupId, valueChaos, isTrusted }): Row => {
    const { goods, habit, ...guard } = guards.get(groupId) ?? noGuard;
    const ofGoods = { goodsChaos: goods?.chaos ?? null, goodsDeviation: goods?.deviation ?? null, goodsSellers: goods?.sellers ?? null };
    return {
      ...guard,
      ...ofGoods,
      usualOffset: habit?.offset ?? null,
      usualSellers: habit?.sellers ?? null,
      groupId,
      valueChaos,
      isTrusted,
    };
  });
  const store = sql`
    insert into prices.currency_rate (league_id, group_id, value_chaos, is_trusted, valued_at, used_chaos, reference_chaos, reference_at, reference_sellers,
      held_since, crowd_since, goods_chaos, goods_deviation, goods_sellers, usual_offset, usual_sellers)
    select ${leagueId}::int, "groupId", "valueChaos", "isTrusted", ${at}::timestamptz, "usedChaos", "referenceChaos", to_timestamp("referenceAtMs" / 1000),
      "referenceSellers", to_timestamp("heldSinceMs" / 1000), to_timestamp("crowdSinceMs" / 1000), "goodsChaos", "goodsDeviation", "goodsSellers",
      "usualOffset", "usualSellers"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("groupId" int, "valueChaos" float8, "isTrusted" bool, "usedChaos" float8, "referenceChaos" float8,
      "referenceAtMs" float8, "referenceSellers" int, "heldSinceMs" float8, "crowdSinceMs" float8, "goodsChaos" float8, "goodsDeviation" float8, "goodsSellers" float8,
      "usualOffset" float8, "usualSellers" float8)
    on conflict (league_id, group_id) do update set value_chaos = excluded.value_chaos, is_trusted = excluded.is_trusted, valued_at = excluded.valued_at,
      used_chaos = excluded.used_chaos, reference_chaos = excluded.reference_chaos, reference_at = excluded.reference_at, reference_sellers = excluded.reference_sellers,
      held_since = excluded.held_since, crowd_since = excluded.crowd_since, goods_chaos = excluded.goods_chaos, goods_deviation = excluded.goods_deviation,
      goods_sellers = excluded.goods_sellers, usual_offset = excluded.usual_offset, usual_sellers = excluded.usual_sellers`;
  const doubt = sql`update prices.currency_rate set is_trusted = false where league_id = ${leagueId} and valued_at <> ${at} and is_trusted`;
  await withLazyCommit(
    db,
    async (tx) => {
      await store.execute(tx);
      await doubt.execute(tx);
    },
    fence,
  );
}
