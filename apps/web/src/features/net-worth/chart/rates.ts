/** Worth of a currency unit at past moments. Pure. */
import { listDailyValues, listHourlyValues, type PastValue } from '../../../shared/price-files/history-times.ts';
import type { Valuation } from '@poexchange/domain/pricing';

export type RatePoint = { readonly atMs: number; readonly rate: number };
/** `oldest`: the moment is before all known rates. */
export type FoundRate = { readonly rate: number; readonly kind: 'then' | 'oldest' };

/** Time before the first known rate for which it still counts as that of the day. */
const NEAR_MS = 24 * 3_600_000;

/** Rates of the last 30 days, finer in the last two, oldest first; the present one at the end. */
export function listRates(valuation: Pick<Valuation, 'history' | 'primaryValue'>, valuedAtMs: number): RatePoint[] {
  const hours = listHourlyValues(valuation, valuedAtMs);
  const firstHourMs = hours[0]?.atMs ?? Infinity;
  const days = listDailyValues(valuation, valuedAtMs).filter(({ atMs }) => atMs < firstHourMs);
  const now: PastValue = { atMs: valuedAtMs, chaos: valuation.primaryValue };
  return [...days, ...hours.filter(({ atMs }) => atMs < valuedAtMs), now].flatMap(({ atMs, chaos }) =>
    chaos !== null && chaos > 0 && Number.isFinite(chaos) ? [{ atMs, rate: chaos }] : [],
  );
}

/** The known rate nearest to a moment; null without any. */
export function findRate(points: readonly RatePoint[], atMs: number): FoundRate | null {
  const [first] = points;
  if (first === undefined) return null;
  let best = first;
  for (const point of points) if (Math.abs(point.atMs - atMs) < Math.abs(best.atMs - atMs)) best = point;
  return { rate: best.rate, kind: atMs < first.atMs - NEAR_MS ? 'oldest' : 'then' };
}
