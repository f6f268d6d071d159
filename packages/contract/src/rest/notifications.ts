/** Notifications: an envelope with the sender, the time and whether it was read, and a body by type. */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, timestampMsSchema, unitSchema } from './common.ts';
import { notificationIdSchema } from './ids.ts';
import { tradeBodySchema } from './trade-body.ts';

const envelopeShape = {
  /** Id of the notification; for a trade's notification also the id of the trade. */
  id: notificationIdSchema,
  timestamp: timestampMsSchema,
  read: z.boolean(),
  display: z.boolean(),
  /** Null if the sender has deleted their account (D18) or the notification has no sender. */
  senderId: z.nullable(z.string()),
  senderVouchCount: z.number(),
};

/** A buyer requests items from a listing. */
export const tradeNotificationSchema = z.object({ ...envelopeShape, type: z.literal('offering-buy'), body: tradeBodySchema });

/**
 * Body of a service notification: a person requests a service. `id` is the request's id, `listing` the title of the
 * service, `ign` the in-game name of the asker.
 */
export const serviceBodySchema = z.object({
  id: z.string(),
  poe: gameSchema,
  ign: z.string(),
  listing: z.string(),
  /** Details of the service that a card shows. */
  service: z.optional(
    z.object({
      league: z.string(),
      serviceCategory: z.string(),
      serviceName: z.string(),
      isCustomService: z.boolean(),
      creatorType: z.enum(['wts', 'wtb']),
      location: z.enum(['seller', 'buyer']),
      priceValue: z.number(),
      priceType: unitSchema,
    }),
  ),
});

/** A person requests a service. */
export const serviceNotificationSchema = z.object({ ...envelopeShape, type: z.literal('service-buy'), body: serviceBodySchema });

/** Maximum length of a message, in characters. */
const LONGEST_MESSAGE = 2000;

/** Body of a message: the dotted key of its text, followed by key=value params, each preceded by `&`. */
export const messageBodySchema = z.string().check(z.maxLength(LONGEST_MESSAGE));

/**
 * Body of a notification that services were relisted: the number relisted in each game, and the number of services that
 * could not be relisted.
 */
export const serviceRelistBodySchema = z.object({
  poe1: z.number(),
  poe2: z.number(),
  failed: z.number(),
  /** Time when the services were hidden; absent or null if unknown. */
  hiddenSinceMs: z.optional(z.nullable(timestampMsSchema)),
});

/** Notification by type. */
export const notificationSchema = z.discriminatedUnion('type', [
  tradeNotificationSchema,
  serviceNotificationSchema,
  z.object({ ...envelopeShape, type: z.literal('message'), body: messageBodySchema }),
  z.object({ ...envelopeShape, type: z.literal('serviceRelist'), body: serviceRelistBodySchema }),
]);
export type Notification = z.output<typeof notificationSchema>;
export type NotificationType = Notification['type'];
/** A notification of one type. */
export type NotificationOf<Type extends NotificationType> = Extract<Notification, { type: Type }>;
export type TradeNotification = NotificationOf<'offering-buy'>;

const knownTypes: ReadonlySet<unknown> = new Set(notificationSchema.def.options.flatMap((option) => option.shape.type.def.values));

/**
 * Returns true for a notification of a type that only a newer version knows, which callers ignore. False for anything
 * without a type, which is an error.
 */
export function isNewerNotification(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as { type?: unknown };
  return typeof type === 'string' && !knownTypes.has(type);
}

/**
 * A list of notifications without those of newer types: while a server is updated, older pages and programs read lists
 * that newer ones wrote. Described in the API as an array of notifications.
 */
const notificationList = z.pipe(
  z.pipe(
    z.custom<z.input<typeof notificationSchema>[]>((value) => Array.isArray(value), 'not a list'),
    z.transform((list) => list.filter((entry) => !isNewerNotification(entry))),
  ),
  z.array(notificationSchema),
);

const idsBodySchema = z.union([z.object({ ids: boundedArray(notificationIdSchema, 1000) }), z.object({ all: z.literal(true) })]);
const idsReplySchema = z.object({ ids: z.array(z.string()), serverTimeMs: timestampMsSchema });

export const markNotificationsRead = defineEndpoint({
  name: 'markNotificationsRead',
  method: 'POST',
  path: '/notifications/mark-read',
  access: 'user',
  scope: 'trades:write',
  body: idsBodySchema,
  reply: idsReplySchema,
  errors: ['idempotencyKeyReused'],
  perMinute: 120,
});

export const deleteNotifications = defineEndpoint({
  name: 'deleteNotifications',
  method: 'POST',
  path: '/notifications/delete-notifications',
  access: 'user',
  scope: 'trades:write',
  body: idsBodySchema,
  reply: idsReplySchema,
  errors: ['idempotencyKeyReused'],
  perMinute: 120,
});

/** The encoded parameter of GET /notifications. */
export const notificationsParamSchema = z.object({ game: gameSchema, sinceMs: z.int().check(z.gte(0)) });

export const getNotifications = defineEndpoint({
  name: 'getNotifications',
  method: 'GET',
  path: '/notifications/:param',
  access: 'user',
  scope: 'trades:read',
  params: z.object({ param: z.string().check(z.maxLength(500)) }),
  reply: z.object({ notifications: notificationList, serverTimeMs: timestampMsSchema }),
  perMinute: 120,
});
