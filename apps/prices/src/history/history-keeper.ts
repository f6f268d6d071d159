import type { Game } from '@poexchange/domain/item';
import type { PricesDb } from '../database.ts';
import { findBaseOfSevenDays, findBaseOfTwoDays } from '@poexchange/domain/pricing';
import { dayOf, hourOf, layOutDays, layOutHours, type HistoryPoint, type PriceSource, type ValueToRecord } from './history.ts';
import type { Fence } from '../leases/fence.ts';
import { readHistory, storeHistory, type DayPoint } from './history-queries.ts';

/**
 * The 24 even hours and the 30 days of a group up to now, oldest first; null where there is no point (D54, R9.21). With
 * the source of the points that changes are told from; null where it is not known, or there is none.
 */
export type Series = {
  readonly hours: readonly (number | null)[];
  readonly days: readonly (number | null)[];
  readonly baseSources: { readonly twoDays: PriceSource | null; readonly sevenDays: PriceSource | null };
};

export type GroupsHistory = {
  readonly seriesOf: (groupId: number) => Series;
  /** Points of the days by group, null where they have not changed since they were last asked for. */
  readonly days: ReadonlyMap<number, readonly DayPoint[]> | null;
};

export type HistoryKeeper = {
  /**
   * Writes the points of this hour and this day that groups with a value do not have yet, and returns the history with
   * them.
   */
  readonly update: (
    db: PricesDb,
    options: {
      readonly leagueId: number;
      readonly game: Game;
      /** The groups; from one price run to the next this list only grows. */
      readonly groupIds: readonly number[];
      readonly values: ReadonlyMap<number, ValueToRecord>;
      readonly nowMs: number;
      /** Changes when points of the past were added (record 0066). */
      readonly pastMoments: number;
      readonly fence?: Fence | undefined;
    },
  ) => Promise<GroupsHistory>;
};

type Kept = { hourMs: number; dayMs: number; pastMoments: number; readonly series: Map<number, Series> };

const valueOf = (point: HistoryPoint | null): number | null => point?.value ?? null;

function writeSeries(hourPoints: readonly HistoryPoint[], dayPoints: readonly HistoryPoint[], nowMs: number): Series {
  const [hours, days] = [layOutHours(hourPoints, nowMs), layOutDays(dayPoints, nowMs)];
  const series = { hours: hours.map(valueOf), days: days.map(valueOf) };
  const twoDays = findBaseOfTwoDays(series.hours);
  const sevenDays = findBaseOfSevenDays(series.days);
  return {
    ...series,
    baseSources: {
      twoDays: twoDays === null ? null : (hours[twoDays]?.source ?? null),
      sevenDays: sevenDays === null ? null : (days[sevenDays]?.source ?? null),
    },
  };
}

const none = writeSeries([], [], 0);

/**
 * Keeps the history of a league between price runs: a point is written once and never changes, so that within an hour
 * there is nothing to read. Groups are read again when the hour is over, when points of the past were added, or when
 * one of them has a value for the first time in it; then also what another program wrote counts.
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
      const seriesOf = (groupId: number): Series => series.get(groupId) ?? none;
      const isNew = (groupId: number): boolean => values.has(groupId) && !series.has(groupId);
      const added = groupIds.filter(isNew);
      if (added.length === 0) return { seriesOf, days: null };
      await storeHistory(db, leagueId, { game, values: new Map(added.map((id) => [id, values.get(id) as ValueToRecord])), nowMs, fence });
      const { hours, days } = await readHistory(db, { leagueId, groupIds, nowMs });
      for (const id of groupIds) {
        const [hourPoints, dayPoints] = [hours.get(id), days.get(id)];
        // A group without a value gets its point when it has one again.
        if (!values.has(id)) continue;
        series.set(id, writeSeries(hourPoints ?? [], dayPoints ?? [], nowMs));
      }
      return { seriesOf, days };
    },
  };
}
