import type { Game } from '@poexchange/domain/item';
import type { HashProperties, Tag } from '@poexchange/domain/grouping';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { GameApiBudgetTables } from '@poexchange/platform/game-api';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type StoredCharacter = { name: string; league: string; class: string; level: number };
/** `id` is lower-cased; `name` has the publisher's spelling. */
export type StoredLeague = { id: string; name: string };
/**
 * Position and text of a raw item. `name` is the name shown in the game, and `hashes` are the groups under which the
 * item may be offered. Rows read by versions without frame types and groups do not have those fields.
 */
export type StoredTabItem = {
  x: number;
  y: number;
  w: number;
  h: number;
  name: string;
  lines: string[];
  stackSize: number;
  frameType?: number;
  hashes?: string[];
};

/** A group of items found in at least one stash; `icon` is a path on the icon host. */
export type StashGroup = { hash: string; tag: Tag; key: string; properties: HashProperties; icon: string | null };

export type GameDataTables = GameApiBudgetTables & {
  account_characters: { user_id: string; game: Game; characters: Json<StoredCharacter[]>; read_ms: number };
  account_leagues: { user_id: string; game: Game; leagues: Json<StoredLeague[]>; read_ms: number };
  stash_tab_reads: {
    user_id: string;
    game: Game;
    league: string;
    tab_id: PublisherTabId;
    /** The map or unique tab that this tab is a child of. */
    parent_id: PublisherTabId | null;
    tab_name: string;
    tab_type: string;
    tab_colour: string;
    items: Json<Record<string, StoredTabItem>>;
    read_ms: number;
  };
  stash_groups: Omit<StashGroup, 'properties'> & { game: Game; league: string; properties: Json<HashProperties>; seen_ms: number };
  stash_tags: { game: Game; league: string; tag: string; version: Generated<string> };
};
