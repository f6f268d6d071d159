import { ANY_CHAR, ANY_RUN, PLACE_BITS } from './alphabet.ts';

/** Pattern shapes to try: `pairs` are `a.*b`, `long` patterns have five places. */
export type Shapes = { readonly pairs: boolean; readonly long: boolean };

/** Codes of a line from `from` up to but excluding `to`. */
export type Stretch = { readonly codes: Uint8Array; readonly from: number; readonly to: number };

/**
 * Calls back with every short packed pattern that matches in the stretch, possibly more than once. Patterns begin and
 * end with a written character and have up to five places: `a`, `ab`, `a.b`, `a..b`, `ab.c`, `a.*b`, ...
 */
export function eachPattern(stretch: Stretch, shapes: Shapes, take: (code: number) => void): void {
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (stretch.codes[at] !== 0) eachFrom(stretch, at, { code: stretch.codes[at] as number, room: 5, shapes, take });
  }
}

/**
 * Like {@link eachPattern}, but for patterns anchored at the start of the stretch, with up to three leading `.`: `ab`,
 * `.a`, `..ab`.
 */
export function eachStartPattern(stretch: Stretch, shapes: Shapes, take: (code: number) => void): void {
  let lead = 0;
  for (let skipped = 0; skipped <= 3 && stretch.from + skipped < stretch.to; skipped += 1) {
    const at = stretch.from + skipped;
    const first = stretch.codes[at] as number;
    if (first !== 0) eachFrom(stretch, at, { code: (lead << PLACE_BITS) | first, room: 5 - skipped, shapes, take });
    lead = (lead << PLACE_BITS) | ANY_CHAR;
  }
}

/**
 * Packed beginnings of the current places, with each character either written or matched by `.`; refilled for every
 * start.
 */
const beginnings = new Int32Array(16);

type Start = { readonly code: number; readonly room: number; readonly shapes: Shapes; readonly take: (code: number) => void };

function eachFrom({ codes, to }: Stretch, at: number, { code, room, shapes, take }: Start): void {
  take(code);
  const left = Math.min(room, shapes.long ? 5 : 4, to - at);
  beginnings[0] = code;
  let count = 1;
  for (let place = 1; place < left; place += 1) {
    const letter = codes[at + place] as number;
    for (let index = 0, before = count; index < before; index += 1) {
      const shifted = (beginnings[index] as number) << PLACE_BITS;
      beginnings[index] = shifted | ANY_CHAR;
      if (letter === 0) continue;
      take(shifted | letter);
      beginnings[count] = shifted | letter;
      count += 1;
    }
  }
  if (!shapes.pairs || room < 3) return;
  const run = ((code << PLACE_BITS) | ANY_RUN) << PLACE_BITS;
  for (let last = at + 1; last < to; last += 1) if (codes[last] !== 0) take(run | (codes[last] as number));
}
