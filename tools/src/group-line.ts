import { groupItem, readMapFacts } from '@poexchange/domain/grouping';
import { readItem, type Game, type GameItem } from '@poexchange/domain/item';

/**
 * Which details of a group to print: only the primary group, or also the extended group, a map's facts, and lines
 * missing from the map-mod table (D28, R5.11).
 */
export type Detail = 'primary' | 'extended';

/**
 * Describes one line of input: `{"tag","key","hash","props"}`, or `{"tag":null,"reason"}` for an item without a group,
 * or `{"error"}` for a line that is not an item: empty, not JSON, not an object, or without any item field.
 */
export function describeLine(line: string, game: Game, detail: Detail = 'primary'): string {
  const raw = parseLine(line);
  if (raw === undefined) return JSON.stringify({ error: line.trim() === '' ? 'emptyLine' : 'badJson' });
  const read = readItem(raw);
  if (!read.ok) return JSON.stringify({ error: read.reason });
  return JSON.stringify(describeItem(read.item, game, detail));
}

/** Returns the fields of an item's line: its group, or the reason why the item has no group. */
export function describeItem(item: GameItem, game: Game, detail: Detail): Record<string, unknown> {
  const result = groupItem(item, game);
  if (!result.ok) return { tag: null, reason: result.reason };
  const { tag, key, hash, unsafeHashProperties } = result.primary;
  const { extended, modsNotFound } = result;
  const described: Record<string, unknown> = { tag, key, hash, props: unsafeHashProperties };
  if (detail === 'extended') {
    if (extended) described['extended'] = { hash: extended.hash, props: extended.unsafeHashProperties };
    const facts = game === 'poe1' ? readMapFacts(item) : undefined;
    if (facts) described['map'] = { ...facts, modsNotFound: undefined };
    if (modsNotFound) described['modsNotFound'] = modsNotFound;
  }
  return described;
}

/** Parses JSON (null included); undefined if the line is not JSON. Skips a byte order mark before the first line. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line.charCodeAt(0) === 0xfeff ? line.slice(1) : line);
  } catch {
    return undefined;
  }
}
