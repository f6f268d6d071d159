import type { MapFacts } from './map-facts.ts';

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

/**
 * A requirement on a map, by a buyer or a filter (R5.17): at least this many percent of item quantity, item rarity or
 * pack size, as the map's properties show them, or a mod, by its key in the map-mod table (R3.68).
 */
type MapRequirement =
  | { readonly kind: 'quantity' | 'rarity' | 'packSize'; readonly minPercent: number }
  | { readonly kind: 'mod'; readonly key: string };

/**
 * Checks whether a map meets one requirement (R5.17). A minimum of NaN is never met, nor is any if the map does not
 * show the property. A mod is met only if it was identified, so on maps with 7 or more explicit mods (R5.11).
 */
export function meetsMapRequirement(facts: MapFacts, requirement: MapRequirement): boolean {
  if (requirement.kind === 'mod') return facts.mods.includes(requirement.key);
  const percent = readPercent(facts, requirement.kind);
  return percent !== undefined && percent >= requirement.minPercent;
}

/** Returns whether a map meets all of them; every map meets an empty list. */
export function meetsMapRequirements(facts: MapFacts, requirements: readonly MapRequirement[]): boolean {
  return requirements.every((requirement) => meetsMapRequirement(facts, requirement));
}

function readPercent(facts: MapFacts, kind: 'quantity' | 'rarity' | 'packSize'): number | undefined {
  if (kind === 'quantity') return facts.quantityPercent;
  return kind === 'rarity' ? facts.rarityPercent : facts.packSizePercent;
}
