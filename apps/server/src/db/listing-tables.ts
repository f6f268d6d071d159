import type { Game } from '@poexchange/domain/item';
import type { StashTabId } from '@poexchange/domain/ids';
import type { Tag } from '@poexchange/domain/tables';
import type { ColumnType, Generated } from 'kysely';
import type { TakenGroup } from '@poexchange/domain/stock';

/** A group in a stored listing; `price` is in chaos per piece. */
export type StoredListingItem = {
  hash: string;
  price: number;
  quantity: number;
  overridden: boolean;
  rawItems: { id: string; stackSize: number }[];
};

/** Name of a custom group's listing, and its items' tags. */
export type CustomListing = { name: string; tags: Tag[] };

type Json<T> = ColumnType<T, string, string>;

export type ListingTables = {
  listings: {
    uuid: Generated<string>;
    user_id: string;
    game: Game;
    league: string;
    category: string;
    sub_category: string;
    custom: ColumnType<CustomListing | null, string | null, string | null>;
    side: 'sell' | 'buy';
    listing_mode: 'bulk' | 'single';
    ign: string;
    multiplier: number;
    min_trade_value: number;
    support_regex: boolean;
    regex_extra_price: number;
    regex_quant_extra_price: number;
    /** Top-level tabs only: a child of a map or unique tab counts as that tab. */
    stash_tabs: Json<StashTabId[]>;
    /** The tabs in `stash_tabs` that no search matches. */
    search_denied_tabs: ColumnType<StashTabId[], string | undefined, string>;
    items: Json<StoredListingItem[]>;
    /** [hash, price, quantity] rows as sent in the feed. */
    feed_items: Json<[string, number, number][]>;
    deselected: Json<string[]>;
    total_price: number;
    /** The listing version that buyers quote in a request. */
    timestamp_ms: number;
    /** Start of the listing's two hours (R4.02). */
    listed_ms: number;
    /** Last change to anything shown in the feed, in commit order per league. */
    changed_ms: number;
    state: 'active' | 'inactive' | 'deleted';
    ended_ms: number | null;
    seen_ms: number | null;
    /** Entered manually, so there are no stacks to read. */
    by_hand: Generated<boolean>;
    /** Number of groups in `items`, and total number of their stacks. */
    group_count: ColumnType<number, number | undefined, number>;
    stack_count: ColumnType<number, number | undefined, number>;
  };
  /** Ids of listings whose owner has deleted their account, for the feeds. */
  departed_listings: { uuid: string; game: Game; league: string; changed_ms: number };
  /** One row per league: the last change time issued. The row's lock puts changes in commit order. */
  listing_clocks: { game: Game; league: string; last_ms: number };
  user_presence: {
    user_id: string;
    game: Game;
    last_active_ms: number;
    disconnected_ms: number | null;
    state: 'online' | 'idle' | 'playing' | 'offline';
    /** Time since which the person has not been offline. */
    online_ms: Generated<number | null>;
    /** Time until which the person set their state to playing; may be in the past. */
    playing_until_ms: Generated<number | null>;
    /** Time at which the person last went offline. */
    offline_ms: Generated<number | null>;
  };
  user_sockets: { socket_id: string; user_id: string; game: Game; node_id: string; heartbeat_ms: number };
  idempotency_keys: {
    user_id: string;
    key: string;
    body_hash: string;
    reply: ColumnType<unknown, null, unknown>;
    created_at: Generated<Date>;
  };
};

export type StockTables = {
  /** Stacks handed over from a person's stock. */
  handed_over: {
    id: Generated<number>;
    user_id: string;
    game: Game;
    league: string;
    trade_id: string;
    /** Null if the group was entered manually. */
    item_id: string | null;
    hash: string;
    quantity: number;
    /** Number of pieces before all hand-overs that still count. */
    held: number;
    /** The stack's tab, or all tabs that may contain it if the tab is unknown. */
    tab_ids: string[];
    handed_ms: number;
    undone_ms: number | null;
  };
  /** Last quantities entered manually, by group. */
  hand_entries: { user_id: string; game: Game; league: string; hash: string; quantity: number; entered_ms: number };
  /** Pieces that a trade took from each listing, used for undo. */
  listing_takings: {
    trade_id: string;
    listing_uuid: string;
    user_id: string;
    /** Version of the listing from which the pieces were taken. */
    listed_ms: number;
    /** Time at which the trade ended the listing. */
    ended_ms: number | null;
    taken: ColumnType<TakenGroup<StoredListingItem>[], string, string>;
  };
};
