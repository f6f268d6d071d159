/**
 * Trades: requests for items, the steps of a trade, the amounts handed over, the list of waiting requests, and the
 * search that finds the stacks. The paths are those of notifications, as pages know them.
 */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, presenceSchema, timestampMsSchema, unitSchema } from './common.ts';
import { hashSchema, listingUuidSchema, notificationIdSchema } from './ids.ts';
import { tradeNotificationSchema } from './notifications.ts';
import { askedUnitShape } from './trade-body.ts';

const whisperShape = {
  /** The full text: one line, or complete parts to send in this order. */
  whispers: z.array(z.string()),
  /** One line that replaces all parts; present if the full text has more than two parts (D39). */
  short: z.optional(z.string()),
};

/** The receiver is derived from the listing, never specified by the caller. */
export const tradeRequestSchema = z.object({
  listingUuid: listingUuidSchema,
  listingTimestampMs: timestampMsSchema,
  items: boundedArray(z.tuple([z.string().check(z.maxLength(64)), z.number()]), 2000),
  ign: ignSchema,
  /** A stash search that finds the requested items, without invisible characters; parsed and verified by the server. */
  regex: z.optional(z.string().check(z.minLength(1), z.maxLength(250), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u))),
  /** The unit this person selected for poe2; exalted if absent, not used in poe1. */
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
 * A stack to hand over and its position; the tab's name is present only for the seller (D18). `x` and `y` are 0-based,
 * as in the publisher's data.
 */
export const tradePlaceSchema = z.object({
  id: z.string(),
  /** Number of pieces now in the stack; the number of requested pieces if the stack is gone or the trade has ended. */
  stackSize: z.number(),
  tabId: z.nullable(z.string()),
  tabName: z.nullable(z.string()),
  tabType: z.nullable(z.string()),
  tabColour: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  w: z.number(),
  h: z.number(),
  /** Time when the stack's tab was last read; null for a stack that is not in a tab. */
  readAtMs: z.optional(z.nullable(timestampMsSchema)),
});
export type TradePlace = z.output<typeof tradePlaceSchema>;

/** The trade view: the requested items, their prices and positions. Only sender and receiver may read it. */
export const tradeViewSchema = z.object({
  notification: tradeNotificationSchema,
  /** `seller` if this person hands over the items, `buyer` if they receive them. */
  role: z.enum(['seller', 'buyer']),
  /**
   * `owner` if this person published the listing and therefore handles the trade, `asker` if they requested it (on a
   * want-to-buy listing the owner is the buyer).
   */
  party: z.enum(['owner', 'asker']),
  /**
   * True if the other person deleted their account: the agreed items and prices stay readable, and notifications stop.
   */
  isCounterpartGone: z.boolean(),
  /**
   * The other person's current data: their presence, when they were last present, and how many trades the two have
   * finished. Null after the account was deleted.
   */
  counterpart: z.optional(
    z.nullable(z.object({ presence: presenceSchema, lastOnlineMs: z.nullable(timestampMsSchema), tradesBefore: z.number() })),
  ),
  /** Null if the listing no longer exists. */
  listing: z.nullable(
    z.object({
      uuid: z.string(),
      state: z.enum(['active', 'inactive', 'deleted']),
      ign: z.string(),
      listingMode: z.string(),
      timestampMs: z.number(),
      seenAt: z.nullable(z.number()),
      /** True if all items were handed over or bought, which means that the listing cannot be relisted. */
      isSoldOut: z.optional(z.boolean()),
    }),
  ),
  items: z.array(
    z.object({
      hash: z.string(),
      quantity: z.number(),
      /** Chaos per piece at the time of the request. */
      price: z.number(),
      overridden: z.boolean(),
      /** True if the group was requested although the seller had deselected it. */
      deselected: z.boolean(),
      /**
       * Pieces that can be handed over now, for the owner of the listing; on a want-to-buy listing the pieces still
       * wanted.
       */
      available: z.optional(z.number()),
      /**
       * Requested pieces that remain in the owner's stock, for the asker; only while the trade is open, and only for a
       * selling listing.
       */
      left: z.optional(z.number()),
      places: z.array(tradePlaceSchema),
    }),
  ),
  ...whisperShape,
  /**
   * For the seller only, in a request by search: the number of stacks that the buyer's search finds in the tabs of the
   * stacks, as last read; and a better search if the buyer's search finds other items. `unknown` if no such tab was
   * read, matching takes too long, or too many other calls are waiting.
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
         * Reason why a better search is missing, if the search finds other items: the stacks cannot be distinguished,
         * all of them are gone, or generating a search takes too long.
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
 * Finishes a trade: removes the pieces handed over from the stock, and therefore from every listing that draws on it.
 * With `undo`, returns exactly those pieces. `items` are [hash, pieces] if less than requested was handed over: never
 * more than requested, and at least one piece; groups not listed were not handed over. Without `items`, Done hands over
 * the requested pieces that are in stock, and `handed` contains the amounts. Refused with `stockChanged` if the stock
 * contains none of the pieces, or fewer than `items` specify.
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

/** Steps that the owner of a listing sets manually; Done sets the last step. */
const settableStepSchema = z.enum(['asked', 'invited', 'inHideout', 'declined']);

/** Current state of a trade, as both people see it; `gone` if its listing ended before the owner set any step. */
export const tradeStateSchema = z.enum(['asked', 'invited', 'inHideout', 'traded', 'declined', 'gone']);

/**
 * Sets the step of a trade; only the owner of the listing may do so. Setting the same step again changes nothing. The
 * asker is notified of a decline.
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
   * In-game name of the other person: the asker, or the owner of the listing; empty if no listing or whisper contains
   * it any longer.
   */
  ign: z.string(),
  /** Presence of the other person; null once the account has been deleted. */
  presence: z.nullable(presenceSchema),
  /** State of the listing; null if it no longer exists. */
  listingState: z.nullable(z.enum(['active', 'inactive', 'deleted'])),
  /** Pieces of each requested group that can be handed over now, only for the owner: [hash, pieces]. */
  available: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type QueuedTrade = z.output<typeof queuedTradeSchema>;

/** Limits of the list: its time window, and the maximum number of trades of each kind. */
export const tradeQueueLimits = { windowMs: 24 * 3_600_000, trades: 200 } as const;

/**
 * The trades of the last day in a game, newest first: either requests for the caller's listings, or requests by the
 * caller.
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

/** Searches that find exactly the stacks of a trade in their tabs, as last read; or the reason why they are missing. */
export const tradeSearchSchema = z.object({
  /** Null if no searches were generated. */
  searches: z.nullable(z.array(z.string())),
  /**
   * Reason why the searches are missing: the stacks cannot be distinguished, all of them are gone, generating the
   * searches takes too long, or the tabs were not read.
   */
  reason: z.optional(z.enum(['none', 'gone', 'tooLong', 'unread'])),
  /** Numbers of stacks: found, missed, and found although they are not part of this trade. */
  matches: z.number(),
  missed: z.number(),
  extra: z.number(),
  readAtMs: z.nullable(timestampMsSchema),
});
export type TradeSearch = z.output<typeof tradeSearchSchema>;

/** Generated on demand, because it costs more than the rest of the page. For the seller only. */
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
