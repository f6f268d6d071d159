import type { TradeRequest } from '@poexchange/contract/rest';
import { checkTradeRequest, type TradeCheck } from '@poexchange/domain/trade';
import { currentState, type ListingRecord } from '../../listings/index.ts';

/** Returns whether a listing can be searched: wanted items are in no tab. */
export function takesSearch(listing: ListingRecord): boolean {
  return listing.support_regex && listing.side === 'sell';
}

/** Checks a request against a listing read earlier. */
export function checkRequest(listing: ListingRecord, request: TradeRequest, nowMs: number): TradeCheck {
  if (currentState(listing, nowMs) !== 'active') return { ok: false, code: 'listingNotActive' };
  return checkTradeRequest(
    {
      timestampMs: listing.timestamp_ms,
      inactive: false,
      deleted: false,
      endedAtMs: null,
      listingMode: listing.listing_mode,
      minTradeValue: listing.min_trade_value,
      items: listing.items,
    },
    request,
    nowMs,
  );
}
