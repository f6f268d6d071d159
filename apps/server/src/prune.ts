import { pruneBudgets, type GameApiBudgetTables } from '@poexchange/platform/game-api';
import type { Kysely } from 'kysely';
import { pruneAccessTokens } from './features/access-tokens/index.ts';
import { pruneSessions } from './features/auth/index.ts';
import { pruneChatLinkStates } from './features/chat-link/index.ts';
import { pruneStashGroups, pruneStashReads } from './features/game-data/index.ts';
import { pruneOldListings, type ListingsDeps } from './features/listings/index.ts';
import { pruneNotifications } from './features/notifications/index.ts';
import { prunePartnerStates } from './features/partner/index.ts';
import { pruneServiceChanges, pruneServiceDays, pruneServiceRequests } from './features/services/index.ts';
import { pruneStatusMarks } from './features/status/index.ts';
import { pruneTrades } from './features/trades/index.ts';
import { pruneWebhookDeliveries } from './features/webhooks/index.ts';
import { pruneAudit } from './audit.ts';
import { pruneDeletionReceipts } from './features/users/index.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Retention (D16, D18): trades and notifications 30 days, first answers 24 hours, tab contents 7 days, groups seen in
 * stashes 30 days; room events for as long as a client may request them.
 */
export async function pruneAll(listings: ListingsDeps, budgets: Kysely<GameApiBudgetTables>): Promise<void> {
  const { db, clock } = listings;
  const nowMs = clock();
  await pruneOldListings(listings);
  await pruneTrades(db, nowMs - 30 * DAY_MS);
  await pruneServiceRequests(db, nowMs);
  await pruneServiceChanges(db, nowMs);
  await pruneServiceDays(db, nowMs);
  await pruneNotifications(db, {
    notificationsBeforeMs: nowMs - 30 * DAY_MS,
    eventsBefore: new Date(nowMs - 2 * 3_600_000),
    repliesBefore: new Date(nowMs - DAY_MS),
  });
  await pruneStashReads(db, nowMs);
  await pruneStashGroups(db, nowMs);
  await pruneSessions(db, nowMs);
  await pruneAccessTokens(db, nowMs);
  await pruneWebhookDeliveries(db, nowMs);
  await pruneDeletionReceipts(db, nowMs);
  await pruneAudit(db, nowMs);
  await pruneStatusMarks(db, nowMs);
  await prunePartnerStates(db, nowMs);
  await pruneChatLinkStates(db, nowMs);
  // Long after every window and restriction has ended: deleting a budget earlier would allow too many calls.
  await pruneBudgets(budgets, nowMs - DAY_MS);
}
