import type { Game } from '@poexchange/domain/item';
import type { TakenGroup } from '@poexchange/domain/stock';
import type { ColumnType, Generated } from 'kysely';
import type { StoredListingItem } from './listing-tables.ts';

export type StockTables = {
  /** Stacks handed over from a person's stock (D33). */
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
    /** Pieces there were before anything that still counts. */
    held: number;
    /** The stack's tab; where that was not known, all it may lie in. */
    tab_ids: string[];
    handed_ms: number;
    undone_ms: number | null;
  };
  /** Groups as they were last entered by hand (D55). */
  hand_entries: { user_id: string; game: Game; league: string; hash: string; quantity: number; entered_ms: number };
  /** Pieces a trade took out of each listing, for undo. */
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
