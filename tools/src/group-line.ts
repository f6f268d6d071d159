import { groupItem } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import type { Game } from '@poexchange/domain/item';

/**
 * What `group` prints for one line of input: `{"tag","key","hash","props"}`, or `{"tag":null,"reason"}` for an item without a
 * group, or `{"error"}` for a line that is not an item: an empty one, no JSON, no object, no field an item has.
 */
export function describeLine(line: string, game: Game): string {
  const raw = parseLine(line);
  if (raw === undefined) return JSON.stringify({ error: line.trim() === '' ? 'emptyLine' : 'badJson' });
  const read = readItem(raw);
  if (!read.ok) return JSON.stringify({ error: read.reason });
  const result = groupItem(read.item, game);
  if (!result.ok) return JSON.stringify({ tag: null, reason: result.reason });
  const { tag, key, hash, unsafeHashProperties } = result.primary;
  return JSON.stringify({ tag, key, hash, props: unsafeHashProperties });
}

/** The parsed JSON (null included), or undefined where the line is none. A byte order mark before the first line is no harm. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line.charCodeAt(0) === 0xfeff ? line.slice(1) : line);
  } catch {
    return undefined;
  }
}
