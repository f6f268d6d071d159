import { totalOfPieces, type GroupedEntry } from './grouped-entry.ts';

/**
 * Merges entries of one hash that only `splitBy` had separated (R3.09, D16), in order of first appearance. Their equal
 * prices are kept; totals are summed. Entries whose hash is unique stay the same objects.
 */
export function mergeEntries(entries: readonly GroupedEntry[]): GroupedEntry[] {
  const merged = new Map<string, GroupedEntry>();
  for (const entry of entries) {
    const before = merged.get(entry.hash);
    merged.set(entry.hash, before === undefined ? entry : mergeTwo(before, entry));
  }
  return [...merged.values()];
}

function mergeTwo(a: GroupedEntry, b: GroupedEntry): GroupedEntry {
  const stackSize = a.stackSize + b.stackSize;
  return {
    ...a,
    items: [...a.items, ...b.items],
    stashTabs: [...new Set([...a.stashTabs, ...b.stashTabs])],
    stackSize,
    totalStacksize: a.totalStacksize + b.totalStacksize,
    borrowedPieces: a.borrowedPieces + b.borrowedPieces,
    calculatedTotalPrice: a.calculatedPrice === null ? null : totalOfPieces(a.calculatedPrice, stackSize),
  };
}
