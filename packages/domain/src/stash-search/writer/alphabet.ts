/**
 * Codes of a pattern's places: {@link ANY_CHAR} is `.`, {@link ANY_RUN} `.*`, letters follow. Six bits each, at most
 * five places.
 */
export const ANY_CHAR = 1;
export const ANY_RUN = 2;
const FIRST_LETTER = 3;
const MAX_LETTERS = 64 - FIRST_LETTER;
/** Bits of one place. */
export const PLACE_BITS = 6;

/** Signs of the language itself; a search matches them with `.`. */
const signs = new Set('\\^$.|?*+()[]{}"!\t');

/**
 * Characters a search may be written with. A map tab's search is one bare word, so `spaces: 'dotted'` writes `.` for a
 * space.
 */
export type WritableOptions = { readonly spaces: 'kept' | 'dotted'; readonly digits: 'kept' | 'avoided' };

/** The characters patterns may be written with, the most frequent first; others can only be matched by `.`. */
export type Alphabet = { readonly codeOf: ReadonlyMap<string, number>; readonly letters: readonly string[] };

/** Takes the printable characters of the texts (in lower case), at most 61. */
export function readAlphabet(lines: Iterable<string>, { spaces, digits }: WritableOptions): Alphabet {
  const counts = new Map<string, number>();
  for (const line of lines) for (const char of line) counts.set(char, (counts.get(char) ?? 0) + 1);
  const letters = [...counts]
    .filter(([char]) => char.length === 1 && char >= ' ' && !signs.has(char))
    .filter(([char]) => (spaces === 'kept' || char !== ' ') && (digits === 'kept' || char < '0' || char > '9'))
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_LETTERS)
    .map(([letter]) => letter);
  return { letters, codeOf: new Map(letters.map((letter, index) => [letter, index + FIRST_LETTER])) };
}

/** A line's codes; 0 where a character cannot be written. */
export function encodeLine({ codeOf }: Alphabet, line: string): Uint8Array {
  return Uint8Array.from({ length: line.length }, (_, at) => codeOf.get(line[at] as string) ?? 0);
}

/** Counts the characters of a packed pattern as written. */
export function writtenLength(code: number): number {
  let length = 0;
  for (let rest = code; rest > 0; rest >>>= PLACE_BITS) length += (rest & 63) === ANY_RUN ? 2 : 1;
  return length;
}

/** The places of a packed pattern as they are written. */
export function writePlaces(alphabet: Alphabet, code: number): string[] {
  const places: string[] = [];
  for (let rest = code; rest > 0; rest >>>= PLACE_BITS) places.unshift(writePlace(alphabet, rest & 63));
  return places;
}

function writePlace({ letters }: Alphabet, place: number): string {
  if (place === ANY_CHAR) return '.';
  if (place === ANY_RUN) return '.*';
  return letters[place - FIRST_LETTER] ?? '.';
}
