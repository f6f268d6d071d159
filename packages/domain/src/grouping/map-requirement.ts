import type { MapFacts } from './map-facts.ts';

/**
 * What a buyer or a filter asks of a map (R5.17): at least so many percent of item quantity, item rarity or pack size,
 * as the map's properties show them, or a mod, by its key in the map-mod table (R3.68).
 */
export type MapRequirement =
  | { readonly kind: 'quantity' | 'rarity' | 'packSize'; readonly minPercent: number }
  | { readonly kind: 'mod'; readonly key: string };

/**
 * Whether a map meets one requirement (R5.17). A minimum that is no number is never met, nor is any where the map does
 * not show the property: nothing is guessed. A mod is met only by a mod that was identified, so on maps with 7 or more
 * explicit mods (R5.11).
 */
export function meetsMapRequirement(facts: MapFacts, requirement: MapRequirement): boolean {
  if (requirement.kind === 'mod') return facts.mods.includes(requirement.key);
  const percent = readPercent(facts, requirement.kind);
  return percent !== undefined && percent >= requirement.minPercent;
}

/** Whether a map meets all of them; no requirement is met by every map. */
export function meetsMapRequirements(facts: MapFacts, requirements: readonly MapRequirement[]): boolean {
  return requirements.every((requirement) => meetsMapRequirement(facts, requirement));
}

function readPercent(facts: MapFacts, kind: 'quantity' | 'rarity' | 'packSize'): number | undefined {
  if (kind === 'quantity') return facts.quantityPercent;
  return kind === 'rarity' ? facts.rarityPercent : facts.packSizePercent;
}
