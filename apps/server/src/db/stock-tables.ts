import type { Game } from '@poexchange/domain/item';
import type { TakenGroup } from '@poexchange/domain/stock';
import type { ColumnType, Generated } from 'kysely';
import type { StoredListingItem } from './listing-tables.ts';

export type StockTables = {
  /** Stacks handed over from a person's stock. */
  handed_over: {
    id: Generated<number>;
    user_id: string;
    game: Game;
    league: string;
    trade_id: string;
    /** Null where the group was entered by hand. */
    item_id: string | null;
    hash: string;
    quantity: number;
    /** Number of pieces before all hand-overs that still count. */
    held: number;
    /** The stack's tab, or all tabs it may be in if that is unknown. */
    tab_ids: string[];
    handed_ms: number;
    undone_ms: number | null;
  };
  /** Last quantities entered by hand, by group. */
  hand_entries: { user_id: string; game: Game; league: string; hash: string; quantity: number; entered_ms: number };
  /** Pieces that a trade took from each listing, for undo. */
  listing_takings: {
    trade_id: string;
    listing_uuid: string;
    user_id: string;
    /** The version of the listing it was taken from. */
    listed_ms: number;
    /** Time when the trade ended the listing. */
    ended_ms: number | null;
    taken: ColumnType<TakenGroup<StoredListingItem>[], string, string>;
  };
};
