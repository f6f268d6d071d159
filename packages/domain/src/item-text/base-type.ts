import type { Game } from '../item/index.ts';
import { listFormerNames, listMaps, listNamesOfTag, listNameTables } from '../tables/index.ts';
import { poe1BaseTypes } from '../tables/poe1/base-type.ts';
import { poe2BaseTypes } from '../tables/poe2/base-type.ts';
import { poe2FormerBases } from '../tables/poe2/former-names.ts';

/** Words that the game writes before a base type. */
const wordsBefore = ['Superior ', 'Synthesised '] as const;

const bases: Readonly<Record<Game, ReadonlySet<string>>> = {
  poe1: new Set([...poe1BaseTypes, ...listMaps('standard').map(({ name }) => name), ...listNamesOfTag('poe1', 'memory')]),
  poe2: new Set<string>([...poe2BaseTypes, ...poe2FormerBases]),
};

/** Returns true if a name is a base type of this game (equipment, flasks, jewels, maps, heist jobs, ...). */
export function isBaseType(game: Game, name: string): boolean {
  return bases[game].has(name);
}

const listed: Readonly<Record<Game, ReadonlySet<string>>> = { poe1: collectListed('poe1'), poe2: collectListed('poe2') };

function collectListed(game: Game): ReadonlySet<string> {
  return new Set([...listNameTables(game).flatMap(({ names }) => names), ...listFormerNames(game).keys()]);
}

/**
 * Returns true if this game has the name: a base type, or an entry of one of its lists (currency, cards, fragments,
 * ...).
 */
export function isKnownName(game: Game, name: string): boolean {
  return bases[game].has(name) || listed[game].has(name);
}

/** Returns the type line without "Superior" and "Synthesised". */
export function stripQualityWord(typeLine: string): string {
  let rest = typeLine;
  for (const word of wordsBefore) if (rest.startsWith(word)) rest = rest.slice(word.length);
  return rest;
}

const countWords = (names: ReadonlySet<string>): number => Math.max(...[...names].map((name) => name.split(' ').length));
const mostWords: Readonly<Record<Game, number>> = { poe1: countWords(bases.poe1), poe2: countWords(bases.poe2) };
/** Maximum length of a line searched for a base, in words: twice the length of a base with affixes on both sides. */
const MAX_LINE_WORDS = 24;

/**
 * Finds the base type in a magic item's name, "Sprinter's Wyvernscale Boots of Youth": the longest run of its words
 * that is a base type, or undefined.
 */
export function findBaseType(game: Game, typeLine: string): string | undefined {
  const words = typeLine.split(' ', MAX_LINE_WORDS + 1);
  if (words.length > MAX_LINE_WORDS) return undefined;
  for (let length = Math.min(words.length, mostWords[game]); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      if (bases[game].has(run)) return run;
    }
  return undefined;
}
