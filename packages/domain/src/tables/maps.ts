import { namedMapsByTier, tieredMaps, uniqueMapNames } from './poe1/map.ts';
import { tierlessMaps } from './facts.ts';

/**
 * Naming of a league's maps: `named` by area ("Strand Map"), `tiered` by tier alone ("Map (Tier 16)", game 3.28 and
 * later), or `both`.
 */
export type MapNaming = 'named' | 'tiered' | 'both';

/** A map of its league's atlas. `tier` is where it drops first; null for a map that shows none. */
export type MapName = { readonly name: string; readonly tier: number | null };

/** Leagues whose maps have names of their own, lower case. All others began with game 3.28 or later. */
const namedLeagues: ReadonlySet<string> = new Set(['keepers', 'mercenaries', 'settlers']);
/** Permanent leagues keep the maps of every atlas. */
const permanentLeagues: ReadonlySet<string> = new Set(['standard', 'ruthless']);

/** Returns how maps are named in a poe1 league; `league` is its id or name, in any case, hardcore or not. */
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

/** Lists the maps a poe1 league drops, in rising tier (R3.23); unique maps are separate, see `listUniqueMaps`. */
export function listMaps(league: string): readonly MapName[] {
  const naming = readMapNaming(league);
  // One name, the Vaal Temple's, is in both atlases.
  if (naming === 'both') return [...namedMaps, ...keyMaps.filter(({ name }) => namedMaps.every((map) => map.name !== name))];
  return naming === 'named' ? namedMaps : keyMaps;
}

/** The unique maps of poe1, by name. */
export function listUniqueMaps(): readonly string[] {
  return uniqueMapNames;
}
