/** Trade requests and the notifications they make (R7.23-R7.26, R3.50, R3.51, D16, D31, D32). */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { customListingSchema, gameSchema, ignSchema, presenceSchema, sideSchema, timestampMsSchema, unitSchema } from './common.ts';
import { hashSchema, listingUuidSchema, notificationIdSchema } from './ids.ts';

/** R3.50. `service-buy`, `message` and `serviceRelist` come with the services market. */
export const notificationTypeSchema = z.enum(['offering-buy', 'service-buy', 'message', 'serviceRelist']);

/**
 * poe2 only: the one unit the trade is written in and its worth in chaos when it was asked (D59). Chaos where the
 * picked unit has no rate.
 */
const askedUnitShape = { unit: z.optional(unitSchema), chaosPerUnit: z.optional(z.number()) };

/**
 * Body of a trade notification (R3.51). `items` are [hash, quantity]; money is chaos, with the rate it was asked at
 * (D31).
 */
export const tradeBodySchema = z.object({
  uuid: listingUuidSchema,
  items: z.array(z.tuple([z.string(), z.number()])),
  ign: z.string(),
  regex: z.optional(z.string()),
  /** False when items were asked that were never in the listing: the card warns instead (R5.05). */
  valid: z.boolean(),
  totalChaos: z.number(),
  chaosPerDivine: z.nullable(z.number()),
  ...askedUnitShape,
  meta: z.object({
    game: gameSchema,
    league: z.string(),
    category: z.string(),
    subCategory: z.string(),
    side: sideSchema,
    custom: z.optional(customListingSchema),
  }),
  processed: z.boolean(),
  /** Whether the whole listing is wanted, as it stood when it was asked for (R8.17). */
  isWhole: z.optional(z.boolean()),
  /**
   * The search finds something else in the seller's tabs, as they were last read when it was sent, than what is asked
   * for (R3.51).
   */
  regexWarning: z.optional(z.boolean()),
  /** When the trade's steps were reached, in server time; those not reached are left out. */
  steps: z.optional(
    z.object({
      invitedMs: z.optional(timestampMsSchema),
      hideoutMs: z.optional(timestampMsSchema),
      processedMs: z.optional(timestampMsSchema),
      declinedMs: z.optional(timestampMsSchema),
    }),
  ),
  /** What Done took and what was paid for it in chaos, where that is not all that was asked (D32). */
  handed: z.optional(z.object({ items: z.array(z.tuple([z.string(), z.number()])), totalChaos: z.number() })),
});

export const notificationSchema = z.object({
  id: notificationIdSchema,
  type: notificationTypeSchema,
  body: tradeBodySchema,
  timestamp: timestampMsSchema,
  read: z.boolean(),
  display: z.boolean(),
  /** Null once the sender has deleted their account (D18). */
  senderId: z.nullable(z.string()),
  senderVouchCount: z.number(),
});
export type Notification = z.output<typeof notificationSchema>;

/** The receiver is derived from the listing, never named by the caller (D16). */
export const tradeRequestSchema = z.object({
  listingUuid: listingUuidSchema,
  listingTimestampMs: timestampMsSchema,
  items: boundedArray(z.tuple([z.string().check(z.maxLength(64)), z.number()]), 2000),
  ign: ignSchema,
  /**
   * A stash search that finds what is asked for (R5.01, D40), without characters that nobody sees; read and proven by
   * the server.
   */
  regex: z.optional(z.string().check(z.minLength(1), z.maxLength(250), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u))),
  /** The unit this person picked for poe2 (D59); exalted where absent, nothing in poe1. */
  unit: z.optional(unitSchema),
});
export type TradeRequest = z.output<typeof tradeRequestSchema>;

export const createTradeNotification = defineEndpoint({
  name: 'createTradeNotification',
  method: 'POST',
  path: '/notifications',
  access: 'user',
  body: tradeRequestSchema,
  reply: z.object({
    id: notificationIdSchema,
    whispers: z.array(z.string()),
    totalChaos: z.number(),
    chaosPerDivine: z.nullable(z.number()),
    ...askedUnitShape,
    serverTimeMs: timestampMsSchema,
  }),
  errors: [
    'sessionExpired',
    'banned',
    'badRequest',
    'tradeListingNotFound',
    'listingNotActive',
    'listingChanged',
    'tradeRequestNotValid',
    'quantityExceedsStock',
    'quantityNotValid',
    'belowMinTradeValue',
    'bulkOnly',
    'emptySelection',
    'searchNotAllowed',
    'searchNotValid',
    'searchMismatch',
    'ownListing',
    'ignNotOwned',
    'gameAccountNotConnected',
    'leagueNotFound',
    'idempotencyKeyReused',
    'rateLimited',
    'gameApiDown',
    'gameApiTimeout',
    'notReady',
  ],
  perMinute: 60,
  bodyLimitBytes: 256 * 1024,
});

const idsBodySchema = z.union([z.object({ ids: boundedArray(notificationIdSchema, 1000) }), z.object({ all: z.literal(true) })]);
const idsReplySchema = z.object({ ids: z.array(z.string()), serverTimeMs: timestampMsSchema });

export const markNotificationsRead = defineEndpoint({
  name: 'markNotificationsRead',
  method: 'POST',
  path: '/notifications/mark-read',
  access: 'user',
  body: idsBodySchema,
  reply: idsReplySchema,
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited', 'idempotencyKeyReused'],
  perMinute: 120,
});

export const deleteNotifications = defineEndpoint({
  name: 'deleteNotifications',
  method: 'POST',
  path: '/notifications/delete-notifications',
  access: 'user',
  body: idsBodySchema,
  reply: idsReplySchema,
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited', 'idempotencyKeyReused'],
  perMinute: 120,
});

