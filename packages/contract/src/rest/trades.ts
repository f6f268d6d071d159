/**
 * What the trade page works with beside the one trade: the requests that wait, the steps, and the search that finds the
 * stacks (D41).
 */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, presenceSchema, timestampMsSchema } from './common.ts';
import { notificationIdSchema } from './ids.ts';
import { notificationSchema, tradeViewSchema } from './notifications.ts';

/** Steps the owner of a listing sets by hand; Done sets the last one. */
const settableStepSchema = z.enum(['asked', 'invited', 'inHideout', 'declined']);

/** Where a trade stands, as both people are told. */
export const tradeStepSchema = z.enum(['asked', 'invited', 'inHideout', 'traded', 'declined']);

/**
 * Sets where a trade stands. The same step twice changes nothing; only the owner of the listing may. Declining is told
 * to who asked.
 */
export const setTradeStep = defineEndpoint({
  name: 'setTradeStep',
  method: 'POST',
  path: '/notifications/step',
  access: 'user',
  body: z.object({ id: notificationIdSchema, step: settableStepSchema }),
  reply: tradeViewSchema,
  errors: ['sessionExpired', 'banned', 'notFound', 'alreadyProcessed', 'badRequest', 'rateLimited', 'idempotencyKeyReused'],
  perMinute: 120,
});

/** A trade in the list beside the trade page. */
export const queuedTradeSchema = z.object({
  notification: notificationSchema,
  /**
   * In-game name of the other person: who asked, or whose listing it is; empty where no listing and no whisper says it
   * any more.
   */
  ign: z.string(),
  /** Whether the other person is there; null once the account is deleted. */
  presence: z.nullable(presenceSchema),
  /** The listing now; null when it no longer exists. */
  listingState: z.nullable(z.enum(['active', 'inactive', 'deleted'])),
  /** Pieces of each asked group that can be handed over now, for the owner alone: [hash, pieces]. */
  available: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type QueuedTrade = z.output<typeof queuedTradeSchema>;

/** How far back the list goes, and how many of each kind it holds at most. */
export const tradeQueueLimits = { windowMs: 24 * 3_600_000, trades: 200 } as const;

/** The trades of the last day in a game, newest first: those asked of one's own listings, or those one asked for. */
export const getTradeQueue = defineEndpoint({
  name: 'getTradeQueue',
  method: 'GET',
  path: '/notifications/queue/:game/:party',
  access: 'user',
  params: z.object({ game: gameSchema, party: z.enum(['owner', 'asker']) }),
  reply: z.object({ trades: z.array(queuedTradeSchema), serverTimeMs: timestampMsSchema }),
  errors: ['sessionExpired', 'banned', 'badRequest', 'rateLimited'],
  perMinute: 120,
});

/**
 * Searches that find the stacks of a trade and nothing else in the tabs they lie in, as last read (D41); or why there
 * are none.
 */
export const tradeSearchSchema = z.object({
  /** Null where nothing was written. */
  searches: z.nullable(z.array(z.string())),
  /**
   * Nothing tells the stacks apart, none of them lies there any more, writing takes too long, or their tabs were not
   * read.
   */
  reason: z.optional(z.enum(['none', 'gone', 'tooLong', 'unread'])),
  /** Stacks found: of this trade, of this trade but missed, of others. */
  matches: z.number(),
  missed: z.number(),
  extra: z.number(),
  readAtMs: z.nullable(timestampMsSchema),
});
export type TradeSearch = z.output<typeof tradeSearchSchema>;

/** Written on demand: it costs more than the rest of the page. The seller's alone. */
export const getTradeSearch = defineEndpoint({
  name: 'getTradeSearch',
  method: 'GET',
  path: '/notifications/trade/:id/search',
  access: 'user',
  params: z.object({ id: notificationIdSchema }),
  reply: tradeSearchSchema,
  errors: ['sessionExpired', 'banned', 'notFound', 'badRequest', 'rateLimited'],
  perMinute: 60,
});
