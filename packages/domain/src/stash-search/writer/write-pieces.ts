import type { FrameShape, Piece } from './cover-problem.ts';

/** An alternative as places: each a character, `.`, `.*`, `x?`, a class, or a whole group. */
type Alternative = readonly string[];

/**
 * Writes pieces as one term's pattern: `ab|^(c|d|e)|(f|g).*p$`, with common beginnings and ends factored out of
 * alternatives if that is shorter.
 */
export function writePieces(frames: readonly FrameShape[], pieces: readonly Piece[]): string {
  const ends = [...new Set(pieces.map((piece) => (frames[piece.frame] as FrameShape).end))];
  return ends
    .flatMap((end) => {
      const inside = (anchored: boolean): Alternative[] =>
        pieces
          .filter((piece) => frames[piece.frame]?.end === end && frames[piece.frame]?.anchored === anchored)
          .map(({ places }) => places);
      const alternatives = [...shareParts(inside(false)), ...anchor(shareParts(inside(true)))];
      const text = alternatives.map((places) => places.join('')).join('|');
      if (end === '') return [text];
      return [`${alternatives.length === 1 ? text : `(${text})`}.*${end}$`];
    })
    .join('|');
}

function anchor(alternatives: readonly Alternative[]): Alternative[] {
  if (alternatives.length < 3) return alternatives.map((places) => ['^', ...places]);
  return [['^', `(${alternatives.map((places) => places.join('')).join('|')})`]];
}

type Sharing = { readonly saved: number; readonly of: readonly Alternative[]; readonly length: number; readonly side: 'start' | 'end' };

/**
 * Repeatedly factors out the shared part that saves the most characters, until no part saves any: `a(bc|de)` for
 * `abc|ade`.
 */
function shareParts(alternatives: readonly Alternative[]): readonly Alternative[] {
  const best = findSharing(alternatives);
  if (!best) return alternatives;
  const { of, length, side } = best;
  const first = of[0] as Alternative;
  const rest = alternatives.filter((places) => !of.includes(places));
  const insides = shareParts(of.map((places) => (side === 'start' ? places.slice(length) : places.slice(0, -length))));
  const group = `(${insides.map((places) => places.join('')).join('|')})`;
  const shared = side === 'start' ? [...first.slice(0, length), group] : [group, ...first.slice(-length)];
  return shareParts([...rest, shared]);
}

function findSharing(alternatives: readonly Alternative[]): Sharing | undefined {
  let best: Sharing | undefined;
  for (const side of ['start', 'end'] as const) {
    const groups = new Map<string, { length: number; of: Alternative[] }>();
    for (const places of alternatives) {
      for (let length = 1; length < places.length; length += 1) {
        const part = side === 'start' ? places.slice(0, length) : places.slice(-length);
        const key = part.join('\n');
        const group = groups.get(key);
        if (group) group.of.push(places);
        else groups.set(key, { length, of: [places] });
      }
    }
    for (const [key, { length, of }] of groups) {
      const saved = (of.length - 1) * key.replaceAll('\n', '').length - 2;
      if (saved > (best?.saved ?? 0)) best = { saved, of, length, side };
    }
  }
  return best;
}
