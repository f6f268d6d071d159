import type { Game } from '../item/index.ts';
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

/**
 * Fewest accounts whose asks make a price in poe2. An ask there is typed on this site, needs no item and costs nothing:
 * the text of one or two accounts is an offer, not a price.
 */
export const FEWEST_TYPED_ASKS = 3;

/** Fewest accounts whose asks make a price of a group at all (D51, D55); fewer than ten make a doubted one (D53). */
export function fewestSellersOf(game: Game): number {
  return game === 'poe2' ? FEWEST_TYPED_ASKS : 1;
}
