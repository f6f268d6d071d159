/** Map mods missing from every table, for the seller whose maps have them. Pure. */
import type { GroupItemResult } from '@poexchange/domain/grouping';

/**
 * Lines of maps with seven or more mods that match no known mod, with `#` for numbers, most frequent first; `mapCount`
 * is the number of maps with such a line.
 */
export type UnknownMapMods = {
  readonly mapCount: number;
  readonly lines: readonly { readonly text: string; readonly mapCount: number }[];
};

/** Maximum number of listed lines; even an old stash rarely has this many. */
const MAX_LINES = 50;

export function countUnknownMapMods(groups: Iterable<GroupItemResult>): UnknownMapMods {
  const counts = new Map<string, number>();
  let mapCount = 0;
  for (const group of groups) {
    if (!group.ok || group.modsNotFound === undefined) continue;
    mapCount += 1;
    for (const text of new Set(group.modsNotFound.map(hideNumbers))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const lines = [...counts].map(([text, count]) => ({ text, mapCount: count }));
  return { mapCount, lines: lines.sort((a, b) => b.mapCount - a.mapCount || (a.text < b.text ? -1 : 1)).slice(0, MAX_LINES) };
}

function hideNumbers(line: string): string {
  return line.replaceAll(/\d+(?:[.,]\d+)*/g, '#');
}
