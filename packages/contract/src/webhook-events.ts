/**
 * Events sent to webhooks. The body of a delivery is `{ type, timestamp, data }` according to Standard Webhooks;
 * receivers must ignore unknown types, because new types may be added at any time.
 */
import * as z from 'zod/mini';
import { categoryIdSchema, gameSchema, sideSchema } from './rest/common.ts';
import { leagueSchema, listingUuidSchema, notificationIdSchema } from './rest/ids.ts';
import { serviceNotificationSchema, tradeNotificationSchema } from './rest/notifications.ts';
import type { Scope } from './scopes.ts';

const endedShape = {
  game: gameSchema,
  league: leagueSchema,
  listings: z.array(z.object({ uuid: listingUuidSchema, category: categoryIdSchema, subCategory: categoryIdSchema, side: sideSchema })),
};

/** Data of each event, by type. In a type's name, a dot separates the noun from what happened to it. */
export const webhookEventData = {
  /** A buyer requests items from the owner's listing: the notification as `getNotifications` lists it. */
  'trade.requested': tradeNotificationSchema,
  /** A person requests one of the owner's services: the notification as `getNotifications` lists it. */
  'service.requested': serviceNotificationSchema,
  /** A finished trade sold the last pieces of listings; `tradeId` is the id of the trade's notification. */
  'listing.sold': z.object({ ...endedShape, tradeId: notificationIdSchema }),
  /** Listings expired after two hours (R4.02). */
  'listing.expired': z.object(endedShape),
  /** The owner pressed "send a test". */
  'webhook.test': z.object({}),
} as const;

export type WebhookEventType = keyof typeof webhookEventData;
/** Data of one event type. */
export type WebhookEventData<Type extends WebhookEventType> = z.output<(typeof webhookEventData)[Type]>;
/** Body of a delivery, by type. `timestamp` is the time of the event, in ISO 8601, UTC. */
export type WebhookEvent = {
  [Type in WebhookEventType]: { readonly type: Type; readonly timestamp: string; readonly data: WebhookEventData<Type> };
}[WebhookEventType];

/** Events that an owner can select; a test is sent to every webhook. */
export const chosenWebhookEvents = ['trade.requested', 'service.requested', 'listing.sold', 'listing.expired'] as const;
export type ChosenWebhookEvent = (typeof chosenWebhookEvents)[number];

/**
 * Scope that an access token needs in addition to `webhooks:write` to have an event sent to a webhook: the webhook
 * exposes as much data as calling the API.
 */
export const scopeOfWebhookEvent: Readonly<Record<ChosenWebhookEvent, Scope>> = {
  'trade.requested': 'trades:read',
  'service.requested': 'services:read',
  'listing.sold': 'listings:read',
  'listing.expired': 'listings:read',
};
