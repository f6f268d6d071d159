import type { Game } from '../item/index.ts';
import { listMaps, listUniqueMaps, mapMods, tablets, waystoneModLines, waystones } from '../tables/index.ts';
import { mapCommonLines, waystoneCommonLines } from './common-lines.ts';
import { listThresholdKinds, writePropertyLine } from './thresholds.ts';
import { ANY_TEXT, readUniverse, type Subject, type Universe } from './writer/universe.ts';

/**
 * How names occur in a map's text: alone on their line (rare, unique and normal maps), or among other words (magic,
 * superior and blighted maps).
 */
export type NameForm = 'alone' | 'amongWords';

/** Sample numbers for a mod's line, one for each possible length. */
const shownNumbers = ['5', '40', '105', '1500'];

/** Returns a mod's line with each sample number filled in. */
export function spellOutMod(line: string): string[] {
  return line.includes('#') ? shownNumbers.map((number) => line.replaceAll('#', number)) : [line];
}

/** Lists every line of every mod, with each sample number filled in. */
function listModLines(game: Game): string[] {
  return [...new Set(listModChoices(game).flatMap(({ label }) => label.split(' / ')))].flatMap(spellOutMod);
}

function listPropertyLines(game: Game): string[] {
  return [
    ...listThresholdKinds(game).flatMap((kind) => [9, 83, 105].map((percent) => writePropertyLine(kind, percent))),
    ...[5, 16].map((tier) => `${game === 'poe1' ? 'Map' : 'Waystone'} Tier: ${tier}`),
    ...[68, 83].map((level) => `Item Level: ${level}`),
    ...commonLines[game],
  ];
}

const commonLines: Readonly<Record<Game, readonly string[]>> = { poe1: mapCommonLines, poe2: waystoneCommonLines };

/** Rare map names with the same ending as a map's own name, which makes short line endings unsafe. */
const rareNames = ['Morbid Trap', 'Dire Keep', 'Grim Loop'];

const writable = { digits: 'avoided' } as const;

/** Cached universes: the tables never change, and ticking several maps in a row needs the same universes. */
const readBefore = new Map<string, Universe>();
const MAX_KEPT = 6;

function keepUniverse(key: string, read: () => Universe): Universe {
  const before = readBefore.get(key);
  if (before) return before;
  const [oldest] = readBefore.keys();
  if (readBefore.size >= MAX_KEPT && oldest !== undefined) readBefore.delete(oldest);
  const universe = read();
  readBefore.set(key, universe);
  return universe;
}

/** Reads the universe of a league's map names; all other lines of the maps' texts are common lines. */
export function readMapUniverse(scope: SearchScope, names: NameForm, spaces: 'kept' | 'dotted'): Universe {
  return keepUniverse(`maps ${scope.game} ${scope.league} ${names} ${spaces}`, () => readMaps(scope, names, spaces));
}

/**
 * The forms of a map's name on its name line, including those of magic, superior and blighted maps, which add words.
 */
const amongWords: Readonly<Record<Game, (name: string) => string[]>> = {
  poe1: (name) => [name, `Superior ${name}`, `Blighted ${name}`, `Vicious ${name} of Venom`],
  poe2: (name) => [name, `Superior ${name}`, `Painful ${name} of Erosion`],
};

function readMaps(scope: SearchScope, names: NameForm, spaces: 'kept' | 'dotted'): Universe {
  const subjects = listMapChoices(scope).map(({ key: name }): Subject => {
    if (names === 'alone') return { sure: [name] };
    return { sure: [`${ANY_TEXT}${name}${ANY_TEXT}`], possible: amongWords[scope.game](name) };
  });
  // Tier keys differ only in their digits.
  const digits = subjects.some(({ sure }) => /\d/.test(sure[0] ?? '')) ? 'kept' : 'avoided';
  return readUniverse(subjects, [...listModLines(scope.game), ...listPropertyLines(scope.game), ...rareNames], { digits, spaces });
}

/**
 * Reads the universe of all map mods; the names of all maps and the other lines of the maps' texts are common lines.
 */
export function readModUniverse(scope: SearchScope, spaces: 'kept' | 'dotted'): Universe {
  return keepUniverse(`mods ${scope.game} ${scope.league} ${spaces}`, () => readMods(scope, spaces));
}

function readMods(scope: SearchScope, spaces: 'kept' | 'dotted'): Universe {
  const subjects = listModChoices(scope.game).map(({ label }): Subject => {
    const lines = label.split(' / ');
    return { sure: lines.map((line) => line.replaceAll('#', ANY_TEXT)), possible: lines.flatMap(spellOutMod) };
  });
  const names = listMapChoices(scope).map(({ key }) => key);
  return readUniverse(subjects, [...names, ...listPropertyLines(scope.game), ...rareNames], { ...writable, spaces });
}

/** The game and league of a search; poe2's waystones are the same in every league. */
export type SearchScope = { readonly game: Game; readonly league: string };

/** A choice for a map search, with its display name. */
export type MapChoice = { readonly key: string; readonly label: string; readonly detail: string };

/**
 * Lists the choices for a league's maps: its own maps, then the unique maps; for poe2, waystones, then tablets.
 * `detail` is the tier, or empty if the choice has no tier.
 */
export function listMapChoices({ game, league }: SearchScope): MapChoice[] {
  if (game === 'poe2') return [...waystones.map(({ name, tier }) => choose(name, `T${tier}`)), ...tablets.map((name) => choose(name))];
  const maps = listMaps(league).map(({ name, tier }) => choose(name, tier === null ? '' : `T${tier}`));
  const unique = listUniqueMaps().map((name) => choose(name));
  return [...maps, ...unique.filter(({ key }) => maps.every((map) => map.key !== key))];
}

/** Lists the map mods to choose from; `detail` says where they are found. Mods with the same lines are listed once. */
export function listModChoices(game: Game): MapChoice[] {
  if (game === 'poe2') return waystoneModLines.map((line) => choose(line, 'everyMap'));
  const seen = new Map<string, MapChoice>();
  for (const { lines, pool } of mapMods) {
    const label = lines.join(' / ');
    if (!seen.has(label)) seen.set(label, choose(label, pool));
  }
  return [...seen.values()];
}

function choose(label: string, detail = ''): MapChoice {
  return { key: label, label, detail };
}
