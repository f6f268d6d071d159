import { MAX_SEARCH_LENGTH } from '../syntax.ts';
import type { Piece } from './cover-problem.ts';
import { toBits, findAtoms, type TermTask } from './find-atoms.ts';
import { proveSearches, type SearchProof } from './prove-searches.ts';
import type { Universe } from './universe.ts';
import { writeConjunction } from './write-conjunction.ts';
import { writePieces } from './write-pieces.ts';
import { solveCover, type Effort } from './solve-cover.ts';

/** A map tab needs the bare pattern; all other tabs need it in quotes (D41). */
export type SearchForm = 'mapTab' | 'quoted';

export type WriteOptions = {
  readonly form: SearchForm;
  /** Maximum string length, including quotes; 250 unless terms will be appended (R5.01). */
  readonly maxLength?: number;
  /** Rows that may or may not match, whichever gives a shorter search. */
  readonly free?: readonly number[];
  /** `allowed` if the search may be written as the complement (`!`) of the other rows. */
  readonly complement?: 'allowed' | 'never';
  /**
   * `allowed` if a row without its own pattern may be written as several terms. The terms may match different lines, so
   * this is correct only if rows are whole items.
   */
  readonly conjunction?: 'allowed' | 'never';
  /** Maximum number of looks at candidates; the default number takes well below 50 ms. */
  readonly looks?: number;
};

export type WriteResult =
  | {
      readonly kind: 'written';
      readonly searches: readonly string[];
      readonly proof: SearchProof;
      /** Rows from `free` that the search also matches. */ readonly also: readonly number[];
    }
  | { readonly kind: 'nothingChosen' }
  /** Impossible: no search distinguishes these chosen rows from the other items; their texts may be identical. */
  | { readonly kind: 'impossible'; readonly rows: readonly number[] };

const DEFAULT_LOOKS = 400_000;

/**
 * Writes the shortest search found that matches exactly the chosen rows of the universe (D41): a pattern for the chosen
 * rows, or the complement (`!`) of the other rows if that is shorter; several strings, to be used one after the other,
 * if a single string is too short. Every returned string is verified: a result other than `written` means that no
 * search was found.
 */
export function writeSearches(universe: Universe, chosen: readonly number[], options: WriteOptions): WriteResult {
  const {
    form,
    maxLength = MAX_SEARCH_LENGTH,
    looks = DEFAULT_LOOKS,
    free = [],
    complement = 'allowed',
    conjunction = 'allowed',
  } = options;
  const rows = [...new Set(chosen)].filter((row) => row >= 0 && row < universe.subjects.length);
  if (rows.length === 0) return { kind: 'nothingChosen' };
  const isChosen = new Set(rows);
  const isFree = new Set(free);
  const others = universe.subjects.flatMap((_, row) => (isChosen.has(row) || isFree.has(row) ? [] : [row]));
  const task = { cover: toBits(universe.words, rows), forbid: toBits(universe.words, others) };
  const positive = writeTerm(universe, task, { looks });
  // Many other rows need more letters than few chosen rows, so searching for the complement is not worthwhile.
  const isInverseWorth = complement === 'allowed' && others.length > 0 && (!positive.ok || others.length <= rows.length * 1.3);
  const negative = isInverseWorth ? writeTerm(universe, { cover: task.forbid, forbid: task.cover }, { looks: looks / 3 }) : undefined;

  const single = chooseSearch(positive, negative, { form, maxLength });
  const written =
    single === undefined
      ? splitUp(universe, { rows, task, positive, looks, form, maxLength, conjunction })
      : { ok: true as const, searches: [single] };
  if (!written.ok) return { kind: 'impossible', rows: written.rows };
  const { searches } = written;
  const { matches, missed, extra: found } = proveSearches(universe, rows, searches);
  const extra = found.filter((row) => !isFree.has(row));
  if (missed.length > 0 || extra.length > 0) return { kind: 'impossible', rows: [...missed, ...extra] };
  return { kind: 'written', searches, proof: { matches, missed, extra }, also: found };
}

/**
 * Returns the shorter of the direct search and the search for the complement; undefined if neither fits in one string.
 */
