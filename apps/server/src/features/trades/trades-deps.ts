import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the trade use-cases: those of listings, the reads of tabs, and the owners of characters. */
export type TradesDeps = Pick<ListingsDeps, 'db' | 'clock' | 'prices' | 'findStashReads' | 'findTabTexts' | 'requireOwnCharacter'>;
