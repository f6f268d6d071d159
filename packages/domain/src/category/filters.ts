import { heistBands } from '../grouping/index.ts';
import { nightmareMap, readEssenceTier, shaperGuardianMaps, type Tag } from '../tables/index.ts';
import type { CategoryFilter } from './category.ts';

/** Keeps groups whose key is one of these names (in the game's spelling). */
export function keepKeys(names: readonly string[]): CategoryFilter {
  const keys = new Set(names.map((name) => name.toLowerCase()));
  return (item) => keys.has(item.key);
}

export function keepKeysEnding(ending: string): CategoryFilter {
  return (item) => item.key.endsWith(ending);
}

/**
 * Keeps one of the five item-level tiers; `index` counts them in ascending order. A numeric level is first converted to
 * its tier.
 */
export function keepHeistBand(index: 0 | 1 | 2 | 3 | 4): CategoryFilter {
  const lowest = [0, 68, 73, 78, 83][index] as number;
  const next = [68, 73, 78, 83, Infinity][index] as number;
  return ({ properties }) => {
    const { ilvl } = properties;
    return typeof ilvl === 'number' ? ilvl >= lowest && ilvl < next : ilvl === heistBands[index];
  };
}

/** Drops logbooks and incubators below item level 83, which are not traded here (R5.16). Accepts other tags. */
export function dropBelow83(...tags: readonly Tag[]): CategoryFilter {
  return (item) => !tags.includes(item.tag) || item.properties['ilvl'] === '83 and above';
}

const HIGH_ESSENCE_TIER = 6;

/** Keeps Shrieking, Deafening and corruption-only essences. */
export const keepHighEssences: CategoryFilter = ({ key }) => (readEssenceTier(key) ?? 0) >= HIGH_ESSENCE_TIER;

/** Keeps all other essences: Whispering to Screaming, and Remnants of Corruption. */
export const keepLowEssences: CategoryFilter = (item) => !keepHighEssences(item);

const isPoe2CorruptionEssence = keepKeys([
  'Essence of Delirium',
  'Essence of Horror',
  'Essence of Hysteria',
  'Essence of Insanity',
  'Essence of the Abyss',
  'Essence of the Breach',
]);

/** Keeps poe2's Greater, Perfect and corruption-only essences; its middle tier has no tier word. */
export const keepHighPoe2Essences: CategoryFilter = (item) =>
  item.key.startsWith('greater ') || item.key.startsWith('perfect ') || isPoe2CorruptionEssence(item);

/** Keeps poe2's Lesser and plain essences. */
export const keepLowPoe2Essences: CategoryFilter = (item) => !keepHighPoe2Essences(item);

/** Keeps poe2's abyssal bones, which desecrate an item; they are recognised by the kind of bone. */
export const keepAbyssalBones: CategoryFilter = ({ key }) => /(?:collarbone|jawbone|rib|cranium|vertebrae)$/.test(key);

/** Keeps lineage gems, which are exchanged by name; a gem with a level is not a lineage gem. */
export const keepLineageGems: CategoryFilter = ({ key, properties }) => properties['lvl'] === undefined && !key.startsWith('uncut ');

/**
 * Keeps poe2's runes: most have "rune" in their name; the legacies of uniques, Aldur's runes and nine others have
 * different names.
 */
export const keepRunes: CategoryFilter = ({ key }) =>
  /\brune\b|^legacy of | of aldur$|^aldur's legacy|'s (?:creativity|epiphany|gloom|hunt|tending|might|sidereus|carnage|triumph)$/.test(key);

// The key of an influenced map is the name of its boss (see the map rule).

const guardianKeys = new Set([...shaperGuardianMaps].map((name) => name.toLowerCase()));
const elderKeys = new Set(["constrictor's map", "enslaver's map", "eradicator's map", "purifier's map"]);
const conquerorKeys = new Set(["al-hezmin's map", "baran's map", "drox's map", "veritania's map"]);

export const keepShaperMaps: CategoryFilter = ({ key }) => guardianKeys.has(key) || key.startsWith('shaper ');

export const keepElderMaps: CategoryFilter = ({ key }) => elderKeys.has(key) || key.startsWith('elder ');

export const keepConquerorMaps: CategoryFilter = ({ key }) => conquerorKeys.has(key);

export const keepOriginatorMaps: CategoryFilter = ({ key }) => key.startsWith('originator ');

const nightmareKey = nightmareMap.toLowerCase();

/** Keeps tier 17 maps, and the nightmare maps that replaced them in game 3.28 and show no tier. */
export const keepTier17Maps: CategoryFilter = ({ key, properties }) => properties['tier'] === 17 || key === nightmareKey;

/** Keeps maps that are not tier 17, not scourged and not from one of the four boss regions. */
export const keepNormalMaps: CategoryFilter = (item) =>
  !keepTier17Maps(item) && item.properties['scourged'] !== true && !guardianKeys.has(item.key);

/** Keeps normal maps with the 8-mod flag, which is in their extended group. */
export const keepEightModMaps: CategoryFilter = (item) => keepNormalMaps(item) && item.properties['eightMod'] === true;

/** Drops blighted and ravaged maps that can no longer be modified, which are not traded here. Accepts other maps. */
export const dropUnmodifiableBlight: CategoryFilter = ({ tag, properties }) =>
  properties['unmodifiable'] !== true || (tag !== 'blighted_map' && tag !== 'blighted_ravaged_map');
