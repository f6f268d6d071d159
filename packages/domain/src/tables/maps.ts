import { namedMapsByTier, tieredMaps, uniqueMapNames } from './poe1/map.ts';
import { tierlessMaps } from './facts.ts';

/**
 * How a league names its maps: `named` by area ("Strand Map"), `tiered` by tier alone ("Map (Tier 16)", game 3.28 and
 * later), or `both`.
 */
export type MapNaming = 'named' | 'tiered' | 'both';

/** A map of a league's atlas. `tier` is the tier at which the map first drops; null for a map that shows no tier. */
export type MapName = { readonly name: string; readonly tier: number | null };

/** Leagues with individually named maps, lower case. All other leagues began with game 3.28 or later. */
const namedLeagues: ReadonlySet<string> = new Set(['keepers', 'mercenaries', 'settlers']);
/** Permanent leagues keep the maps of every atlas. */
const permanentLeagues: ReadonlySet<string> = new Set(['standard', 'ruthless']);

/** Returns how a poe1 league names its maps; `league` is its id or name, in any case, hardcore or not. */
export function readMapNaming(league: string): MapNaming {
  const plain = league
    .toLowerCase()
    .replaceAll(/\b(hardcore|hc|ruthless|ssf)\b/g, '')
    .trim();
  if (plain === '' || permanentLeagues.has(plain)) return 'both';
  return namedLeagues.has(plain) ? 'named' : 'tiered';
}

const namedMaps: readonly MapName[] = namedMapsByTier.flatMap(([tier, names]) => names.map((name) => ({ name, tier })));
const keyMaps: readonly MapName[] = [
  ...tieredMaps.map(([name, tier]) => ({ name, tier })),
  ...[...tierlessMaps].map((name) => ({ name, tier: null })),
];

/**
 * Lists the maps that drop in a poe1 league, in ascending tier (R3.23); unique maps are listed separately by
 * `listUniqueMaps`.
 */
export function listMaps(league: string): readonly MapName[] {
  const naming = readMapNaming(league);
  // The Vaal Temple is in both atlases.
  if (naming === 'both') return [...namedMaps, ...keyMaps.filter(({ name }) => namedMaps.every((map) => map.name !== name))];
  return naming === 'named' ? namedMaps : keyMaps;
}

/** Returns the unique maps of poe1, by name. */
export function listUniqueMaps(): readonly string[] {
  return uniqueMapNames;
}
