import type { MapFacts } from './map-facts.ts';
import { meetsMapRequirement, meetsMapRequirements, type MapRequirement } from './map-requirement.ts';

/**
 * The maps a seller offers (R2.13, R5.17). Mods by their keys in the map-mod table: at least one of the wanted ones if
 * any are chosen, and none of the unwanted ones. Minimums in percent as the map shows them; null for no minimum.
 */
export type MapFilter = {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
  readonly quantity: number | null;
  readonly rarity: number | null;
  readonly packSize: number | null;
};

const minimums = ['quantity', 'rarity', 'packSize'] as const;

/** Returns whether the filter accepts every map. */
export function isEmptyMapFilter(filter: MapFilter): boolean {
  return filter.wanted.length === 0 && filter.unwanted.length === 0 && minimums.every((kind) => filter[kind] === null);
}

/**
 * Checks whether a map passes (R5.17): it meets every minimum, has one of the wanted mods and none of the unwanted
 * ones. A map that does not show a property does not meet its minimum.
 */
export function passesMapFilter(facts: MapFacts, filter: MapFilter): boolean {
  const required = minimums.flatMap((kind): MapRequirement[] => {
    const minPercent = filter[kind];
    return minPercent === null ? [] : [{ kind, minPercent }];
  });
  const has = (key: string): boolean => meetsMapRequirement(facts, { kind: 'mod', key });
  return meetsMapRequirements(facts, required) && (filter.wanted.length === 0 || filter.wanted.some(has)) && !filter.unwanted.some(has);
}
