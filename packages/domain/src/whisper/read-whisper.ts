/**
 * Lines of one request: the full text, and the short line that replaces the full text if that takes too many parts
 * (D39).
 */
export type WhisperLines = { readonly whispers: readonly string[]; readonly short?: string };

const FIRST_PART = /^@\S+ WT[BS] \(1\/\d+\) /;

/** Joins a request's lines into one list, short line first. */
export function joinWhisperLines({ whispers, short }: WhisperLines): string[] {
  return short === undefined ? [...whispers] : [short, ...whispers];
}

/** Splits a joined list: a line before the part marked `(1/n)` is the short line. */
export function splitWhisperLines(lines: readonly string[]): { whispers: string[]; short?: string } {
  const [short, ...whispers] = lines;
  return short !== undefined && FIRST_PART.test(whispers[0] ?? '') ? { short, whispers } : { whispers: [...lines] };
}

/**
 * A chat line from this site, as its receiver reads it. `side` is the listing's side: on `sell`, a buyer writes to a
 * seller.
 */
export type ReadWhisper = { readonly ign: string; readonly side: 'sell' | 'buy'; readonly what: string };

const LONGEST_LINE = 1000;
const WHISPER = /^@(\S{1,40}) WT([BS]) (?:\(\d+\/\d+\) )?(\S.*)$/;
/** A league name may itself contain brackets, as in private leagues. */
const LEAGUE = / \((?:[^()]|\([^()]*\))*\)$/;

/**
 * Parses a line that a buyer copied (D30): its recipient and its request, without the league. Null for any other text.
 */
export function readWhisper(text: string): ReadWhisper | null {
  const line = text.trim();
  const [, ign, letter, asked] = (line.length > LONGEST_LINE ? null : WHISPER.exec(line)) ?? [];
  if (ign === undefined || asked === undefined) return null;
  return { ign, side: letter === 'B' ? 'sell' : 'buy', what: asked.replace(LEAGUE, '') };
}
