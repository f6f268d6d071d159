/** Corrects misspelt item names. Pure. */
import { readManualLine } from './item-lines.ts';
import type { PriceEntry } from './price-book.ts';

/** A line that matches no known item, and the line that was probably intended. */
export type Suggestion = { readonly line: string; readonly corrected: string };

const SHORTEST_NAME = 4;

/** Suggests the closest known name for a line such as "3x Exaltd Orb"; null if none is close. */
export function suggestLine(line: string, entries: readonly Pick<PriceEntry, 'name'>[]): Suggestion | null {
  const read = readManualLine(line);
  if (read === null || read.name.length < SHORTEST_NAME) return null;
  const wanted = read.name.toLowerCase();
  let best: string | null = null;
  let limit = wanted.length < 6 ? 1 : wanted.length < 10 ? 2 : 3;
  for (const { name } of entries) {
    const distance = countEdits(wanted, name.toLowerCase(), limit);
    if (distance > limit || (distance === limit && best !== null)) continue;
    best = name;
    limit = distance;
  }
  if (best === null) return null;
  return { line, corrected: read.quantity === 1 ? best : `${read.quantity}x ${best}` };
}

/**
 * Counts the insertions, deletions, replacements and swaps of neighbouring letters between two strings (optimal string
 * alignment distance); returns some number above the limit if the limit is exceeded.
 */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let older: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwapped ? (older[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    older = before;
    before = current;
  }
  return before[to.length] ?? limit + 1;
}
