/**
 * Trades (R7.23, R7.26, D16, D31, D32): requests for items, the steps of a trade, the amounts handed over, the list of
 * waiting requests, and the search that finds the stacks (D41). The paths are those of notifications (R7.23), as pages
 * know them.
 */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, presenceSchema, timestampMsSchema, unitSchema } from './common.ts';
import { hashSchema, listingUuidSchema, notificationIdSchema } from './ids.ts';
import { tradeNotificationSchema } from './notifications.ts';
import { askedUnitShape } from './trade-body.ts';

const whisperShape = {
  /** The full text (D30): one line, or complete parts to send in this order. */
  whispers: z.array(z.string()),
  /** One line that replaces all parts; present if the full text takes more than two (D39). */
  short: z.optional(z.string()),
};

/** The receiver is derived from the listing, never named by the caller (D16). */
export const tradeRequestSchema = z.object({
  listingUuid: listingUuidSchema,
  listingTimestampMs: timestampMsSchema,
  items: boundedArray(z.tuple([z.string().check(z.maxLength(64)), z.number()]), 2000),
  ign: ignSchema,
  /**
   * A stash search that finds the requested items (R5.01, D40), without invisible characters; parsed and proven by the
   * server.
   */
  regex: z.optional(z.string().check(z.minLength(1), z.maxLength(250), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u))),
  /** The unit this person picked for poe2 (D59); exalted if absent, not used in poe1. */
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
    ...whisperShape,
    totalChaos: z.number(),
    chaosPerDivine: z.nullable(z.number()),
    ...askedUnitShape,
    serverTimeMs: timestampMsSchema,
  }),
  errors: [
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
    'gameApiDown',
    'gameApiTimeout',
    'notReady',
  ],
  perMinute: 60,
  bodyLimitBytes: 256 * 1024,
});

/**
 * A stack to hand over and its position; the tab's name is present only for the seller (D18). `x` and `y` are 0-based
 * as the publisher gives them.
 */
export const tradePlaceSchema = z.object({
  id: z.string(),
  /** Pieces the stack contains now (D33); the pieces requested of it if it is gone, or once the trade has ended. */
  stackSize: z.number(),
  tabId: z.nullable(z.string()),
  tabName: z.nullable(z.string()),
  tabType: z.nullable(z.string()),
  tabColour: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  w: z.number(),
  h: z.number(),
  /** Time when its tab was last read; null for a stack that is in no tab. */
  readAtMs: z.optional(z.nullable(timestampMsSchema)),
});
export type TradePlace = z.output<typeof tradePlaceSchema>;

/**
 * The trade view: the requested items, their prices and positions (R2.02, R7.26). Only sender and receiver may read it.
 */
export const tradeViewSchema = z.object({
  notification: tradeNotificationSchema,
  /** `seller` if this person hands the items over, `buyer` if they get them. */
  role: z.enum(['seller', 'buyer']),
  /**
   * `owner` if this person published the listing, and so handles the trade, `asker` if they requested it (R1.02: on a
   * want-to-buy listing the owner is the buyer).
   */
  party: z.enum(['owner', 'asker']),
  /**
   * The other person deleted their account (D18): the agreed items and prices stay readable, and notifications stop.
   */
  isCounterpartGone: z.boolean(),
  /**
   * The other person as known now: their presence, when they were last present, and how many trades the two have
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
      /** True if all of it was handed over or bought, so that it cannot be relisted. */
      isSoldOut: z.optional(z.boolean()),
    }),
  ),
  items: z.array(
    z.object({
      hash: z.string(),
      quantity: z.number(),
      /** Chaos for one piece at the time of the request. */
      price: z.number(),
      overridden: z.boolean(),
      /** True if requested although the seller had deselected it (R5.04). */
      deselected: z.boolean(),
      /**
       * Pieces that can be handed over now (D33), for the owner of the listing; of a want-to-buy listing the pieces
       * still wanted.
       */
      available: z.optional(z.number()),
      /**
       * Requested pieces that the owner's stock still contains (D33), for the asker; only while the trade is open and
       * the listing sells.
       */
      left: z.optional(z.number()),
      places: z.array(tradePlaceSchema),
    }),
  ),
  ...whisperShape,
  /**
   * For the seller only, in a request by search: the number of stacks that the buyer's search finds in the tabs of the
   * stacks, as last read (D41); and a better search if it finds other items. `unknown` if no such tab was read,
   * matching takes too long, or too many other calls are waiting.
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
         * Reason why there is no better search, if the search finds something else: the stacks cannot be distinguished,
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
  scope: 'trades:read',
  params: z.object({ id: notificationIdSchema }),
  reply: tradeViewSchema,
  errors: ['notFound'],
  perMinute: 120,
});

/**
 * Finishes a trade: takes the handed over pieces out of the stock, and with them out of every listing that draws on it,
 * or returns exactly those pieces (D32, D33). `items` are [hash, pieces] if less than requested was handed over: never
 * more than requested, and at least one piece; groups that are not named were not handed over. Without `items` Done
 * takes what the stock contains, and `handed` has the amounts. `stockChanged` refuses if the stock contains none of it,
 * or less than `items` name.
 */
