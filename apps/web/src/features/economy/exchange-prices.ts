import type { ExchangePairEntry } from '@poexchange/contract/price-files/explain';
import { currencies, unitsOfGame, type CurrencyUnit, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { tagOf, valueOf, type EconomyRow } from './economy-rows.ts';

/** Names a currency in which pairs are compared, by the hash of its group. */
type MoneyReference = `money ${string}`;

/**
 * Currency in which the exchange's pairs are compared: one unit for all, one of the currencies that were paid, or what
 * was paid in each pair.
 */
export type Reference = 'paid' | CurrencyUnit | MoneyReference;

/** Chaos for one of each unit that has a price in the league; chaos is 1. */
export type UnitRates = Readonly<Partial<Record<CurrencyUnit, number>>>;

/** Units that people count in, besides those of the game's prices. */
const unitsBeside: Readonly<Record<Game, readonly CurrencyUnit[]>> = { poe1: ['ex'], poe2: [] };

/** Reads the rates from the rows of a league. */
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

/** The units that can be chosen as a reference, in the game's order: those with a rate. */
export function listUnits(rates: UnitRates, game: Game): CurrencyUnit[] {
  return [...unitsOfGame[game], ...unitsBeside[game]].filter((unit) => rates[unit] !== undefined);
}

/** Returns the unit that a row stands for; undefined if it is not a unit. */
export function findUnit(row: EconomyRow | undefined, units: readonly CurrencyUnit[]): CurrencyUnit | undefined {
  if (row === undefined || tagOf(row) !== 'currency') return undefined;
  return units.find((unit) => currencies[unit].group === row.columns.keys[row.at]);
}

/** The currencies of the pairs that can be a reference, besides the units: those that have a price. */
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

/** Returns whether a reference is a unit of prices. */
export function isUnit(reference: Reference): reference is CurrencyUnit {
  return Object.hasOwn(currencies, reference);
}

/** Returns the view that shows chaos in one unit, regardless of the game's own form of a price (D59). */
export function viewInUnit(unit: CurrencyUnit, rates: UnitRates): PriceView {
  return { game: 'poe2', unit, chaosPerUnit: rates[unit] ?? null };
}

/** Pieces of the currency paid for one piece. */
export function paidForOne({ q, u }: Pick<ExchangePairEntry, 'q' | 'u'>): number | null {
  return u > 0 && q > 0 ? q / u : null;
}

const HOUR_MS = 3_600_000;
/** Hours whose pairs are shown (D43). */
export const RECENT_HOURS = 6;
/** Hours until the trades of an hour are surely published: the hour itself, and the one after it. */
const PUBLISHED_WITHIN_HOURS = 2;

/** Returns whether nothing was traded lately, so that the shown trades are older. */
export function isOldTrade(newestHourMs: number, nowMs: number): boolean {
  return nowMs - newestHourMs > (RECENT_HOURS + PUBLISHED_WITHIN_HOURS) * HOUR_MS;
}
