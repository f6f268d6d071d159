import type { Game } from '../item/index.ts';

export type ListingSide = 'sell' | 'buy';

/** Sell mode (R3.04): the whole listing only, or individual items. */
export type ListingMode = 'bulk' | 'single';

export type ListingIdentity = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory?: string | null | undefined;
  readonly side: ListingSide;
};

/** The sub-category as stored: empty where there is none or all are meant (R3.02). */
export function readSubCategory(subCategory: string | null | undefined): string {
  return subCategory === undefined || subCategory === null || subCategory === 'ALL' ? '' : subCategory;
}

/**
 * Builds the key of a listing (D20): equal for two posts that replace each other, different otherwise. The league's
 * case does not matter.
 */
export function listingKey(identity: ListingIdentity): string {
  const { userId, game, league, category, subCategory, side } = identity;
  return JSON.stringify([userId, game, league.toLowerCase(), category, readSubCategory(subCategory), side]);
}
