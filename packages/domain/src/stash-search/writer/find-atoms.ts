import { writePlaces, writtenLength, type Alphabet } from './alphabet.ts';
import { findFamilies, joinOptional, keepShortest, type Atom, type Family } from './cover-problem.ts';
import { findSplitStretch, findStretch, joinOthers } from './find-stretches.ts';
import type { Universe } from './universe.ts';

/** A set of rows as bits, in as many words as the universe uses for its rows. */
export type RowBits = Int32Array;

/** Rows that a term must match, and rows it must not match. Any other row may match. */
export type TermTask = { readonly cover: RowBits; readonly forbid: RowBits };

export type FoundAtoms = {
  readonly atoms: readonly Atom[];
  readonly families: readonly Family[];
  readonly rows: readonly number[];
  readonly uncovered: readonly number[];
};

/** Packs row numbers into bits. */
export function toBits(words: number, rows: Iterable<number>): RowBits {
  const bits = new Int32Array(words);
  for (const row of rows) bits[row >> 5] = (bits[row >> 5] as number) | (1 << (row & 31));
  return bits;
}

/** Returns the row numbers in `bits`, ascending. */
export function toRows(bits: RowBits): number[] {
  const rows: number[] = [];
  for (const [word, value] of bits.entries()) {
    for (let rest = value; rest !== 0; rest &= rest - 1) rows.push(word * 32 + 31 - Math.clz32(rest & -rest));
  }
  return rows;
}

/**
 * Finds every pattern that always matches some of the rows to cover and never matches a forbidden row or a common line.
 */
export function findAtoms(universe: Universe, task: TermTask): FoundAtoms {
  const { words, frames, alphabet } = universe;
  const rows = toRows(task.cover);
  const localOf = new Map(rows.map((row, index) => [row, index]));
  const atoms: Atom[] = [];
  const masked = new Int32Array(words);
  for (const [frame, { table }] of frames.entries()) {
    for (let index = 0; index < table.count; index += 1) {
      if (table.common[index] === 1) continue;
      let isAllowed = true;
      let covers = 0;
      for (let word = 0; word < words && isAllowed; word += 1) {
        const at = index * words + word;
        isAllowed = ((table.possible[at] as number) & (task.forbid[word] as number)) === 0;
        masked[word] = (table.sure[at] as number) & (task.cover[word] as number);
        covers |= masked[word] as number;
      }
      if (!isAllowed || covers === 0) continue;
      const local = toRows(masked).map((row) => localOf.get(row) as number);
      atoms.push(new PackedAtom(alphabet, { frame, code: table.codes[index] as number, rows: local }));
    }
  }
  const covered = new Set(atoms.flatMap((atom) => atom.rows));
  const long = findLongAtoms(universe, task, { rows, localOf, covered });
  for (const atom of long) for (const row of atom.rows) covered.add(row);
  return {
    atoms: [...keepShortest([...atoms, ...joinOptional(alphabet, atoms)]), ...long],
    families: findFamilies(atoms),
    rows,
    uncovered: rows.filter((_, index) => !covered.has(index)),
  };
}

/**
 * Few of the many atoms are written, so an atom's text is created on demand. This is a class because a getter on each
 * of thousands of objects would be slow.
 */
class PackedAtom implements Atom {
  readonly frame: number;
  readonly code: number;
  readonly rows: readonly number[];
  readonly length: number;
  readonly #alphabet: Alphabet;

  constructor(alphabet: Alphabet, { frame, code, rows }: Pick<Atom, 'frame' | 'code' | 'rows'>) {
    this.#alphabet = alphabet;
    this.frame = frame;
    this.code = code;
    this.rows = rows;
    this.length = writtenLength(code);
  }

  get places(): readonly string[] {
    return writePlaces(this.#alphabet, this.code);
  }
}

/** Finds longer substrings for rows without a short pattern, for at most 20 rows. */
function findLongAtoms(
  universe: Universe,
  task: TermTask,
  {
    rows,
    localOf,
    covered,
  }: { readonly rows: readonly number[]; readonly localOf: ReadonlyMap<number, number>; readonly covered: ReadonlySet<number> },
): Atom[] {
  const missing = rows.filter((_, index) => !covered.has(index)).slice(0, 20);
  if (missing.length === 0) return [];
  const others = [...new Set([...universe.common, ...toRows(task.forbid).flatMap((row) => linesOf(universe, row))])];
  const known = new Set(others);
  const joined = joinOthers(others);
  return missing.flatMap((row) => {
    const lines = (universe.subjects[row]?.sure ?? []).filter((line) => !known.has(line)).slice(0, 30);
    const whole = lines.flatMap((line) => findStretch(line, joined, universe.alphabet) ?? []);
    const found = whole.length > 0 ? whole : lines.flatMap((line) => findSplitStretch(line, joined, universe.alphabet) ?? []);
    const best = found.toSorted((a, b) => a.text.length - b.text.length)[0];
    return best ? [{ frame: 0, code: 0, places: best.places, length: best.text.length, rows: [localOf.get(row) as number] }] : [];
  });
}

function linesOf({ subjects }: Universe, row: number): readonly string[] {
  const subject = subjects[row];
  return subject ? [...subject.sure, ...(subject.possible ?? [])] : [];
}
