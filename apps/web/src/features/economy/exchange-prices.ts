import type { ExchangePairEntry } from '@poexchange/contract/price-files/explain';
import { currencies, unitsOfGame, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { tagOf, valueOf, type EconomyRow } from './economy-rows.ts';

/** Identifies a currency in which pairs are compared, by its group's hash. */
type MoneyReference = `money ${string}`;

/**
 * Currency in which the exchange's pairs are compared: one unit for all pairs, one of the paid currencies, or the
 * currency paid in each pair.
 */
export type Reference = 'paid' | CurrencyUnit | MoneyReference;

/** Value in chaos of each unit that has a price in the league; chaos is 1. */
export type UnitRates = Readonly<Partial<Record<CurrencyUnit, number>>>;

/** Units in which players count, in addition to the game's price units. */
const unitsBeside: Readonly<Record<Game, readonly CurrencyUnit[]>> = { poe1: ['ex'], poe2: [] };

/** Reads the rates from a league's rows. */
export function readUnitRates(rows: readonly EconomyRow[], game: Game): UnitRates {
  const rates: Partial<Record<CurrencyUnit, number>> = { c: 1 };
  const wanted = new Map([...unitsOfGame[game], ...unitsBeside[game]].map((unit) => [currencies[unit].group, unit]));
  for (const row of rows) {
    const unit = tagOf(row) === 'currency' ? wanted.get(row.columns.keys[row.at] ?? '') : undefined;
    const value = unit === undefined ? null : valueOf(row, PRIMARY_LEVEL);
    if (unit !== undefined && unit !== 'c' && value !== null) rates[unit] = value;
  }
  return rates;
}

/** Returns the units that can be chosen as reference because they have a rate, in the game's order. */
export function listUnits(rates: UnitRates, game: Game): CurrencyUnit[] {
  return [...unitsOfGame[game], ...unitsBeside[game]].filter((unit) => rates[unit] !== undefined);
}

/** Returns the unit that a row represents; undefined if it is not a unit. */
export function findUnit(row: EconomyRow | undefined, units: readonly CurrencyUnit[]): CurrencyUnit | undefined {
  if (row === undefined || tagOf(row) !== 'currency') return undefined;
  return units.find((unit) => currencies[unit].group === row.columns.keys[row.at]);
}

/** Returns the currencies of the pairs that can be a reference, in addition to the units, because they have a price. */
export function listMoneys(
  pairs: readonly ExchangePairEntry[],
  byHash: ReadonlyMap<string, EconomyRow>,
  units: readonly CurrencyUnit[],
): { readonly reference: MoneyReference; readonly row: EconomyRow; readonly chaos: number }[] {
  return pairs.flatMap(({ m }) => {
    const row = byHash.get(m);
    const chaos = row === undefined ? null : valueOf(row, PRIMARY_LEVEL);
    if (row === undefined || chaos === null || chaos <= 0) return [];
    return findUnit(row, units) !== undefined ? [] : [{ reference: `money ${m}` as const, row, chaos }];
  });
}

/** True if a reference is a price unit. */
export function isUnit(reference: Reference): reference is CurrencyUnit {
  return Object.hasOwn(currencies, reference);
}

/** Returns the view that shows chaos in one unit, regardless of the game's own price format (D59). */
export function viewInUnit(unit: CurrencyUnit, rates: UnitRates): PriceView {
  return { game: 'poe2', unit, chaosPerUnit: rates[unit] ?? null };
}

/** Returns the number of pieces of the currency paid for one piece. */
export function paidForOne({ q, u }: Pick<ExchangePairEntry, 'q' | 'u'>): number | null {
  return u > 0 && q > 0 ? q / u : null;
}

const HOUR_MS = 3_600_000;
/** Number of hours whose pairs are shown (D43). */
export const RECENT_HOURS = 6;
/** Hours until an hour's trades are certainly published: the hour itself, and the next hour. */
const PUBLISHED_WITHIN_HOURS = 2;

/** True if nothing was traded recently, which means that the displayed trades are older. */
export function isOldTrade(newestHourMs: number, nowMs: number): boolean {
  return nowMs - newestHourMs > (RECENT_HOURS + PUBLISHED_WITHIN_HOURS) * HOUR_MS;
}
