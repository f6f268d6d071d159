/** Marks above and below the curve: runs of automatic snapshots, single snapshots, trades and notes. Pure. */
import type { SnapshotHead } from '../data/read-row.ts';

export type NoteMark = { readonly at: number; readonly atMs: number; readonly text: string };

/** Marks of a series of snapshots, as indexes into the series. A run extends from its first to its last snapshot. */
export type LaneMarks = {
  readonly runs: readonly { readonly fromMs: number; readonly toMs: number }[];
  readonly manual: readonly number[];
  readonly notes: readonly NoteMark[];
};

/** Maximum time between two snapshots of one run. */
const RUN_GAP_MS = 2 * 3_600_000;

/** Lists the marks of a profile's snapshots, oldest first. */
export function listMarks(heads: readonly SnapshotHead[]): LaneMarks {
  const runs: { fromMs: number; toMs: number }[] = [];
  const manual: number[] = [];
  const notes: NoteMark[] = [];
  for (const [at, { createdAtMs: atMs, type, note }] of heads.entries()) {
    if (note !== '') notes.push({ at, atMs, text: note });
    if (type === 'manual') {
      manual.push(at);
      continue;
    }
    const open = runs.at(-1);
    if (open !== undefined && atMs - open.toMs <= RUN_GAP_MS) open.toMs = atMs;
    else runs.push({ fromMs: atMs, toMs: atMs });
  }
  return { runs, manual, notes };
}

/** A flag with text on its right or left, or without text. */
export type Flag = NoteMark & { readonly x: number; readonly words: 'right' | 'left' | 'none' };

const FLAG_WIDTH = 12;
const WORDS_GAP = 12;

/**
 * Positions the flags of notes, with text only if the text covers no other flag or text and fits within the width.
 * Positions are in plot coordinates; `measure` returns the width of a text.
 */
export function layOutFlags(
  notes: readonly NoteMark[],
  { xOf, width, measure }: { xOf: (atMs: number) => number; width: number; measure: (text: string) => number },
): Flag[] {
  const placed = notes.map((note) => ({ note, x: xOf(note.atMs) })).filter(({ x }) => x >= 0 && x <= width);
  let taken = -Infinity;
  return placed.map(({ note, x }, order) => {
    const length = measure(note.text) + WORDS_GAP;
    const next = placed[order + 1]?.x ?? Infinity;
    const isRight = x + FLAG_WIDTH + length <= Math.min(width, next - 4);
    const isLeft = !isRight && x - length >= Math.max(0, taken);
    taken = isRight ? x + FLAG_WIDTH + length : x + FLAG_WIDTH;
    return { ...note, x, words: isRight ? 'right' : isLeft ? 'left' : 'none' };
  });
}

/** Returns the mark nearest to a position, if it is within reach; both in pixels. */
export function findMark<Mark extends { readonly atMs: number }>(
  marks: readonly Mark[],
  { x, xOf, reach }: { x: number; xOf: (atMs: number) => number; reach: number },
): Mark | null {
  let [nearest, least]: [Mark | null, number] = [null, reach];
  for (const mark of marks) {
    const distance = Math.abs(xOf(mark.atMs) - x);
    if (distance <= least) [nearest, least] = [mark, distance];
  }
  return nearest;
}
