import type { ListingsDeps } from '../listings/index.ts';

/** What the use-cases of a trade work with: of listings' own, what was read of tabs and whose characters are whose. */
export type TradesDeps = Pick<ListingsDeps, 'db' | 'clock' | 'prices' | 'findStashReads' | 'findTabTexts' | 'requireOwnCharacter'>;
