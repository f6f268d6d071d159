/** Properties that distinguish a group, in a line (R5.41). Pure. */
import { listShownProperties, type HashProperties } from '@poexchange/domain/grouping';
import type { Translate } from '../i18n/use-translation.ts';

/**
 * The properties of D57 that people read; one that a newer league adds is named by its code until it has a wording
 * here.
 */
const worded = [
  'variant',
  'art',
  'conqueror',
  'notables',
  'base',
  'influence',
  'fracture',
  'lvl',
  'quality',
  'ilvl',
  'tier',
  'mapTier',
  'itemRarity',
  'packSize',
  'map',
  'passives',
  'clusterType',
  'sixLink',
  'fiveLink',
  'foil',
  'corrupted',
  'corruption',
  'mirrored',
  'split',
  'totalWings',
  'trials',
  'fullyRevealed',
  'monsterLvl',
  'reward',
  'challenge',
  'sacrifice',
  'eightMod',
  'deliriumLayers',
  'scourged',
  'unmodifiable',
] as const;
type Worded = (typeof worded)[number];
/** Properties whose values say what they are: "1 passive" needs no "variant" before it. */
const selfNamed: ReadonlySet<string> = new Set<Worded>(['variant', 'art', 'conqueror', 'notables', 'base']);

const isWorded = (name: string): name is Worded => (worded as readonly string[]).includes(name);

/**
 * "ilvl 83+ · corrupted" in the language of the page: names with `mods` in them, and values that are empty or zero, are
 * skipped (R5.41).
 */
export function sayProperties(properties: HashProperties, t: Translate): string {
  return joinProperties(
    properties,
    (name) => sayPropertyName(name, t),
    (names) => t('property.influenceOf', { names }),
  );
}

export function sayPropertyName(name: string, t: Translate): string {
  return isWorded(name) ? t(`property.${name}`) : writePropertyName(name);
}

/** The same in English codes, for files and for searching, whatever the page's language. */
export function writeProperties(properties: HashProperties): string {
  return joinProperties(properties, writePropertyName);
}

/** The most important properties come first; those without a wording yet come last. */
function placeOf(name: string): number {
  return isWorded(name) ? worded.indexOf(name) : worded.length;
}

/** Drops the number before a mod, which differs from copy to copy: "#% increased cast speed". */
function dropRoll(mod: string): string {
  return mod.replace(/^[+-]?#%? (?:to )?/, '');
}

function joinProperties(properties: HashProperties, nameOf: (name: string) => string, sayInfluence?: (names: string) => string): string {
  return listShownProperties(withCorrupted(properties))
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]): string => {
      if (value === true) return nameOf(name);
      if (name === 'influence' && sayInfluence !== undefined && typeof value === 'object')
        return sayInfluence(value.map(capitalise).join(', '));
      const shown = typeof value === 'object' ? value.map(dropRoll).join(', ') : value;
      if (selfNamed.has(name)) return String(shown);
      if (typeof value === 'object') return `${nameOf(name)} ${shown}`;
      return `${nameOf(name)} ${typeof value === 'string' ? writeBand(value) : String(value)}`;
    })
    .join(' · ');
}

/** Implicit mods that corruption left are not said (R5.41), but that it is corrupted is: a plain copy is another. */
function withCorrupted(properties: HashProperties): HashProperties {
  const mods = properties['corruptedMods'];
  return typeof mods === 'object' && mods !== null && mods.length > 0 ? { ...properties, corrupted: true } : properties;
}

/** "shaper" as the game writes it. */
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A band of levels (R5) in signs: "83 and above" is "83+", "below 68" is "<68". */
export function writeBand(value: string): string {
  return value.replace(/^below (?=\d)/, '<').replace(/(?<=\d) and above$/, '+');
}

/** `monsterLvl` -> "monster lvl". */
function writePropertyName(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
