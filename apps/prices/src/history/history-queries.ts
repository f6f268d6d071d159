import { roundPriceOf } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { sql } from 'kysely';
import { withTransaction } from '@poexchange/platform/db';
import type { PricesDb, PricesTx } from '../database.ts';
import { holdFence, type Fence } from '../leases/fence.ts';
import { writeArray } from '../asks/tab-queries.ts';
import { DAILY_SLOTS, DAY_MS, dayOf, HOUR_MS, hourOf, HOURLY_SLOTS, type HistoryPoint, type ValueToRecord } from './history.ts';

/**
 * A day's point with its band. Fields are null if the database did not yet have their columns on that day, or if
 * nothing was traded.
 */
export type DayPoint = HistoryPoint & {
  readonly low: number | null;
  readonly high: number | null;
  readonly isHeld: boolean;
};

/** A league's points by group id. */
export type History = { readonly hours: ReadonlyMap<number, HistoryPoint[]>; readonly days: ReadonlyMap<number, DayPoint[]> };

type Row<Point> = Point & { groupId: number };

/** A point's source as SQL; null for values that were held back. */
const sourceOfPoint = sql`case v.by_exchange when true then 'exchange' when false then 'asks' end`;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Reads the history of a league's groups, for the period that is shown. */
export async function readHistory(
  db: PricesDb,
  { leagueId, groupIds, nowMs }: { leagueId: number; groupIds: readonly number[]; nowMs: number },
): Promise<History> {
  const ids = writeArray(groupIds);
  const hours = await sql<Row<HistoryPoint>>`
    select v.group_id as "groupId", (extract(epoch from v.hour_at) * 1000)::float8 as "atMs", v.value_chaos as value,
      v.exchange_chaos as exchange, ${sourceOfPoint} as source
    from prices.hourly_value v
    where v.league_id = ${leagueId} and v.group_id = any(${ids}::int[]) and v.hour_at > ${new Date(nowMs - 2 * HOURLY_SLOTS * HOUR_MS)}`.execute(
    db,
  );
  const days = await sql<Row<DayPoint>>`
    select v.group_id as "groupId", (extract(epoch from v.day) * 1000)::float8 as "atMs", v.value_chaos as value,
      v.low_chaos as low, v.high_chaos as high, v.exchange_chaos as exchange, v.held as "isHeld", ${sourceOfPoint} as source
    from prices.daily_value v
    where v.league_id = ${leagueId} and v.group_id = any(${ids}::int[]) and v.day > ${toDay(nowMs - (DAILY_SLOTS + 1) * DAY_MS)}::date`.execute(
    db,
  );
  return { hours: collect(hours.rows), days: collect(days.rows) };
}

/** Writes the missing points for the hour and the day; a late or repeated run never writes a point twice. */
export async function storeHistory(
  db: PricesDb,
  leagueId: number,
  { fence, ...points }: PointsToStore & { readonly fence?: Fence | undefined },
): Promise<void> {
  if (fence === undefined) return insertPoints(db, leagueId, points);
  await withTransaction(db, async (tx) => {
    await holdFence(tx, fence);
    await insertPoints(tx, leagueId, points);
  });
}

type PointsToStore = { readonly game: Game; readonly values: ReadonlyMap<number, ValueToRecord>; readonly nowMs: number };

async function insertPoints(db: PricesDb | PricesTx, leagueId: number, { game, values, nowMs }: PointsToStore): Promise<void> {
  const groupIds = [...values.keys()];
  const valued = [...values.values()];
  const prices = valued.map((value) => value.primary);
  const lows = valued.map((value) => value.levels[0] ?? null);
  const highs = valued.map((value) => value.levels.at(-1) ?? null);
  const exchanged = valued.map((value) => (value.exchange === null ? null : roundPriceOf(value.exchange.priceChaos, game)));
  const held = valued.map((value) => value.reason === 'held');
  const byExchange = valued.map((value) => (value.reason === 'held' ? null : value.origin === 'exchange'));
  await sql`
    insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos, exchange_chaos, by_exchange)
    select ${leagueId}::int, group_id, ${new Date(hourOf(nowMs))}::timestamptz, value, exchange, by_exchange
    from unnest(${groupIds}::int[], ${prices}::float8[], ${exchanged}::float8[], ${byExchange}::bool[])
      as v (group_id, value, exchange, by_exchange)
    on conflict do nothing`.execute(db);
  await sql`
    insert into prices.daily_value (league_id, group_id, day, value_chaos, low_chaos, high_chaos, exchange_chaos, by_exchange, held)
    select ${leagueId}::int, group_id, ${toDay(dayOf(nowMs))}::date, value, low, high, exchange, by_exchange, held
    from unnest(
      ${groupIds}::int[], ${prices}::float8[], ${lows}::float8[], ${highs}::float8[], ${exchanged}::float8[], ${byExchange}::bool[],
      ${held}::bool[]
    ) as v (group_id, value, low, high, exchange, by_exchange, held)
    on conflict do nothing`.execute(db);
}

function collect<Point extends HistoryPoint>(rows: readonly Row<Point>[]): Map<number, Omit<Row<Point>, 'groupId'>[]> {
  const byGroup = new Map<number, Omit<Row<Point>, 'groupId'>[]>();
  for (const { groupId, ...point } of rows) {
    const known = byGroup.get(groupId);
    if (known === undefined) byGroup.set(groupId, [point]);
    else known.push(point);
  }
  return byGroup;
}
