import type { StoredListingItem } from '../../db/listing-tables.ts';

type Seen = { readonly stackSize: number; readonly hashes: readonly string[]; readonly readMs: number };

/**
 * Returns the time since which every offered stack has been seen in the seller's stash: the oldest of the reads.
 * Returns null if a stack was not seen, was smaller than offered, or belonged only to other groups, because the draft's
 * hash is not trusted.
 */
export function judgeSeen(items: readonly Pick<StoredListingItem, 'hash' | 'rawItems'>[], reads: ReadonlyMap<string, Seen>): number | null {
  let seenMs: number | null = null;
  for (const { hash, rawItems } of items) {
    for (const stack of rawItems) {
      const read = reads.get(stack.id);
      if (read === undefined || read.stackSize < stack.stackSize || !read.hashes.includes(hash)) return null;
      seenMs = Math.min(seenMs ?? read.readMs, read.readMs);
    }
  }
  return seenMs;
}
