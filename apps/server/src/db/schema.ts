import type { AccountTables } from './account-tables.ts';
import type { GameDataTables } from './game-data-tables.ts';
import type { ListingTables } from './listing-tables.ts';
import type { NetWorthTables } from './net-worth-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { StatusTables } from './status-tables.ts';
import type { StockTables } from './stock-tables.ts';
import type { TradeTables } from './trade-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';
import type { ChatAccountId } from '@poexchange/domain/ids';
import type { Generated } from 'kysely';

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
