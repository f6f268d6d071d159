import type { MapFacts } from './map-facts.ts';

/**
 * The maps a seller offers. Mods are keys of the map-mod table: the map must have at least one of the wanted mods, if
 * any are selected, and none of the unwanted mods. Minimums are in percent as the map shows them; null for no minimum.
 */
export type MapFilter = {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
  readonly quantity: number | null;
  readonly rarity: number | null;
  readonly packSize: number | null;
};

const minimums = ['quantity', 'rarity', 'packSize'] as const;

/** Returns true if the filter accepts every map. */
export function isEmptyMapFilter(filter: MapFilter): boolean {
  return filter.wanted.length === 0 && filter.unwanted.length === 0 && minimums.every((kind) => filter[kind] === null);
}

/**
 * Checks whether a map passes: it meets every minimum, has one of the wanted mods and none of the unwanted mods. A map
 * that does not show a property does not meet its minimum.
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
 * A requirement on a map, by a buyer or a filter: at least this percentage of item quantity, item rarity or pack size,
 * as the map's properties show them, or a mod, by its key in the map-mod table.
 */
type MapRequirement =
  | { readonly kind: 'quantity' | 'rarity' | 'packSize'; readonly minPercent: number }
  | { readonly kind: 'mod'; readonly key: string };

/**
 * Checks whether a map meets one requirement. A minimum of NaN is never met, and no minimum is met if the map does not
 * show the property. A mod requirement is met only if the mod was identified, that is, on maps with 7 or more explicit
 * mods (R5.11).
 */
export function meetsMapRequirement(facts: MapFacts, requirement: MapRequirement): boolean {
  if (requirement.kind === 'mod') return facts.mods.includes(requirement.key);
  const percent = readPercent(facts, requirement.kind);
  return percent !== undefined && percent >= requirement.minPercent;
}

/** Returns true if a map meets all requirements; every map meets an empty list. */
export function meetsMapRequirements(facts: MapFacts, requirements: readonly MapRequirement[]): boolean {
  return requirements.every((requirement) => meetsMapRequirement(facts, requirement));
}

function readPercent(facts: MapFacts, kind: 'quantity' | 'rarity' | 'packSize'): number | undefined {
  if (kind === 'quantity') return facts.quantityPercent;
  return kind === 'rarity' ? facts.rarityPercent : facts.packSizePercent;
}
