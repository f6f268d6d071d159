/** The times of published history points, which travel as values alone (D54, R9.21). Pure. */
import type { Valuation } from '@poexchange/domain/pricing';
import type { ChartPoint } from './chart-geometry.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A day's point is taken at 02:00 UTC. */
const dailyPointMs = 2 * hourMs;

export type HistoryRange = '2d' | '7d' | '30d';
export const historyRanges: readonly HistoryRange[] = ['2d', '7d', '30d'];

/** The points of a range, oldest first, and the value now at the end. `valuedAtMs` is the time of the file. */
export function listHistory(valuation: Valuation, of: { readonly range: HistoryRange; readonly valuedAtMs: number }): ChartPoint[] {
  const { range, valuedAtMs } = of;
  const past = range === '2d' ? listHours(valuation, valuedAtMs) : listDays(valuation, valuedAtMs).slice(range === '7d' ? -7 : -30);
  const now = { atMs: valuedAtMs, chaos: valuation.primaryValue > 0 ? valuation.primaryValue : null };
  return [...past.filter((point) => point.atMs < valuedAtMs), now];
}

/** The longest range with a curve to show: of a young price the days say nothing yet. */
export function chooseRange(valuation: Valuation, valuedAtMs: number): HistoryRange {
  const hasCurve = (range: HistoryRange): boolean =>
    listHistory(valuation, { range, valuedAtMs }).filter((point) => point.chaos !== null).length > 3;
  return historyRanges.toReversed().find(hasCurve) ?? '2d';
}

/** Every second hour; the last is the even hour before now. */
function listHours({ history }: Valuation, nowMs: number): ChartPoint[] {
  const stepMs = 2 * hourMs;
  return place(history.primaryValueHourly, { lastMs: Math.floor(nowMs / stepMs) * stepMs, stepMs });
}

function listDays({ history }: Valuation, nowMs: number): ChartPoint[] {
  const lastMs = Math.floor((nowMs - dailyPointMs) / dayMs) * dayMs + dailyPointMs;
  return place(history.primaryValueDaily, { lastMs, stepMs: dayMs });
}

function place(values: readonly (number | null)[], of: { lastMs: number; stepMs: number }): ChartPoint[] {
  return values.map((chaos, at) => ({ atMs: of.lastMs - (values.length - 1 - at) * of.stepMs, chaos: chaos === 0 ? null : chaos }));
}
