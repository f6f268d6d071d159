import type { Game } from '../item/index.ts';
import type { Tag } from '../tables/index.ts';

const tagsOfMany: ReadonlySet<string> = new Set<Tag>(['base']);

/**
 * Returns true if groups of a tag have a price only when enough sellers ask a price: most crafting bases are worthless,
 * and a few asks say little about them. Such groups without a price are omitted from the files, unless they are in a
 * person's stash.
 */
export function needsManySellers(tag: string): boolean {
  return tagsOfMany.has(tag);
}

/**
 * Minimum number of accounts whose asks make a price in poe2. An ask there is typed on this site, needs no item and
 * costs nothing, so asks from one or two accounts are offers, not a price.
 */
export const FEWEST_TYPED_ASKS = 3;

/** Minimum number of accounts whose asks make a group's price; fewer than ten make a doubtful price (D53). */
export function fewestSellersOf(game: Game): number {
  return game === 'poe2' ? FEWEST_TYPED_ASKS : 1;
}
