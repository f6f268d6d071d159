import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the trade use-cases: those of listings, tab reads, and owners of characters. */
export type TradesDeps = Pick<ListingsDeps, 'db' | 'clock' | 'prices' | 'findStashReads' | 'findTabTexts' | 'requireOwnCharacter'>;
