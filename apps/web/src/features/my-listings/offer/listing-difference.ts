/** Compares a draft with its listing to find out if publishing again would change what buyers see. Pure. */
import type { OwnListing } from '@poexchange/contract/rest';
import type { OfferLine } from './offer-lines.ts';
import type { OfferSettings } from '../../price-book/index.ts';

/** A listing's terms for searches. */
export type SearchTerms = Pick<OwnListing, 'supportRegex' | 'regexExtraPrice' | 'regexQuantExtraPrice'>;

export const noSearchTerms: SearchTerms = { supportRegex: false, regexExtraPrice: 0, regexQuantExtraPrice: 0 };

export type OfferNow = {
  readonly lines: readonly Pick<OfferLine, 'entry' | 'price' | 'isOffered'>[];
  readonly settings: OfferSettings;
  readonly ign: string | null;
  readonly search: SearchTerms;
  /** A custom group's name, as buyers read it (D25). */
  readonly groupName: string | undefined;
};

/** Prices have at most 4 decimals in chaos, 6 in poe2 (D58). */
const SMALLEST_STEP = 5e-7;

/**
 * True if the draft differs from the listing in items, quantities, prices or terms. An active listing that does not
 * differ needs no update, except to renew its two hours (R4.02).
 */
export function differsFromListing(listing: OwnListing, now: OfferNow): boolean {
  const { settings, search } = now;
  if (listing.state !== 'active' || listing.ign !== now.ign) return true;
  if (listing.listingMode !== settings.listingMode || listing.multiplier !== settings.multiplier) return true;
  if (listing.minTradeValue !== settings.minTradeValue || listing.custom?.name !== now.groupName) return true;
  if (listing.supportRegex !== search.supportRegex || listing.regexExtraPrice !== search.regexExtraPrice) return true;
  if (listing.regexQuantExtraPrice !== search.regexQuantExtraPrice) return true;
  const offered = now.lines.filter(({ isOffered, price }) => isOffered && price !== null);
  const listed = new Map(listing.items.map((item) => [item.hash, item]));
  return (
    offered.length !== listed.size ||
    offered.some(({ entry, price }) => {
      const item = listed.get(entry.hash);
      return item === undefined || item.quantity !== entry.quantity || Math.abs(item.price - (price ?? 0)) > SMALLEST_STEP;
    })
  );
}
