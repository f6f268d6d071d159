/** Lines of one request: the full text, and the short line that replaces it if it takes too many parts (D39). */
export type WhisperLines = { readonly whispers: readonly string[]; readonly short?: string };

const FIRST_PART = /^@\S+ WT[BS] \(1\/\d+\) /;

/** Joins the lines of a request to one list, the short line first. */
export function joinWhisperLines({ whispers, short }: WhisperLines): string[] {
  return short === undefined ? [...whispers] : [short, ...whispers];
}

/** Splits a joined list: a line before the one marked `(1/n)` is the short one. */
export function splitWhisperLines(lines: readonly string[]): { whispers: string[]; short?: string } {
  const [short, ...whispers] = lines;
  return short !== undefined && FIRST_PART.test(whispers[0] ?? '') ? { short, whispers } : { whispers: [...lines] };
}
