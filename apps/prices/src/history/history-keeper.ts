import type { Game } from '@poexchange/domain/item';
import type { PricesDb } from '../database.ts';
import { dayOf, hourOf, layOutDays, layOutHours, type HistoryPoint, type PriceSource, type ValueToRecord } from './history.ts';
import type { Fence } from '../leases/fence.ts';
import { readHistory, storeHistory, type DayPoint } from './history-queries.ts';

/**
 * A group's last 24 even hours and 30 days, oldest first; null if there is no point (D54, R9.21). The masks mark the
 * points whose source is unknown or differs from the current value's source; bit 0 is the newest point.
 */
export type Series = {
  readonly hours: readonly (number | null)[];
  readonly days: readonly (number | null)[];
  readonly otherHours: number;
  readonly otherDays: number;
};

export type GroupsHistory = {
  readonly seriesOf: (groupId: number) => Series;
  /** Daily points by group; null if none have changed since the last call. */
  readonly days: ReadonlyMap<number, readonly DayPoint[]> | null;
};

export type HistoryKeeper = {
  /**
   * Writes this hour's and today's points for valued groups that lack them, and returns the history including the new
   * points.
   */
  readonly update: (
    db: PricesDb,
    options: {
      readonly leagueId: number;
      readonly game: Game;
      /** This list only grows between price runs. */
      readonly groupIds: readonly number[];
      readonly values: ReadonlyMap<number, ValueToRecord>;
      readonly nowMs: number;
      /** Changes whenever past points are added. */
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
 * Selects the points to show for a group now priced by `origin`: goods priced by the exchange show the exchange's
 * history.
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
 * Caches a league's history between price runs: a point is written once and never changes, so nothing needs to be read
 * within an hour. Groups are read again when the hour ends, when past points are added, or when a group gets its first
 * value of the hour or a value from another source; this also picks up points that another program wrote.
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
        // A group without a value gets its point when it has a value again.
        if (origin === undefined) continue;
        series.set(id, { origin, series: writeSeries({ hours: hours.get(id) ?? [], days: days.get(id) ?? [], origin }, nowMs) });
      }
      return { seriesOf, days };
    },
  };
}
