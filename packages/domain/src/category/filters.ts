import { heistBands } from '../grouping/index.ts';
import { nightmareMap, readEssenceTier, shaperGuardianMaps, type Tag } from '../tables/index.ts';
import type { CategoryFilter } from './category.ts';

/** The keys of the group are one of these names (given in the game's spelling). */
export function keepKeys(names: readonly string[]): CategoryFilter {
  const keys = new Set(names.map((name) => name.toLowerCase()));
  return (item) => keys.has(item.key);
}

export function keepKeysEnding(ending: string): CategoryFilter {
  return (item) => item.key.endsWith(ending);
}

/**
 * Keeps band `index` of the five item-level tiers, ascending (R3.19, R5.21). A numeric level is converted to its band
 * first.
 */
export function keepHeistBand(index: 0 | 1 | 2 | 3 | 4): CategoryFilter {
  const lowest = [0, 68, 73, 78, 83][index] as number;
  const next = [68, 73, 78, 83, Infinity][index] as number;
  return ({ properties }) => {
    const { ilvl } = properties;
    return typeof ilvl === 'number' ? ilvl >= lowest && ilvl < next : ilvl === heistBands[index];
  };
}

/** R5.16: logbooks and incubators below item level 83 are not traded here. Accepts other tags. */
export function dropBelow83(...tags: readonly Tag[]): CategoryFilter {
  return (item) => !tags.includes(item.tag) || item.properties['ilvl'] === '83 and above';
}

const HIGH_ESSENCE_TIER = 6;

/** Shrieking, Deafening and the corruption-only essences (R3.18). */
export const keepHighEssences: CategoryFilter = ({ key }) => (readEssenceTier(key) ?? 0) >= HIGH_ESSENCE_TIER;

/** Every other essence: whispering to screaming, and the remnant of corruption. */
export const keepLowEssences: CategoryFilter = (item) => !keepHighEssences(item);

const isPoe2CorruptionEssence = keepKeys([
  'Essence of Delirium',
  'Essence of Horror',
  'Essence of Hysteria',
  'Essence of Insanity',
  'Essence of the Abyss',
  'Essence of the Breach',
]);

/** poe2's Greater, Perfect and corruption-only essences; its middle tier has no tier word. */
export const keepHighPoe2Essences: CategoryFilter = (item) =>
  item.key.startsWith('greater ') || item.key.startsWith('perfect ') || isPoe2CorruptionEssence(item);

/** poe2's lesser and plain essences. */
export const keepLowPoe2Essences: CategoryFilter = (item) => !keepHighPoe2Essences(item);

/** Abyssal bones of poe2, which desecrate an item, by the kind of bone. */
export const keepAbyssalBones: CategoryFilter = ({ key }) => /(?:collarbone|jawbone|rib|cranium|vertebrae)$/.test(key);

/** Lineage gems are exchanged by name; a gem with a level is not a lineage gem. */
export const keepLineageGems: CategoryFilter = ({ key, properties }) => properties['lvl'] === undefined && !key.startsWith('uncut ');

/**
 * poe2's runes: most have "rune" in their name; the legacies of uniques, Aldur's runes and nine more have names of
 * their own.
 */
export const keepRunes: CategoryFilter = ({ key }) =>
  /\brune\b|^legacy of | of aldur$|^aldur's legacy|'s (?:creativity|epiphany|gloom|hunt|tending|might|sidereus|carnage|triumph)$/.test(key);

// The key of an influenced map is the boss it belongs to (see the map rule).

const guardianKeys = new Set([...shaperGuardianMaps].map((name) => name.toLowerCase()));
const elderKeys = new Set(["constrictor's map", "enslaver's map", "eradicator's map", "purifier's map"]);
const conquerorKeys = new Set(["al-hezmin's map", "baran's map", "drox's map", "veritania's map"]);

export const keepShaperMaps: CategoryFilter = ({ key }) => guardianKeys.has(key) || key.startsWith('shaper ');

export const keepElderMaps: CategoryFilter = ({ key }) => elderKeys.has(key) || key.startsWith('elder ');

export const keepConquerorMaps: CategoryFilter = ({ key }) => conquerorKeys.has(key);

export const keepOriginatorMaps: CategoryFilter = ({ key }) => key.startsWith('originator ');

const nightmareKey = nightmareMap.toLowerCase();

/** Tier 17, and the nightmare maps of game 3.28 and later, which replaced it and show no tier. */
export const keepTier17Maps: CategoryFilter = ({ key, properties }) => properties['tier'] === 17 || key === nightmareKey;

/** R5.13: no tier 17, no scourged map, none of the four boss regions. */
export const keepNormalMaps: CategoryFilter = (item) =>
  !keepTier17Maps(item) && item.properties['scourged'] !== true && !guardianKeys.has(item.key);

/** R5.14: a normal map with the 8-mod flag, which its extended group carries. */
export const keepEightModMaps: CategoryFilter = (item) => keepNormalMaps(item) && item.properties['eightMod'] === true;

/** R5.15: blighted and ravaged maps that can no longer be modified are not traded here. Accepts other maps. */
export const dropUnmodifiableBlight: CategoryFilter = ({ tag, properties }) =>
  properties['unmodifiable'] !== true || (tag !== 'blighted_map' && tag !== 'blighted_ravaged_map');
