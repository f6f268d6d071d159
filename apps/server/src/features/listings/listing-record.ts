import type { Game } from '@poexchange/domain/item';
import type { StashTabId } from '@poexchange/domain/ids';
import type { CustomListing, StoredListingItem } from '../../db/listing-tables.ts';

/** What names a listing (D20). */
export type ListingIdentity = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory: string;
  readonly side: 'sell' | 'buy';
};

/** A listing as it is stored. */
export type ListingRecord = {
  uuid: string;
  user_id: string;
  game: Game;
  league: string;
  category: string;
  sub_category: string;
  custom: CustomListing | null;
  side: 'sell' | 'buy';
  listing_mode: 'bulk' | 'single';
  ign: string;
  multiplier: number;
  min_trade_value: number;
  support_regex: boolean;
  regex_extra_price: number;
  regex_quant_extra_price: number;
  stash_tabs: StashTabId[];
  search_denied_tabs: StashTabId[];
  items: StoredListingItem[];
  feed_items: [string, number, number][];
  deselected: string[];
  total_price: number;
  timestamp_ms: number;
  listed_ms: number;
  changed_ms: number;
  state: 'active' | 'inactive' | 'deleted';
  ended_ms: number | null;
  seen_ms: number | null;
  by_hand: boolean;
  group_count: number;
  stack_count: number;
};
