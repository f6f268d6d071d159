import type { Game } from '@poexchange/domain/item';
import type { ColumnType, Generated } from 'kysely';
import type { CustomListing } from './listing-tables.ts';

/** A requested group with its terms at the time of the request; `picks` are the stacks that will be handed over. */
export type StoredTradeItem = {
  hash: string;
  quantity: number;
  price: number;
  overridden: boolean;
  deselected: boolean;
  picks: { id: string; stackSize: number }[];
};

type Json<T> = ColumnType<T, string, string>;

export type TradeTables = {
  /** Trades: who requested what from whom, the prices, and the outcome. */
  trades: {
    id: Generated<string>;
    /** Null once the receiver has deleted their account; the other person's id is then set. */
    receiver_id: string | null;
    sender_id: string | null;
    game: Game;
    league: string;
    category: string;
    sub_category: string;
    custom: ColumnType<CustomListing | null, string | null, never>;
    side: 'sell' | 'buy';
    listing_uuid: string;
    ign: string;
    regex: string | null;
    valid: boolean;
    items: Json<StoredTradeItem[]>;
    /** Number of groups in `items`; 0 for trades stored before groups were counted. */
    group_count: Generated<number>;
    /** Requests with the same buyer, listing and item set within 30 s make one trade (D32). */
    request_hash: string;
    /** Lines shown to the asker; the short line that replaces many parts comes first. */
    whispers: Json<string[]>;
    total_chaos: number;
    chaos_per_divine: number | null;
    /** poe2: the trade's unit and that unit's worth in chaos. */
    unit: 'c' | 'd' | 'ex' | 'r' | null;
    chaos_per_unit: number | null;
    processed_ms: number | null;
    /** Time at which Done was last undone; null once the trade is done again. */
    undone_ms: Generated<number | null>;
    /** Steps of the trade, set by the listing's owner. */
    invited_ms: Generated<number | null>;
    hideout_ms: Generated<number | null>;
    declined_ms: Generated<number | null>;
    /** Items taken by Done, [[hash, pieces]], and their price in chaos. */
    handed: ColumnType<[string, number][] | null, string | null | undefined, string | null>;
    handed_chaos: Generated<number | null>;
    is_whole: Generated<boolean>;
    regex_warning: Generated<boolean>;
    /** Time of the last correction or repeated request while open; null if the trade was requested only once. */
    asked_again_ms: Generated<number | null>;
    /** Time at which the receiver was last notified again; null if they were notified only once. */
    told_again_ms: Generated<number | null>;
    created_ms: number;
  };
};
