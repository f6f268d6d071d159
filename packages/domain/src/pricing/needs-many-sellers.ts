import type { Tag } from '../tables/index.ts';

const tagsOfMany: ReadonlySet<string> = new Set<Tag>(['base']);

/**
 * Returns whether groups of a tag have a price only where enough sellers show one (D45): most crafting bases are worth
 * nothing, and the asks of a few say little of them. Without a price they are not in the files either, except for those
 * that lie in somebody's stash.
 */
export function needsManySellers(tag: string): boolean {
  return tagsOfMany.has(tag);
}