function chooseSearch(
  positive: TermResult,
  negative: TermResult | undefined,
  { form, maxLength }: { readonly form: SearchForm; readonly maxLength: number },
): string | undefined {
  const inverse = negative?.ok ? dress(`!${negative.term.text}`, form) : undefined;
  const direct = positive.ok ? dress(positive.term.text, form) : undefined;
  const fits = (text: string | undefined): text is string => text !== undefined && text.length <= maxLength;
  if (fits(inverse) && (direct === undefined || inverse.length < direct.length)) return inverse;
  return fits(direct) ? direct : undefined;
}

type SplitTask = {
  readonly rows: readonly number[];
  readonly task: { readonly cover: Int32Array; readonly forbid: Int32Array };
  readonly positive: TermResult;
  readonly looks: number;
  readonly form: SearchForm;
  readonly maxLength: number;
  readonly conjunction: 'allowed' | 'never';
};

/**
 * Writes several strings: distributes the pieces of one pattern, and gives each row that needs several terms its own
 * string.
 */
function splitUp(universe: Universe, { rows, task, positive, looks, form, maxLength, conjunction }: SplitTask) {
  let term: WrittenTerm | undefined = positive.ok ? positive.term : undefined;
  const alone = positive.ok ? [] : positive.uncovered;
  if (conjunction === 'never' && alone.length > 0) return { ok: false as const, rows: alone };
  if (!positive.ok && alone.length < rows.length) {
    const rest = rows.filter((row) => !alone.includes(row));
    const retry = writeTerm(universe, { cover: toBits(universe.words, rest), forbid: task.forbid }, { looks });
    if (!retry.ok) return { ok: false as const, rows: retry.uncovered };
    term = retry.term;
  }
  const searches = term ? dealOut(universe, term.pieces, { form, maxLength }) : [];
  const failed: number[] = [];
  for (const row of alone) {
    const terms = writeConjunction(universe, row, task.forbid);
    const text = terms?.map((part) => dress(`${part.negated ? '!' : ''}${part.text}`, form)).join(' ');
    if (text === undefined || text.length > maxLength) failed.push(row);
    else searches.push(text);
  }
  return failed.length > 0 ? { ok: false as const, rows: failed } : { ok: true as const, searches: [...new Set(searches)] };
}

/** Fills one string after the other; keeps pieces of one frame together, because they share the frame's characters. */
function dealOut(
  { frames }: Universe,
  pieces: readonly Piece[],
  { form, maxLength }: { readonly form: SearchForm; readonly maxLength: number },
): string[] {
  const strings: string[] = [];
  let open: Piece[] = [];
  const write = (options: readonly Piece[]): string => dress(writePieces(frames, options), form);
  for (const piece of pieces.toSorted((a, b) => a.frame - b.frame)) {
    if (open.length > 0 && write([...open, piece]).length > maxLength) {
      strings.push(write(open));
      open = [];
    }
    open.push(piece);
  }
  return [...strings, write(open)];
}

function dress(pattern: string, form: SearchForm): string {
  return form === 'mapTab' ? pattern : `"${pattern}"`;
}

/** Returns how a form writes spaces: a map tab's search is one word, so it uses `.` for a space. */
export function spacesOf(form: SearchForm): 'kept' | 'dotted' {
  return form === 'mapTab' ? 'dotted' : 'kept';
}

/**
 * A pattern in pieces. Each piece covers some rows and no forbidden row, so any subset of the pieces is also a correct
 * pattern.
 */
type WrittenTerm = { readonly text: string; readonly pieces: readonly Piece[]; readonly rows: readonly number[] };

type TermResult = { readonly ok: true; readonly term: WrittenTerm } | { readonly ok: false; readonly uncovered: readonly number[] };

/**
 * Finds the shortest pattern that matches every row to cover and no forbidden row, or the rows that no pattern
 * distinguishes.
 */
function writeTerm(universe: Universe, task: TermTask, effort: Effort): TermResult {
  const { atoms, families, rows, uncovered } = findAtoms(universe, task);
  if (uncovered.length > 0) return { ok: false, uncovered };
  const measure = (pieces: readonly Piece[]): number => writePieces(universe.frames, pieces).length;
  const pieces = solveCover({ rowCount: rows.length, frames: universe.frames, atoms, families }, effort, measure);
  if (!pieces) return { ok: false, uncovered: rows };
  return { ok: true, term: { text: writePieces(universe.frames, pieces), pieces, rows } };
}
