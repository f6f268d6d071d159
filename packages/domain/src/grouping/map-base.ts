import { listMaps } from '../tables/index.ts';

const END = ' Map';
/** Maps that had left the atlas before it was recorded. Source: items recorded from 2013 to 2017. */
const formerMaps = [
  'Catacombs Map',
  'Cavern Map',
  'Crematorium Map',
  'Crypt Map',
  'Quarry Map',
  'Sewer Map',
  'Springs Map',
  'Torture Chamber Map',
];
const bases: ReadonlySet<string> = new Set([...formerMaps, ...listMaps('standard').flatMap(({ name }) => [name, `Shaped ${name}`])]);
/** Longest name of a map, in words: a prefix and a base of several words each. */
const MAX_WORDS = 12;

/**
 * Finds the base of a magic map in captures before 2020, which have no base type: the type line without affixes, e.g.
 * "Shocking Arachnid Tomb Map of Giants" -> "Arachnid Tomb Map". Undefined if it contains no known map.
 */
export function findMapBase(typeLine: string): string | undefined {
  const at = typeLine.indexOf(END);
  if (at === -1) return undefined;
  const words = typeLine.slice(0, at + END.length).split(' ');
  if (words.length > MAX_WORDS) return undefined;
  for (let first = 0; first < words.length - 1; first += 1) {
    const base = words.slice(first).join(' ');
    if (bases.has(base)) return words[first - 1] === 'Blighted' ? `Blighted ${base}` : base;
  }
  return undefined;
}
