import type { AccountTables } from './account-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { GameDataTables } from './game-data-tables.ts';
import type { ListingTables } from './listing-tables.ts';
import type { NetWorthTables } from './net-worth-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { StatusTables } from './status-tables.ts';
import type { StockTables } from './stock-tables.ts';
import type { TradeTables } from './trade-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

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