export const finishTrade = defineEndpoint({
  name: 'processNotification',
  method: 'POST',
  path: '/notifications/processed',
  access: 'user',
  scope: 'trades:write',
  body: z.object({
    id: notificationIdSchema,
    undo: z.optional(z.boolean()),
    items: z.optional(boundedArray(z.tuple([hashSchema, z.number()]), 2000)),
  }),
  reply: tradeViewSchema,
  errors: ['notFound', 'alreadyProcessed', 'stockChanged', 'quantityNotValid', 'emptySelection', 'idempotencyKeyReused'],
  perMinute: 60,
});

/** Steps the owner of a listing sets by hand; Done sets the last one. */
const settableStepSchema = z.enum(['asked', 'invited', 'inHideout', 'declined']);

/** Current state of a trade, as both people see it; `gone` if its listing ended before the owner set a step. */
export const tradeStateSchema = z.enum(['asked', 'invited', 'inHideout', 'traded', 'declined', 'gone']);

/**
 * Sets the step of a trade. The same step twice changes nothing; only the owner of the listing may. The asker is
 * notified of a decline.
 */
export const setTradeStep = defineEndpoint({
  name: 'setTradeStep',
  method: 'POST',
  path: '/notifications/step',
  access: 'user',
  scope: 'trades:write',
  body: z.object({ id: notificationIdSchema, step: settableStepSchema }),
  reply: tradeViewSchema,
  errors: ['notFound', 'alreadyProcessed', 'idempotencyKeyReused'],
  perMinute: 120,
});

/** A trade in the list next to the trade page. */
export const queuedTradeSchema = z.object({
  notification: tradeNotificationSchema,
  /**
   * In-game name of the other person: the asker, or the owner of the listing; empty if neither a listing nor a whisper
   * contains it any more.
   */
  ign: z.string(),
  /** Presence of the other person; null once the account is deleted. */
  presence: z.nullable(presenceSchema),
  /** The listing now; null when it no longer exists. */
  listingState: z.nullable(z.enum(['active', 'inactive', 'deleted'])),
  /** Pieces of each requested group that can be handed over now, for the owner alone: [hash, pieces]. */
  available: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type QueuedTrade = z.output<typeof queuedTradeSchema>;

/** Limits of the list: its window of time, and the trades of each kind. */
export const tradeQueueLimits = { windowMs: 24 * 3_600_000, trades: 200 } as const;

/**
 * The trades of the last day in a game, newest first: those requested of the caller's listings, or those the caller
 * requested.
 */
export const getTradeQueue = defineEndpoint({
  name: 'getTradeQueue',
  method: 'GET',
  path: '/notifications/queue/:game/:party',
  access: 'user',
  scope: 'trades:read',
  params: z.object({ game: gameSchema, party: z.enum(['owner', 'asker']) }),
  reply: z.object({ trades: z.array(queuedTradeSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 120,
});

/**
 * Searches that find exactly the stacks of a trade in their tabs, as last read (D41); or the reason why they are
 * missing.
 */
export const tradeSearchSchema = z.object({
  /** Null if no searches were written. */
  searches: z.nullable(z.array(z.string())),
  /**
   * Reason why there are no searches: the stacks cannot be distinguished, all of them are gone, writing takes too long,
   * or their tabs were not read.
   */
  reason: z.optional(z.enum(['none', 'gone', 'tooLong', 'unread'])),
  /** Stacks found: of this trade, of this trade but missed, of others. */
  matches: z.number(),
  missed: z.number(),
  extra: z.number(),
  readAtMs: z.nullable(timestampMsSchema),
});
export type TradeSearch = z.output<typeof tradeSearchSchema>;

/** Written on demand, because it costs more than the rest of the page. For the seller only. */
export const getTradeSearch = defineEndpoint({
  name: 'getTradeSearch',
  method: 'GET',
  path: '/notifications/trade/:id/search',
  access: 'user',
  scope: 'trades:read',
  params: z.object({ id: notificationIdSchema }),
  reply: tradeSearchSchema,
  errors: ['notFound'],
  perMinute: 60,
});
