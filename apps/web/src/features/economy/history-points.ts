/** Computes the times of published history points, because the files contain only the values (D54, R9.21). Pure. */
import type { BandsEntry } from '@poexchange/contract/price-files';
import { isOfOtherSource, type Valuation } from '@poexchange/domain/pricing';
import { listDailyValues, listHourlyValues } from '../../shared/price-files/history-times.ts';
import type { ChartPoint } from './chart-geometry.ts';

export type HistoryRange = '2d' | '7d' | '30d';
export const historyRanges: readonly HistoryRange[] = ['2d', '7d', '30d'];

/**
 * Returns the points of a range, oldest first, with the current value at the end. `valuedAtMs` is the file's time;
 * `bands` are added to the days.
 */
export function listHistory(
  valuation: Valuation,
  options: { readonly range: HistoryRange; readonly valuedAtMs: number; readonly bands?: BandsEntry | null },
): ChartPoint[] {
  const { range, valuedAtMs, bands = null } = options;
  const { primaryValue, pValues, exchange, lowConfidenceReason, otherSource } = valuation;
  const past =
    range === '2d'
      ? markSources(listHourlyValues(valuation, valuedAtMs), otherSource.hours)
      : markSources(addBands(listDailyValues(valuation, valuedAtMs), bands), otherSource.days).slice(range === '7d' ? -7 : -30);
  const now: ChartPoint =
    primaryValue > 0
      ? {
          atMs: valuedAtMs,
          chaos: primaryValue,
          band: pValues[5] > 0 ? { low: pValues[5], high: pValues[50] } : null,
          exchangeChaos: exchange?.valueChaos ?? null,
          isHeld: lowConfidenceReason === 'held',
        }
      : { atMs: valuedAtMs, chaos: null };
  return [...past.filter((point) => point.atMs < valuedAtMs), now];
}

/** Returns the longest range that has a curve: a new price has no days yet. */
export function chooseRange(valuation: Valuation, valuedAtMs: number): HistoryRange {
  const hasCurve = (range: HistoryRange): boolean =>
    listHistory(valuation, { range, valuedAtMs }).filter((point) => point.chaos !== null).length > 3;
  return historyRanges.toReversed().find(hasCurve) ?? '2d';
}

/** Marks the points whose source differs from that of the current value (D47). */
function markSources(points: readonly ChartPoint[], mask: number): ChartPoint[] {
  return points.map((point, at) => (isOfOtherSource(mask, points, at) ? { ...point, isOfOtherSource: true } : point));
}

/** Bands are assigned to days by index, counted from the newest day. */
function addBands(days: readonly ChartPoint[], bands: BandsEntry | null): ChartPoint[] {
  if (bands === null) return [...days];
  return days.map((day, at) => {
    const place = bands.lo.length - days.length + at;
    const [low, high] = [bands.lo[place], bands.hi[place]];
    return {
      ...day,
      band: low == null || high == null ? null : { low, high },
      exchangeChaos: bands.x?.[place] ?? null,
      isHeld: bands.held?.includes(place) ?? false,
    };
  });
}
