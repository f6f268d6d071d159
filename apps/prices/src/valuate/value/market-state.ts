/** The state of each market at the last price run: the next run's prior, and the time of the value's last change. */
import { sql } from 'kysely';
import { withLazyCommit, type PricesDb } from '../../database.ts';
import type { Fence } from '../../leases/fence.ts';
import { writeArray } from '../../asks/tab-queries.ts';
import type { MarketPlace } from '../market/follow-market.ts';
import type { MarketShape } from '../market/market-shape.ts';
import type { GroupValue } from './value-group.ts';

export type MarketState = {
  readonly groupId: number;
  readonly centre: number | null;
  readonly deviation: number | null;
  readonly valueChaos: number;
  readonly valuedAtMs: number;
  readonly previousChaos: number | null;
  readonly changedAtMs: number;
  /** Smoothed spread of the asks, and slow average of the centre; null if unknown. */
  readonly shape: MarketShape | null;
  readonly reference: number | null;
};

/** Usual hourly move of a market, in log space, with a margin for a league's first days. */
const HOURLY_MOVE = 0.03;
const HOUR_MS = 3_600_000;
/** Age in ms after which a market's state is no longer used as a prior. */
const FORGOTTEN_AFTER_MS = 48 * HOUR_MS;
/** A smaller move of the centre is not worth writing the row. */
const SMALLEST_MOVE = 0.002;

/** Computes a market's prior from its last state; null if the state is unknown or too old. */
export function priorOf(state: MarketState | undefined, nowMs: number): MarketPlace | null {
  if (state === undefined || state.centre === null || state.deviation === null) return null;
  // The age is at least 0, even if the clock has been set back.
  const ageMs = Math.max(0, nowMs - state.valuedAtMs);
  if (ageMs > FORGOTTEN_AFTER_MS) return null;
  const hours = ageMs / HOUR_MS;
  return {
    centre: state.centre,
    deviation: Math.hypot(state.deviation, HOURLY_MOVE * Math.sqrt(hours)),
    hours,
    ...(state.shape === null ? {} : { shape: state.shape, sellers: state.shape.sellers }),
    ...(state.reference === null ? {} : { reference: state.reference }),
  };
}

/** Computes a market's next state. The previous value is kept until the value changes again. */
export function moveState(
  state: MarketState | undefined,
  { groupId, value, nowMs }: { groupId: number; value: GroupValue; nowMs: number },
): MarketState {
  const isSame = state !== undefined && state.valueChaos === value.primary;
  return {
    groupId,
    centre: value.centre?.centre ?? null,
    deviation: value.centre?.deviation ?? null,
    valueChaos: value.primary,
    valuedAtMs: nowMs,
    previousChaos: isSame ? state.previousChaos : (state?.valueChaos ?? null),
    changedAtMs: isSame ? state.changedAtMs : nowMs,
    shape: value.centre?.shape ?? null,
    reference: value.centre?.reference ?? null,
  };
}

/**
 * True if a state differs enough from the stored state to be written: most markets do not change from minute to minute.
 */
export function isWorthStoring(state: MarketState, stored: MarketState | undefined): boolean {
  if (stored === undefined || stored.valueChaos !== state.valueChaos || state.valuedAtMs - stored.valuedAtMs > HOUR_MS) return true;
  if (state.valuedAtMs < stored.valuedAtMs || (state.centre === null) !== (stored.centre === null)) return true;
  return Math.abs((state.centre ?? 0) - (stored.centre ?? 0)) > SMALLEST_MOVE;
}

export async function readMarketStates(
  db: PricesDb,
  { leagueId, groupIds }: { leagueId: number; groupIds: readonly number[] },
): Promise<Map<number, MarketState>> {
  const { rows } = await sql<Omit<MarketState, 'shape'> & { readonly shape: readonly number[] | null }>`
    select group_id as "groupId", centre, deviation, value_chaos as "valueChaos", (extract(epoch from valued_at) * 1000)::float8 as "valuedAtMs",
      previous_chaos as "previousChaos", (extract(epoch from changed_at) * 1000)::float8 as "changedAtMs",
      shape, reference
    from prices.market_state where league_id = ${leagueId} and group_id = any(${writeArray(groupIds)}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.groupId, { ...row, shape: row.shape === null ? null : unpackShape(row.shape) }]));
}

export async function storeMarketStates(db: PricesDb, leagueId: number, states: readonly MarketState[], fence?: Fence): Promise<void> {
  if (states.length === 0) return;
  const store = sql`
    insert into prices.market_state (league_id, group_id, centre, deviation, value_chaos, valued_at, previous_chaos, changed_at,
      shape, reference)
    select ${leagueId}::int, group_id, centre, deviation, value_chaos, to_timestamp(valued_ms / 1000), previous_chaos, to_timestamp(changed_ms / 1000),
      shape::float8[], reference
    from unnest(
      ${states.map(({ groupId }) => groupId)}::int[], ${states.map(({ centre }) => centre)}::float8[], ${states.map(({ deviation }) => deviation)}::float8[],
      ${states.map(({ valueChaos }) => valueChaos)}::float8[], ${states.map(({ valuedAtMs }) => valuedAtMs)}::float8[],
      ${states.map(({ previousChaos }) => previousChaos)}::float8[], ${states.map(({ changedAtMs }) => changedAtMs)}::float8[],
      ${states.map(({ shape }) => shape && `{${packShape(shape).join(',')}}`)}::text[], ${states.map(({ reference }) => reference)}::float8[]
    ) as s (group_id, centre, deviation, value_chaos, valued_ms, previous_chaos, changed_ms, shape, reference)
    on conflict (league_id, group_id) do update set centre = excluded.centre, deviation = excluded.deviation, value_chaos = excluded.value_chaos,
      valued_at = excluded.valued_at, previous_chaos = excluded.previous_chaos, changed_at = excluded.changed_at,
      shape = excluded.shape, reference = excluded.reference`;
  await withLazyCommit(db, (tx) => store.execute(tx), fence);
}

/** Packs a spread into the numbers of its column, in the order documented in the migration, followed by the counts. */
const packShape = ({ sellers, below, above, share, counts }: MarketShape): number[] => [
  sellers,
  ...[below, above].flatMap(({ deviation, distance, far }) => [deviation, distance, far]),
  share,
  ...(counts ?? []).map((count) => Math.round(count * 100) / 100),
];

function unpackShape([sellers = 0, ...rest]: readonly number[]): MarketShape {
  const sideAt = (at: number): MarketShape['below'] => ({ deviation: rest[at] ?? 0, distance: rest[at + 1] ?? 0, far: rest[at + 2] ?? 0 });
  const counts = rest.slice(7);
  return { sellers, below: sideAt(0), above: sideAt(3), share: rest[6] ?? 0, ...(counts.length === 0 ? {} : { counts }) };
}
