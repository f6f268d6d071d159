import type { ChatAccountId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { Generated, JSONColumnType } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { GameDataTables } from './game-data-tables.ts';
import type { ListingTables, StockTables } from './listing-tables.ts';
import type { NotificationTables, WebhookTables } from './notification-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { TradeTables } from './trade-tables.ts';

type NetWorthTables = {
  snapshot_profiles: {
    id: Generated<string>;
    user_id: string;
    game: Game;
    name: string;
    league: string;
    price_league: string;
    stash_tabs: string[];
    stash_folders: string[];
    include_equipment: boolean;
    include_inventory: boolean;
    character_name: string | null;
    created_ms: number;
    updated_ms: number;
  };
  snapshot_settings: {
    user_id: string;
    game: Game;
    selected_profile_id: string | null;
    auto_enabled: boolean;
    interval_ms: number;
    last_snapshot_ms: number | null;
    next_manual_ms: number | null;
    next_auto_ms: number | null;
    updated_ms: number;
    /** Auto-snapshot token, the socket of the page that owns it, and its expiry time. */
    token: string | null;
    token_socket: string | null;
    token_expires_ms: number | null;
  };
  snapshots: {
    id: string;
    user_id: string;
    profile_id: string;
    game: Game;
    league: string;
    price_league: string;
    character_id: string | null;
    character_name: string | null;
    include_equipment: boolean;
    include_inventory: boolean;
    type: 'manual' | 'auto';
    total_chaos: number;
    hourly_income: number;
    /** Quantity, price, own prices, tabs; null if there is no previous snapshot. */
    effects: number[] | null;
    priced_tabs: JSONColumnType<[string, number][]>;
    priced_categories: JSONColumnType<[string, number][]>;
    carried_tabs: number;
    note: string;
    details_bytes: number;
    body_hash: string;
    created_ms: number;
    saved_ms: number;
  };
  snapshot_details: { snapshot_id: string; user_id: string; packed: Buffer };
};

type StatusTables = {
  status_marks: {
    /** A part named in the contract; parts from earlier versions are ignored. */
    part: string;
    /** Start of a five-minute slot. */
    slot_ms: number;
    /** Number of checks, by all nodes, that found the part in this state. */
    works: number;
    late: number;
    away: number;
    /** Time of the newest check. */
    seen_ms: number;
  };
};

/** Every table of the schema `public`, by name. */
export type Database = AccountTables &
  ChatTables &
  GameDataTables &
  ListingTables &
  NetWorthTables &
  NotificationTables &
  ServiceTables &
  StatusTables &
  StockTables &
  TradeTables &
  WebhookTables;

type ChatTables = {
  /** Chat platform accounts that people have linked. */
  chat_links: {
    user_id: string;
    account_id: ChatAccountId;
    name: string | null;
    name_shown: Generated<boolean>;
    linked_ms: number;
  };
  /** Links that were started, and their outcomes. */
  chat_link_states: {
    state_hash: string;
    session_id: string;
    code_verifier: string;
    return_path: string;
    tried_ms: number | null;
    outcome: string | null;
    expires_ms: number;
  };
};
