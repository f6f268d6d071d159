import type { MapFacts } from './map-facts.ts';

/**
 * A requirement on a map, by a buyer or a filter (R5.17): at least this many percent of item quantity, item rarity or
 * pack size, as the map's properties show them, or a mod, by its key in the map-mod table (R3.68).
 */
export type MapRequirement =
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
