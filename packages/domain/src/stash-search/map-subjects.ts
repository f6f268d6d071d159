import { listMaps, listUniqueMaps, mapMods } from '../tables/index.ts';
import { mapCommonLines } from './common-lines.ts';
import { thresholdKinds, writePropertyLine } from './thresholds.ts';
import { anyText, readUniverse, type Subject, type Universe } from './writer/universe.ts';

/** Whether names stand alone on their line (rare, unique and normal maps), or may have words around them (magic, superior, blighted ones). */
export type NameForm = 'alone' | 'amongWords';

/** A thing a map search can be written for, and how a person knows it. */
export type MapChoice = { readonly key: string; readonly label: string; readonly detail: string };

/** Maps of a league to choose from: its own, then the unique ones; the detail is the tier, empty where there is none. */
export function listMapChoices(league: string): MapChoice[] {
  const maps = listMaps(league).map(({ name, tier }) => ({ key: name, label: name, detail: tier === null ? '' : `T${tier}` }));
  const unique = listUniqueMaps().map((name) => ({ key: name, label: name, detail: '' }));
  return [...maps, ...unique.filter(({ key }) => maps.every((map) => map.key !== key))];
}

/** Map mods to choose from; the detail says where they are found. Mods with the same lines come once. */
export function listModChoices(): MapChoice[] {
  const seen = new Map<string, MapChoice>();
  for (const { lines, pool } of mapMods) {
    const label = lines.join(' / ');
    if (!seen.has(label)) seen.set(label, { key: label, label, detail: pool });
  }
  return [...seen.values()];
}

/** Numbers a mod's line can show, of each length. */
const shownNumbers = ['5', '40', '105', '1500'];

/** A mod's line with each number it can show. */
export function spellOutMod(line: string): string[] {
  return line.includes('#') ? shownNumbers.map((number) => line.replaceAll('#', number)) : [line];
}

const modLines = [...new Set(mapMods.flatMap(({ lines }) => lines))].flatMap(spellOutMod);
const propertyLines = [
  ...thresholdKinds.flatMap((kind) => [9, 83, 105].map((percent) => writePropertyLine(kind, percent))),
  ...[5, 16].map((tier) => `Map Tier: ${tier}`),
  ...[68, 83].map((level) => `Item Level: ${level}`),
  'Quality: +20% (augmented)',
  'Corrupted',
  'Unidentified',
  'Unmodifiable',
  'Modifiable only with Chaos Orbs, Vaal Orbs, Delirium Orbs and Chisels',
  'Area is infested with Fungal Growths',
  "Map's Item Quantity Modifiers also affect Blight Chest count at 20% value",
  'Can be Anointed up to 3 times',
  'Natural inhabitants of this area have been removed',
  'Area is influenced by The Elder',
  'Area is influenced by The Shaper',
];

/** Names of rare maps that end like a map's own name: what makes a short end of line unsafe. */
const rareNames = ['Morbid Trap', 'Dire Keep', 'Grim Loop'];

const writable = { digits: 'avoided' } as const;

/** Universes read before: the tables do not change, and a person who ticks one map after the other asks for the same again and again. */
const readBefore = new Map<string, Universe>();
const maxKept = 6;

function keepUniverse(key: string, read: () => Universe): Universe {
  const before = readBefore.get(key);
  if (before) return before;
  const [oldest] = readBefore.keys();
  if (readBefore.size >= maxKept && oldest !== undefined) readBefore.delete(oldest);
  const universe = read();
  readBefore.set(key, universe);
  return universe;
}

/** The names of a league's maps, over all that their texts can hold beside. */
export function readMapUniverse(league: string, names: NameForm, spaces: 'kept' | 'dotted'): Universe {
  return keepUniverse(`maps ${league} ${names} ${spaces}`, () => readMaps(league, names, spaces));
}

function readMaps(league: string, names: NameForm, spaces: 'kept' | 'dotted'): Universe {
  const subjects = listMapChoices(league).map(({ key: name }): Subject => {
    if (names === 'alone') return { sure: [name] };
    return { sure: [`${anyText}${name}${anyText}`], possible: [name, `Superior ${name}`, `Blighted ${name}`, `Vicious ${name} of Venom`] };
  });
  // Keys of tiers are told apart by their digits.
  const digits = subjects.some(({ sure }) => /\d/.test(sure[0] ?? '')) ? 'kept' : 'avoided';
  return readUniverse(subjects, [...modLines, ...propertyLines, ...mapCommonLines, ...rareNames], { digits, spaces });
}

/** All map mods, over the names of all maps and what else their texts hold. */
export function readModUniverse(league: string, spaces: 'kept' | 'dotted'): Universe {
  return keepUniverse(`mods ${league} ${spaces}`, () => readMods(league, spaces));
}

function readMods(league: string, spaces: 'kept' | 'dotted'): Universe {
  const subjects = listModChoices().map(({ label }): Subject => {
    const lines = label.split(' / ');
    return { sure: lines.map((line) => line.replaceAll('#', anyText)), possible: lines.flatMap(spellOutMod) };
  });
  const names = listMapChoices(league).map(({ key }) => key);
  return readUniverse(subjects, [...names, ...propertyLines, ...mapCommonLines, ...rareNames], { ...writable, spaces });
}
