/**
 * Codes for the places of a pattern: {@link ANY_CHAR} is `.`, {@link ANY_RUN} `.*`, letters follow. Six bits per place,
 * at most five places.
 */
export const ANY_CHAR = 1;
export const ANY_RUN = 2;
const FIRST_LETTER = 3;
const MAX_LETTERS = 64 - FIRST_LETTER;
/** Bits per place. */
export const PLACE_BITS = 6;

/** Special characters of the search language; a search matches them with `.`. */
const signs = new Set('\\^$.|?*+()[]{}"!\t');

/**
 * Options for the characters a search may contain. A map tab's search is one bare word, so `spaces: 'dotted'` writes
 * `.` for a space.
 */
export type WritableOptions = { readonly spaces: 'kept' | 'dotted'; readonly digits: 'kept' | 'avoided' };

/** The characters that patterns may contain, most frequent first; other characters can only be matched by `.`. */
export type Alphabet = { readonly codeOf: ReadonlyMap<string, number>; readonly letters: readonly string[] };

/** Collects the printable characters of the lines (in lower case), at most 61. */
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

/** Returns the codes of a line; 0 for a character that cannot be written. */
export function encodeLine({ codeOf }: Alphabet, line: string): Uint8Array {
  return Uint8Array.from({ length: line.length }, (_, at) => codeOf.get(line[at] as string) ?? 0);
}

/** Returns the written length of a packed pattern, in characters. */
export function writtenLength(code: number): number {
  let length = 0;
  for (let rest = code; rest > 0; rest >>>= PLACE_BITS) length += (rest & 63) === ANY_RUN ? 2 : 1;
  return length;
}

/** Returns the places of a packed pattern as they are written. */
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