/** The encoded parameter of GET /notifications (D16). */
export const notificationsParamSchema = z.object({ game: gameSchema, sinceMs: z.int().check(z.gte(0)) });

export const getNotifications = defineEndpoint({
  name: 'getNotifications',
  method: 'GET',
  path: '/notifications/:param',
  access: 'user',
  params: z.object({ param: z.string().check(z.maxLength(500)) }),
  reply: z.object({ notifications: z.array(notificationSchema), serverTimeMs: timestampMsSchema }),
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 120,
});

/**
 * A stack to hand over and where it lies; the tab's name is there only for the seller (D18). `x` and `y` are 0-based as
 * the publisher gives them.
 */
export const tradePlaceSchema = z.object({
  id: z.string(),
  stackSize: z.number(),
  tabId: z.nullable(z.string()),
  tabName: z.nullable(z.string()),
  tabType: z.nullable(z.string()),
  tabColour: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  w: z.number(),
  h: z.number(),
  /** When its tab was last read; null for a stack in none. */
  readAtMs: z.optional(z.nullable(timestampMsSchema)),
});
export type TradePlace = z.output<typeof tradePlaceSchema>;

/**
 * The trade view: what was asked, at which prices, and where it lies (R2.02, R7.26). Only sender and receiver may read
 * it.
 */
export const tradeViewSchema = z.object({
  notification: notificationSchema,
  /** Whether this person hands the items over or gets them. */
  role: z.enum(['seller', 'buyer']),
  /**
   * Whether this person published the listing, and so handles the trade, or asked for it (R1.02: on a want-to-buy
   * listing the owner is the buyer).
   */
  party: z.enum(['owner', 'asker']),
  /** The other person deleted their account (D18): what was agreed stays readable, nobody is told any more. */
  isCounterpartGone: z.boolean(),
  /**
   * The other person as known now: whether they are there, when they last were, and how many trades the two have
   * finished. Null once the account is deleted.
   */
  counterpart: z.optional(
    z.nullable(z.object({ presence: presenceSchema, lastOnlineMs: z.nullable(timestampMsSchema), tradesBefore: z.number() })),
  ),
  /** Null when the listing no longer exists. */
  listing: z.nullable(
    z.object({
      uuid: z.string(),
      state: z.enum(['active', 'inactive', 'deleted']),
      ign: z.string(),
      listingMode: z.string(),
      timestampMs: z.number(),
      seenAt: z.nullable(z.number()),
      /** All of it was handed over, or bought: nothing is left to list again. */
      isSoldOut: z.optional(z.boolean()),
    }),
  ),
  items: z.array(
    z.object({
      hash: z.string(),
      quantity: z.number(),
      /** Chaos for one piece at the time of asking. */
      price: z.number(),
      overridden: z.boolean(),
      /** Asked although the seller had deselected it (R5.04). */
      deselected: z.boolean(),
      /**
       * Pieces that can be handed over now (D33), for the owner of the listing; of a want-to-buy listing the pieces
       * still wanted.
       */
      available: z.optional(z.number()),
      /**
       * Of the asked pieces, how many the owner's stock still holds (D33), for who asked; while the trade is open and
       * sells.
       */
      left: z.optional(z.number()),
      places: z.array(tradePlaceSchema),
    }),
  ),
  whispers: z.array(z.string()),
  /**
   * The seller's alone, of a request by search: what the buyer's search finds in the tabs where the stacks lie, as they
   * were last read (D41), in stacks; and what to search for instead where that is something else. `unknown` where that
   * cannot be told: no such tab was read, finding out takes too long, or too many others wait for an answer just now.
   */
  search: z.optional(
    z.union([
      z.object({ unknown: z.enum(['unread', 'tooLong', 'busy']) }),
      z.object({
        matches: z.number(),
        missed: z.number(),
        extra: z.number(),
        readAtMs: timestampMsSchema,
        rewritten: z.nullable(z.array(z.string())),
        /**
         * Why there is nothing to search for instead, where something else is found: nothing tells the stacks apart,
         * all of them are gone, or writing it takes too long.
         */
        unwritten: z.optional(z.enum(['none', 'gone', 'tooLong'])),
      }),
    ]),
  ),
  serverTimeMs: timestampMsSchema,
});
export type TradeView = z.output<typeof tradeViewSchema>;

export const getTradeView = defineEndpoint({
  name: 'getTradeView',
  method: 'GET',
  path: '/notifications/trade/:id',
  access: 'user',
  params: z.object({ id: notificationIdSchema }),
  reply: tradeViewSchema,
  errors: ['sessionExpired', 'banned', 'notFound', 'badRequest', 'rateLimited'],
  perMinute: 120,
});

/**
 * Marks a trade as handled and takes what was handed over out of the stock, and with it out of every listing that draws
 * on it, or puts exactly that back (D32, D33). `items` are [hash, pieces] where less than asked was handed over: never
 * more than asked, and at least one piece; what is not named was not handed over. Without `items` Done takes what the
 * stock holds, and `handed` says so. `stockChanged` refuses where it holds nothing of it, or less than `items` name.
 */
export const processNotification = defineEndpoint({
  name: 'processNotification',
  method: 'POST',
  path: '/notifications/processed',
  access: 'user',
  body: z.object({
    id: notificationIdSchema,
    undo: z.optional(z.boolean()),
    items: z.optional(boundedArray(z.tuple([hashSchema, z.number()]), 2000)),
  }),
  reply: tradeViewSchema,
  errors: [
    'sessionExpired',
    'banned',
    'notFound',
    'alreadyProcessed',
    'badRequest',
    'stockChanged',
    'quantityNotValid',
    'emptySelection',
    'rateLimited',
    'idempotencyKeyReused',
  ],
  perMinute: 60,
});
