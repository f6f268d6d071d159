import type { HashProperties, HashValue } from './group-identity.ts';

/** The displayed properties of a group, most important first. */
const readProperties = [
  'variant',
  'art',
  'conqueror',
  'notables',
  'base',
  'eightMod',
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
  'deliriumLayers',
  'scourged',
  'unmodifiable',
] as const;
type ReadProperty = (typeof readProperties)[number];
/** Properties whose values are self-explanatory: "1 passive" needs no "variant" in front. */
const selfNamed: ReadonlySet<string> = new Set<ReadProperty>(['variant', 'art', 'conqueror', 'notables', 'base']);

/** Returns true for a property that is displayed. */
export const isReadProperty = (name: string): name is ReadProperty => (readProperties as readonly string[]).includes(name);

/**
 * Joins the properties that distinguish a group from others of the same name, in the caller's words: skips names that
 * contain `mods`, and values that are empty or zero.
 */
export function joinProperties(
  properties: HashProperties,
  words: { readonly nameOf: (name: string) => string; readonly sayInfluence?: (names: string) => string; readonly separator?: string },
): string {
  const { nameOf, sayInfluence, separator = ' · ' } = words;
  return listShownProperties(withCorrupted(properties))
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]): string => {
      if (value === true) return nameOf(name);
      if (name === 'influence' && sayInfluence !== undefined && typeof value === 'object')
        return sayInfluence(value.map(capitalise).join(', '));
      const shown = typeof value === 'object' ? countEqual(value.map(dropRoll)).join(', ') : value;
      if (selfNamed.has(name)) return String(shown);
      if (typeof value === 'object') return `${nameOf(name)} ${shown}`;
      return `${nameOf(name)} ${typeof value === 'string' ? writeBand(value) : String(value)}`;
    })
    .join(separator);
}

/** Formats the properties in English codes, "ilvl 83+ · corrupted", for files, searches and whispers. */
export function writeProperties(properties: HashProperties, separator = ' · '): string {
  return joinProperties(properties, { nameOf: writePropertyName, separator });
}

/** Sort position: the most important properties come first, properties of newer leagues last. */
function placeOf(name: string): number {
  return isReadProperty(name) ? readProperties.indexOf(name) : readProperties.length;
}

/** Writes repeated strings once with their count: "3x topaz". */
function countEqual(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count === 1 ? text : `${count}x ${text}`;
  });
}

/** Replaces the roll in a mod, which differs between copies: "#% increased cast speed". */
function dropRoll(mod: string): string {
  return mod.replace(/^[+-]?#%? (?:to )?/, '');
}

/**
 * Implicit mods added by corruption are not shown, but the corruption itself is, because a plain copy is a different
 * item.
 */
function withCorrupted(properties: HashProperties): HashProperties {
  const mods = properties['corruptedMods'];
  return typeof mods === 'object' && mods !== null && mods.length > 0 ? { ...properties, corrupted: true } : properties;
}

/** Formats "shaper" as the game does. */
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Abbreviates a level band: "83 and above" is "83+", "below 68" is "<68". */
export function writeBand(value: string): string {
  return value.replace(/^below (?=\d)/, '<').replace(/(?<=\d) and above$/, '+');
}

/** Formats a property name: `monsterLvl` -> "monster lvl"; `eightMod` as players say it. */
export function writePropertyName(name: string): string {
  return name === 'eightMod' ? '8 mods' : name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/**
 * Lists the properties to show next to a name, sorted by name: omits names that contain "mods" and values that are
 * empty, zero or `false`.
 */
export function listShownProperties(properties: HashProperties): [name: string, value: NonNullable<HashValue>][] {
  const shown: [string, NonNullable<HashValue>][] = [];
  for (const name of Object.keys(properties).sort()) {
    const value = properties[name];
    if (name.toLowerCase().includes('mods') || !value || value === '0') continue;
    if (typeof value === 'object' && value.length === 0) continue;
    shown.push([name, value]);
  }
  return shown;
}
