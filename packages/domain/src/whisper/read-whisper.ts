/**
 * A chat line of this site, as its receiver reads it. `side` is the side of the listing: a buyer writes to a seller.
 */
export type ReadWhisper = { readonly ign: string; readonly side: 'sell' | 'buy'; readonly what: string };

const LONGEST_LINE = 1000;
const WHISPER = /^@(\S{1,40}) WT([BS]) (?:\(\d+\/\d+\) )?(\S.*)$/;
/** A league's name may contain brackets itself: those of private leagues do. */
const LEAGUE = / \((?:[^()]|\([^()]*\))*\)$/;

/**
 * Parses a line that a buyer copied (D30): its addressee and its request, without the league. Null for other texts.
 */
export function readWhisper(text: string): ReadWhisper | null {
  const line = text.trim();
  const [, ign, letter, asked] = (line.length > LONGEST_LINE ? null : WHISPER.exec(line)) ?? [];
  if (ign === undefined || asked === undefined) return null;
  return { ign, side: letter === 'B' ? 'sell' : 'buy', what: asked.replace(LEAGUE, '') };
}
