import type { Tag } from '../tables/index.ts';

const tagsOfMany: ReadonlySet<string> = new Set<Tag>(['base']);

/**
 * Returns whether groups of a tag have a price only if enough sellers show one (D45): most crafting bases are
 * worthless, and a few asks say little about them. Without a price they are not in the files either, unless they are in
 * a person's stash.
 */
export function needsManySellers(tag: string): boolean {
  return tagsOfMany.has(tag);
}
