import type { Piece } from './cover-problem.ts';
import { findAtoms, type TermTask } from './find-atoms.ts';
import { solveCover, type Effort } from './solve-cover.ts';
import type { Universe } from './universe.ts';
import { writePieces } from './write-pieces.ts';

/**
 * A pattern in pieces, each of which alone covers some rows and no forbidden one; so any subset of them is a correct
 * pattern too.
 */
export type WrittenTerm = { readonly text: string; readonly pieces: readonly Piece[]; readonly rows: readonly number[] };

export type TermResult = { readonly ok: true; readonly term: WrittenTerm } | { readonly ok: false; readonly uncovered: readonly number[] };

/**
 * Finds the shortest pattern that matches every row to cover and no forbidden one, or the rows that no pattern
 * distinguishes.
 */
export function writeTerm(universe: Universe, task: TermTask, effort: Effort): TermResult {
  const { atoms, families, rows, uncovered } = findAtoms(universe, task);
  if (uncovered.length > 0) return { ok: false, uncovered };
  const measure = (pieces: readonly Piece[]): number => writePieces(universe.frames, pieces).length;
  const pieces = solveCover({ rowCount: rows.length, frames: universe.frames, atoms, families }, effort, measure);
  if (!pieces) return { ok: false, uncovered: rows };
  return { ok: true, term: { text: writePieces(universe.frames, pieces), pieces, rows } };
}
