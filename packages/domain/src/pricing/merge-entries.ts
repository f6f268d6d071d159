import { totalOfPieces, type GroupedEntry } from './grouped-entry.ts';

/**
 * One entry for each hash, as a listing has it (R3.09, D16): the stacks of entries that only `splitBy` had kept apart
 * together again, in order of first appearance. Prices stay, as they are the same; totals are summed. Entries whose
 * hash is there once stay the same objects.
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
    calculatedTotalPrice: a.calculatedPrice === null ? null : totalOfPieces(a.calculatedPrice, stackSize),
  };
}
