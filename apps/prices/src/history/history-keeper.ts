import type { Game } from '@poexchange/domain/item';
import type { PricesDb } from '../database.ts';
import { dayOf, hourOf, layOutDays, layOutHours, type HistoryPoint, type PriceSource, type ValueToRecord } from './history.ts';
import type { Fence } from '../leases/fence.ts';
import { readHistory, storeHistory, type DayPoint } from './history-queries.ts';

/**
 * The 24 even hours and the 30 days of a group up to now, oldest first; null where there is no point (D54, R9.21). The
 * masks mark the points whose source is unknown or differs from that of the present value; bit 0 is the newest point
 * (D47).
 */
export type Series = {
  readonly hours: readonly (number | null)[];
  readonly days: readonly (number | null)[];
  readonly otherHours: number;
  readonly otherDays: number;
};

export type GroupsHistory = {
  readonly seriesOf: (groupId: number) => Series;
  /** Points of the days by group, null where they have not changed since the last call. */
  readonly days: ReadonlyMap<number, readonly DayPoint[]> | null;
};

export type HistoryKeeper = {
  /**
   * Writes this hour's and this day's points for valued groups that lack them, and returns the history including them.
   */
  readonly update: (
    db: PricesDb,
    options: {
      readonly leagueId: number;
      readonly game: Game;
      /** The groups; this list only grows between price runs. */
      readonly groupIds: readonly number[];
      readonly values: ReadonlyMap<number, ValueToRecord>;
      readonly nowMs: number;
      /** Changes when points of the past were added. */
      readonly pastMoments: number;
      readonly fence?: Fence | undefined;
    },
  ) => Promise<GroupsHistory>;
};

type Kept = {
  hourMs: number;
  dayMs: number;
  pastMoments: number;
  readonly series: Map<number, { readonly origin: PriceSource; readonly series: Series }>;
};

/**
 * Points shown of a group that is priced by `origin` now: the history of the exchange's goods is the exchange's (D47).
 */
function showPoints(points: readonly (HistoryPoint | null)[], origin: PriceSource): { values: (number | null)[]; others: number } {
  let others = 0;
  const values = points.map((point, at) => {
    if (point === null) return null;
    if (origin === 'exchange' && point.exchange !== null) return point.exchange;
    if (point.source !== origin) others |= 1 << (points.length - 1 - at);
    return point.value;
  });
  return { values, others };
}

type Points = { readonly hours: readonly HistoryPoint[]; readonly days: readonly HistoryPoint[]; readonly origin: PriceSource };

function writeSeries({ hours: hourPoints, days: dayPoints, origin }: Points, nowMs: number): Series {
  const hours = showPoints(layOutHours(hourPoints, nowMs), origin);
  const days = showPoints(layOutDays(dayPoints, nowMs), origin);
  return { hours: hours.values, days: days.values, otherHours: hours.others, otherDays: days.others };
}

const none = writeSeries({ hours: [], days: [], origin: 'asks' }, 0);

/**
 * Caches the history of a league between price runs: a point is written once and never changes, so nothing needs to be
 * read within an hour. Groups are read again when the hour is over, when points of the past were added, or when a group
 * gets its first value of the hour or one of another source; then points that another program wrote count too.
 */
export function createHistoryKeeper(): HistoryKeeper {
  let kept: Kept | null = null;

  const open = (nowMs: number, pastMoments: number): Kept => {
    const [hourMs, dayMs] = [hourOf(nowMs), dayOf(nowMs)];
    if (kept?.hourMs !== hourMs || kept.dayMs !== dayMs || kept.pastMoments !== pastMoments)
      kept = { hourMs, dayMs, pastMoments, series: new Map() };
    return kept;
  };

  return {
    update: async (db, { leagueId, game, groupIds, values, nowMs, pastMoments, fence }) => {
      const { series } = open(nowMs, pastMoments);
      const seriesOf = (groupId: number): Series => series.get(groupId)?.series ?? none;
      const isNew = (groupId: number): boolean => values.has(groupId) && values.get(groupId)?.origin !== series.get(groupId)?.origin;
      const added = groupIds.filter(isNew);
      if (added.length === 0) return { seriesOf, days: null };
      await storeHistory(db, leagueId, { game, values: new Map(added.map((id) => [id, values.get(id) as ValueToRecord])), nowMs, fence });
      const { hours, days } = await readHistory(db, { leagueId, groupIds, nowMs });
      for (const id of groupIds) {
        const origin = values.get(id)?.origin;
        // A group without a value gets its point when it has one again.
        if (origin === undefined) continue;
        series.set(id, { origin, series: writeSeries({ hours: hours.get(id) ?? [], days: days.get(id) ?? [], origin }, nowMs) });
      }
      return { seriesOf, days };
    },
  };
}
