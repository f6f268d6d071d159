import type { ChatAccountId } from '@poexchange/domain/ids';
import type { Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { GameDataTables } from './game-data-tables.ts';
import type { ListingTables, StockTables } from './listing-tables.ts';
import type { NetWorthTables } from './net-worth-tables.ts';
import type { NotificationTables, WebhookTables } from './notification-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { TradeTables } from './trade-tables.ts';

type StatusTables = {
  status_marks: {
    /** A part named in the contract; parts of former versions are ignored. */
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
  /** Accounts of the chat platform that people linked. */
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
