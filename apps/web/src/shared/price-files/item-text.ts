/** What sets a group apart, in a line (R5.41). Pure. */
import type { HashProperties } from '@poexchange/domain/grouping';
import type { Translate } from '../i18n/use-translation.ts';

/** The properties of D57 that are read by people; what a newer league adds is named by its code until it has a wording here. */
const worded = [
  'lvl',
  'quality',
  'corrupted',
  'ilvl',
  'tier',
  'mapTier',
  'map',
  'passives',
  'clusterType',
  'sixLink',
  'split',
  'totalWings',
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

const isWorded = (name: string): name is Worded => (worded as readonly string[]).includes(name);

/** "ilvl 83+ · corrupted" in the language of the page: names with `mods` in them, and values that are empty or zero, are skipped (R5.41). */
export function sayProperties(properties: HashProperties, t: Translate): string {
  return joinProperties(properties, (name) => sayPropertyName(name, t));
}

export function sayPropertyName(name: string, t: Translate): string {
  return isWorded(name) ? t(`property.${name}`) : writePropertyName(name);
}

/** The same in English codes, for files and for searching, whatever the page's language. */
export function writeProperties(properties: HashProperties): string {
  return joinProperties(properties, writePropertyName);
}

function joinProperties(properties: HashProperties, nameOf: (name: string) => string): string {
  return Object.entries(properties)
    .flatMap(([name, value]): string[] => {
      if (/mods/i.test(name) || value === null || value === undefined || value === '' || value === 0 || value === false) return [];
      if (value === true) return [nameOf(name)];
      if (typeof value === 'object') return value.length === 0 ? [] : [`${nameOf(name)} ${value.join(', ')}`];
      return [`${nameOf(name)} ${typeof value === 'string' ? writeBand(value) : value}`];
    })
    .join(' · ');
}

/** A band of levels (R5) in signs: "83 and above" is "83+", "below 68" is "<68". */
export function writeBand(value: string): string {
  return value.replace(/^below (?=\d)/, '<').replace(/(?<=\d) and above$/, '+');
}

/** `monsterLvl` -> "monster lvl". */
function writePropertyName(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
