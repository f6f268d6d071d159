import { isFamilyWorth, joinedLength, makePiece, type Atom, type CoverProblem, type Family, type Piece } from './cover-problem.ts';
import { createRandom } from '../../random/index.ts';

/** Limit on the work, counted as the number of times an atom or a family is looked at. */
export type Effort = { readonly looks: number };

/** Number of rounds in a row without a better cover after which the search stops. */
const PATIENCE = 250;

type Index = {
  readonly atomsOfRow: readonly number[][];
  readonly familiesOfRow: readonly number[][];
  readonly mostRows: readonly number[];
  /** Cost of counting a row in or out, in looks: a third of a look for each of the row's atoms and families. */
  readonly looksOfRow: readonly number[];
};
type Choice = {
  readonly weights: Float64Array;
  readonly noise: number;
  readonly freeFrames: readonly boolean[];
  readonly random: () => number;
};

/**
 * Solves a weighted set cover greedily, then by ruin and recreate (Schrimpf et al. 2000): removes part of the best
 * cover and covers it again with different weights. Deterministic; `effort` bounds the work. `measure` returns the true
 * length of a candidate. Undefined if a row has no atom.
 */
export function solveCover(problem: CoverProblem, effort: Effort, measure: (pieces: readonly Piece[]) => number): Piece[] | undefined {
  const random = createRandom(problem.rowCount * 1009 + problem.atoms.length);
  const index = indexRows(problem);
  const budget = { looks: effort.looks };
  const weights = new Float64Array(problem.rowCount).fill(1);
  let current = cover(problem, index, [], { weights, noise: 0, freeFrames: [], random }, budget);
  if (!current) return undefined;
  let currentLength = joinedLength(problem.frames, current);
  let best = current;
  let bestRough = currentLength;
  let bestLength = measure(current);
  let sinceBest = 0;
  while (sinceBest < PATIENCE && budget.looks > 0) {
    sinceBest += 1;
    for (let row = 0; row < weights.length; row += 1) weights[row] = 1 + random() * 0.6;
    const keepShare = 0.3 + random() * 0.55;
    const from: readonly Piece[] = random() < 0.15 ? best : current;
    const kept = from.filter((piece) => random() < keepShare && (!piece.family || random() < 0.7));
    const freeFrames = problem.frames.map(() => random() < 0.35);
    const next = cover(problem, index, kept, { weights, noise: 0.25, freeFrames, random }, budget);
    if (!next) return best;
    const length = joinedLength(problem.frames, next);
    if (length <= currentLength + (random() < 0.1 ? 1 : 0)) {
      current = next;
      currentLength = length;
    }
    if (length > bestRough + 1) continue;
    const exact = measure(next);
    if (exact < bestLength) {
      best = next;
      sinceBest = 0;
      bestLength = exact;
      bestRough = Math.min(bestRough, length);
    }
  }
  return best;
}

function indexRows({ rowCount, atoms, families }: CoverProblem): Index {
  const lists = (): number[][] => Array.from({ length: rowCount }, () => []);
  const atomsOfRow = lists();
  const familiesOfRow = lists();
  for (const [index, atom] of atoms.entries()) for (const row of atom.rows) atomsOfRow[row]?.push(index);
  const mostRows = families.map((family, index) => {
    for (const row of new Set(family.members.flatMap(({ rows }) => rows))) familiesOfRow[row]?.push(index);
    return Math.max(...family.members.map(({ rows }) => rows.length));
  });
  const looksOfRow = atomsOfRow.map((own, row) => Math.ceil((own.length + (familiesOfRow[row] as number[]).length) / 3));
  return { atomsOfRow, familiesOfRow, mostRows, looksOfRow };
}

type Found = { readonly score: number; readonly atoms: readonly Atom[]; readonly family?: Family };

