/**
 * Changes and curves in the currency in which prices are shown. Files contain chaos: in exalted orbs, an item's price
 * also changes with the orb's own rate, so both ends are divided by the rate of their time. Pure.
 */
import { currencies, readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { ChartPoint } from './chart-geometry.ts';
import { changeOf, tagOf, weekOf, type EconomyRow, type UnitPast } from './economy-rows.ts';

const unknownPast: UnitPast = { week: new Float64Array(), twoDays: null };

/** Returns the row of the currency in which a view shows prices; undefined if that row has not been read. */
export function findUnitRow(rows: readonly EconomyRow[], view: PriceView): EconomyRow | undefined {
  const { group } = currencies[readViewUnit(view).unit];
  return rows.find((row) => tagOf(row) === 'currency' && row.columns.keys[row.at] === group);
}

/** Reads the past of the displayed currency. poe1 shows amounts in chaos, with whole divines written as divines. */
export function readUnitPast(rows: readonly EconomyRow[], view: PriceView): UnitPast {
  if (readViewUnit(view).unit === 'c') return null;
  const row = findUnitRow(rows, view);
  return row === undefined ? unknownPast : { week: weekOf(row), twoDays: changeOf(row, 'twoDays') };
}

/**
 * Converts a history's points at the displayed currency's past rates into today's chaos, so that at today's rate they
 * show the past amounts. A time without a rate is a gap; if `rates` is null, the points are unchanged.
 */
export function pointsIn(points: readonly ChartPoint[], rates: readonly ChartPoint[] | null): readonly ChartPoint[] {
  if (rates === null) return points;
  const rateNow = rates.at(-1)?.chaos ?? null;
  const rateAt = new Map(rates.map(({ atMs, chaos }) => [atMs, chaos]));
  return points.map((point): ChartPoint => {
    const rate = rateAt.get(point.atMs) ?? null;
    if (rate === null || rateNow === null || rate <= 0) return { atMs: point.atMs, chaos: null };
    const factor = rateNow / rate;
    const { band, exchangeChaos } = point;
    return {
      ...point,
      chaos: point.chaos === null ? null : point.chaos * factor,
      ...(band != null && { band: { low: band.low * factor, high: band.high * factor } }),
      ...(exchangeChaos != null && { exchangeChaos: exchangeChaos * factor }),
    };
  });
}
