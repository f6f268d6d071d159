import { ANY_CHAR, ANY_RUN, PLACE_BITS, writePlaces, type Alphabet } from './alphabet.ts';

/** A candidate pattern, place by place, with the rows it covers (row numbers within the problem). */
export type Atom = {
  readonly frame: number;
  readonly code: number;
  readonly places: readonly string[];
  readonly length: number;
  readonly rows: readonly number[];
};

/**
 * Atoms of one frame that differ only in the letter at one place, written together as `[abc]x`. `length` excludes that
 * place.
 */
export type Family = { readonly frame: number; readonly place: number; readonly length: number; readonly members: readonly Atom[] };

/** Part of a solution: one atom, or some members of a family. */
export type Piece = {
  readonly frame: number;
  readonly family: Family | undefined;
  readonly atoms: readonly Atom[];
  readonly places: readonly string[];
  readonly length: number;
};

/** The context in which pieces are written: `^` before them, `.*end$` after them. */
export type FrameShape = { readonly anchored: boolean; readonly end: string };

export type CoverProblem = {
  readonly rowCount: number;
  readonly frames: readonly FrameShape[];
  readonly atoms: readonly Atom[];
  readonly families: readonly Family[];
};

/**
 * Returns whether a family saves space: always with three or more letters; with two letters only if at least two other
 * places are shared.
 */
export function isFamilyWorth(length: number, members: number): boolean {
  return members >= 3 || (members === 2 && length >= 2);
}

/** For each place, finds the atoms that differ only in the letter at that place. */
export function findFamilies(atoms: readonly Atom[]): Family[] {
  const groups = new Map<number, { place: number; atoms: Atom[] }>();
  for (const atom of atoms) {
    let place = countPlaces(atom.code) - 1;
    for (let rest = atom.code, unit = 1; rest > 0; rest >>>= PLACE_BITS, unit *= 64, place -= 1) {
      const letter = rest & 63;
      if (letter === ANY_CHAR || letter === ANY_RUN) continue;
      const key = ((atom.code - letter * unit) * 8 + place) * 64 + atom.frame;
      const group = groups.get(key);
      if (group) group.atoms.push(atom);
      else groups.set(key, { place, atoms: [atom] });
    }
  }
  return [...groups.values()].flatMap(({ place, atoms: members }) => {
    const first = members[0] as Atom;
    if (!isFamilyWorth(first.length - 1, members.length)) return [];
    return [{ frame: first.frame, place, length: first.length - 1, members }];
  });
}

function countPlaces(code: number): number {
  let places = 0;
  for (let rest = code; rest > 0; rest >>>= PLACE_BITS) places += 1;
  return places;
}

/** Keeps only the shortest atom for each set of rows in a frame. */
export function keepShortest(atoms: readonly Atom[]): Atom[] {
  const best = new Map<string, Atom>();
  for (const atom of atoms) {
    const key = `${atom.frame}:${atom.rows.join()}`;
    const before = best.get(key);
    if (!before || atom.length < before.length) best.set(key, atom);
  }
  return [...best.values()];
}

/** Joins two atoms if one has an additional place and each covers rows that the other does not: `ab?c` and `a.?c`. */
export function joinOptional(alphabet: Alphabet, atoms: readonly Atom[]): Atom[] {
  const byCode = new Map(atoms.map((atom) => [atom.code * 64 + atom.frame, atom]));
  return atoms.flatMap((atom) => {
    const joined: Atom[] = [];
    const length = countPlaces(atom.code);
    for (let place = 1; place < length - 1; place += 1) {
      const shift = 64 ** (length - 1 - place);
      const letter = Math.floor(atom.code / shift) % 64;
      if (letter === ANY_RUN) continue;
      const shorter = Math.floor(atom.code / (shift * 64)) * shift + (atom.code % shift);
      const other = byCode.get(shorter * 64 + atom.frame);
      if (!other) continue;
      const rows = [...new Set([...atom.rows, ...other.rows])].toSorted((a, b) => a - b);
      if (rows.length === atom.rows.length || rows.length === other.rows.length) continue;
      const places = writePlaces(alphabet, atom.code).map((text, index) => (index === place ? `${text}?` : text));
      joined.push({ frame: atom.frame, code: 0, places, length: atom.length + 1, rows });
    }
    return joined;
  });
}

/** Makes a piece from one atom, or from several atoms of a family. */
export function makePiece(atoms: readonly Atom[], family?: Family): Piece {
  const first = atoms[0] as Atom;
  if (!family) return { frame: first.frame, family, atoms, places: first.places, length: first.length };
  const letters = atoms.map((atom) => atom.places[family.place] as string).toSorted();
  // A hyphen between two letters would mean a range.
  const inClass = [...letters.filter((letter) => letter !== '-'), ...letters.filter((letter) => letter === '-')].join('');
  const places = first.places.map((text, index) => (index === family.place ? `[${inClass}]` : text));
  return { frame: first.frame, family, atoms, places, length: family.length + 2 + atoms.length };
}

/** Computes the combined written length of pieces, before common beginnings and ends are shared. */
export function joinedLength(frames: readonly FrameShape[], pieces: readonly Piece[]): number {
  let total = Math.max(0, pieces.length - 1);
  const counts = frames.map(() => 0);
  for (const piece of pieces) {
    total += piece.length;
    counts[piece.frame] = (counts[piece.frame] as number) + 1;
  }
  const ended = new Map<string, number>();
  for (const [index, { anchored, end }] of frames.entries()) {
    const count = counts[index] as number;
    if (anchored) total += Math.min(count, 3);
    ended.set(end, (ended.get(end) ?? 0) + count);
  }
  for (const [end, count] of ended) if (end !== '' && count > 0) total += end.length + (count === 1 ? 3 : 5);
  return total;
}
