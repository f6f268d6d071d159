/** Converts stored listings to the contract's types. */
import type { ListingUuid } from '@poexchange/domain/ids';
import type { ListingRow, OwnListing } from '@poexchange/contract/rest';
import { listingLimits } from '@poexchange/domain/listing';
import type { FeedRecord } from './feed.queries.ts';
import type { ListingRecord } from './listing-record.ts';

type Presence = ListingRow['presence'];

export function presentFeedRow(row: FeedRecord): ListingRow {
  return {
    uuid: row.uuid as ListingUuid,
    side: row.side,
    category: row.category,
    subCategory: row.sub_category,
    ign: row.ign,
    ...(row.chat_name !== null && { chatName: row.chat_name }),
    presence: row.presence ?? 'offline',
    listingMode: row.listing_mode,
    multiplier: row.multiplier,
    minTradeValue: row.min_trade_value,
    supportRegex: row.support_regex,
    totalPrice: row.total_price,
    timestampMs: row.timestamp_ms,
    listedMs: row.listed_ms,
    seenAt: row.seen_ms,
    ...(row.by_hand ? { byHand: true as const } : {}),
    ...(row.custom !== null && { custom: row.custom }),
    items: row.feed_items,
  };
}

/**
 * When the listing's state ends: two hours after it was listed, or six days after it became inactive (R4.02, R4.03).
 */
function endsAtMs(record: ListingRecord): number {
  if (record.state === 'active') return record.listed_ms + listingLimits.activeMs;
  return (record.ended_ms ?? record.timestamp_ms) + listingLimits.retentionMs;
}

export function presentOwnListing(record: ListingRecord, presence: Presence): OwnListing {
  return {
    ...presentFeedRow({ ...record, presence, chat_name: null }),
    game: record.game,
    league: record.league,
    state: record.state,
    endsAtMs: endsAtMs(record),
    stashTabs: record.stash_tabs,
    regexExtraPrice: record.regex_extra_price,
    regexQuantExtraPrice: record.regex_quant_extra_price,
    items: record.items,
  };
}
