import type { StoredListingItem } from '../../db/listing-tables.ts';

/** A stack as last seen. */
type Seen = { readonly stackSize: number; readonly hashes: readonly string[]; readonly readMs: number };

/**
 * Returns the time since which every offered stack has been seen in the seller's stash: the oldest of those reads.
 * Returns null if one was not seen, was smaller, or was of other groups than the one it is offered under: the hash in a
 * draft is not trusted.
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
