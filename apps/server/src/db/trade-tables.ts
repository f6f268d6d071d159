import type { Game } from '@poexchange/domain/item';
import type { ColumnType, Generated } from 'kysely';
import type { CustomListing } from './listing-tables.ts';

/** A wanted group with its terms at the time of the request; `picks` are the stacks that will be handed over. */
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
  /** Trades: who requested what from whom, at which prices, and the outcome. */
  trades: {
    id: Generated<string>;
    /** Null once that person has deleted their account; never both. */
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
    /** Number of groups in `items`; 0 for a trade stored before they were counted. */
    group_count: Generated<number>;
    /** Same buyer, listing and item set within 30 s make one trade (D32). */
    request_hash: string;
    /** The lines given to the asker; the short one that replaces many parts comes first. */
    whispers: Json<string[]>;
    total_chaos: number;
    chaos_per_divine: number | null;
    /** poe2: the unit of the trade and its worth in chaos. */
    unit: 'c' | 'd' | 'ex' | 'r' | null;
    chaos_per_unit: number | null;
    processed_ms: number | null;
    /** Time when Done was last undone; null once it is done again. */
    undone_ms: Generated<number | null>;
    /** Steps of the trade, set by the owner of the listing. */
    invited_ms: Generated<number | null>;
    hideout_ms: Generated<number | null>;
    declined_ms: Generated<number | null>;
    /** Items that Done took, [[hash, pieces]], and their price in chaos. */
    handed: ColumnType<[string, number][] | null, string | null | undefined, string | null>;
    handed_chaos: Generated<number | null>;
    is_whole: Generated<boolean>;
    regex_warning: Generated<boolean>;
    /** When it was last corrected or requested again while open; null if it was requested once. */
    asked_again_ms: Generated<number | null>;
    /** When its receiver was last notified of it again; null if they were notified once. */
    told_again_ms: Generated<number | null>;
    created_ms: number;
  };
};