function cover(
  problem: CoverProblem,
  index: Index,
  kept: readonly Piece[],
  choice: Choice,
  budget: { looks: number },
): Piece[] | undefined {
  const { atoms, families, frames, rowCount } = problem;
  const left = new Uint8Array(rowCount).fill(1);
  let leftCount = rowCount;
  const atomGain = new Float64Array(atoms.length);
  const familyGain = new Float64Array(families.length);
  const familyRows = new Int32Array(families.length);
  for (let row = 0; row < rowCount; row += 1) {
    budget.looks -= index.looksOfRow[row] as number;
    for (const atom of index.atomsOfRow[row] as number[]) atomGain[atom] = (atomGain[atom] as number) + (choice.weights[row] as number);
    for (const family of index.familiesOfRow[row] as number[]) {
      familyGain[family] = (familyGain[family] as number) + (choice.weights[row] as number);
      familyRows[family] = (familyRows[family] as number) + 1;
    }
  }
  const counts = frames.map(() => 0);
  const pieces: Piece[] = [];
  const add = (piece: Piece): void => {
    pieces.push(piece);
    counts[piece.frame] = (counts[piece.frame] as number) + 1;
    for (const atom of piece.atoms) {
      for (const row of atom.rows) {
        if (left[row] === 0) continue;
        left[row] = 0;
        leftCount -= 1;
        const weight = choice.weights[row] as number;
        budget.looks -= index.looksOfRow[row] as number;
        for (const other of index.atomsOfRow[row] as number[]) atomGain[other] = (atomGain[other] as number) - weight;
        for (const family of index.familiesOfRow[row] as number[]) {
          familyGain[family] = (familyGain[family] as number) - weight;
          familyRows[family] = (familyRows[family] as number) - 1;
        }
      }
    }
  };
  for (const piece of kept) add(piece);
  while (leftCount > 0) {
    const extra = frameCosts(problem, counts, choice.freeFrames);
    let found: Found = { score: 0, atoms: [] };
    budget.looks -= atoms.length + families.length + 20;
    for (let at = 0; at < atoms.length; at += 1) {
      const gain = atomGain[at] as number;
      if (gain < 0.5) continue;
      const atom = atoms[at] as Atom;
      const score = (gain / (atom.length + 1 + (extra[atom.frame] as number))) * (1 + choice.noise * choice.random());
      if (score > found.score) found = { score, atoms: [atom] };
    }
    for (let at = 0; at < families.length; at += 1) {
      const rows = familyRows[at] as number;
      if (rows < 2) continue;
      const family = families[at] as Family;
      const cost = family.length + 3 + (extra[family.frame] as number);
      const least = Math.max(2, Math.ceil(rows / (index.mostRows[at] as number)));
      if (((familyGain[at] as number) / (cost + least)) * (1 + choice.noise) <= found.score) continue;
      budget.looks -= family.members.length;
      const { members, gain } = takeMembers(family, left, choice.weights);
      if (!isFamilyWorth(family.length, members.length)) continue;
      const score = (gain / (cost + members.length)) * (1 + choice.noise * choice.random());
      if (score > found.score) found = { score, atoms: members, family };
    }
    if (found.atoms.length === 0) return undefined;
    add(makePiece(found.atoms, found.family));
  }
  return dropNeedless(pieces, rowCount);
}

/** Computes what each frame's own characters (its anchor and end) add to the cost of its next piece. */
function frameCosts({ frames }: CoverProblem, counts: readonly number[], freeFrames: readonly boolean[]): number[] {
  return frames.map(({ anchored, end }, index) => {
    if (freeFrames[index]) return 0;
    const forAnchor = anchored && (counts[index] as number) < 3 ? 1 : 0;
    if (end === '') return forAnchor;
    const had = frames.reduce((sum, frame, other) => sum + (frame.end === end ? (counts[other] as number) : 0), 0);
    if (had >= 2) return forAnchor;
    return forAnchor + (had === 0 ? end.length + 3 : 2);
  });
}

/** Chooses the family members that cover rows not yet covered by the family or earlier pieces. */
function takeMembers(family: Family, left: Uint8Array, weights: Float64Array): { readonly members: Atom[]; readonly gain: number } {
  const members: Atom[] = [];
  const taken = new Set<number>();
  let gain = 0;
  for (const atom of family.members) {
    let fresh = 0;
    for (const row of atom.rows) if (left[row] === 1 && !taken.has(row)) fresh += weights[row] as number;
    if (fresh === 0) continue;
    members.push(atom);
    gain += fresh;
    for (const row of atom.rows) taken.add(row);
  }
  return { members, gain };
}

/** Removes pieces whose rows other pieces cover, longest first; removes single letters from families. */
function dropNeedless(pieces: readonly Piece[], rowCount: number): Piece[] {
  const times = new Int32Array(rowCount);
  const count = (atom: Atom, by: number): void => {
    for (const row of atom.rows) times[row] = (times[row] as number) + by;
  };
  const parts = pieces.flatMap((piece) => piece.atoms.map((atom) => ({ piece, atom })));
  for (const { atom } of parts) count(atom, 1);
  const gone = new Set<(typeof parts)[number]>();
  for (const part of parts.toSorted((a, b) => b.atom.length - a.atom.length)) {
    if (part.atom.rows.some((row) => (times[row] as number) < 2)) continue;
    gone.add(part);
    count(part.atom, -1);
  }
  if (gone.size === 0) return [...pieces];
  return pieces.flatMap((piece) => {
    const atoms = parts.filter((part) => part.piece === piece && !gone.has(part)).map(({ atom }) => atom);
    if (atoms.length === piece.atoms.length) return [piece];
    if (piece.family && isFamilyWorth(piece.family.length, atoms.length)) return [makePiece(atoms, piece.family)];
    return atoms.map((atom) => makePiece([atom]));
  });
}
