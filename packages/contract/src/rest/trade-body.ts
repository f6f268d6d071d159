/** Body of a trade, as in its notification, on its page and in the queue. */
import * as z from 'zod/mini';
import { customListingSchema, gameSchema, sideSchema, timestampMsSchema, unitSchema } from './common.ts';
import { listingUuidSchema } from './ids.ts';

/**
 * poe2 only: the unit in which the trade is written, and its value in chaos at the time of the request. Chaos if the
 * selected unit has no rate.
 */
export const askedUnitShape = { unit: z.optional(unitSchema), chaosPerUnit: z.optional(z.number()) };

/**
 * Body of a trade notification. `items` are [hash, quantity]; amounts are in chaos, with the rate at the time of the
 * request.
 */
export const tradeBodySchema = z.object({
  uuid: listingUuidSchema,
  items: z.array(z.tuple([z.string(), z.number()])),
  ign: z.string(),
  regex: z.optional(z.string()),
  /** False if items were requested that were never in the listing: the card then shows a warning. */
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
  /** True if the buyer requests the whole listing, as it was at the time of the request. */
  isWhole: z.optional(z.boolean()),
  /**
   * True if the search matches items other than the requested ones in the seller's tabs, as last read when the request
   * was sent.
   */
  regexWarning: z.optional(z.boolean()),
  /** Time when the sender last corrected or repeated the request while it was open. */
  askedAgainMs: z.optional(timestampMsSchema),
  /** Time when the receiver was last reminded of the request: pages show it as new again. */
  toldAgainMs: z.optional(timestampMsSchema),
  /** Times when the trade reached its steps, in server time; steps not reached are omitted. */
  steps: z.optional(
    z.object({
      invitedMs: z.optional(timestampMsSchema),
      hideoutMs: z.optional(timestampMsSchema),
      processedMs: z.optional(timestampMsSchema),
      declinedMs: z.optional(timestampMsSchema),
    }),
  ),
  /** Items that were handed over on Done and the price paid for them in chaos, if they differ from the request. */
  handed: z.optional(z.object({ items: z.array(z.tuple([z.string(), z.number()])), totalChaos: z.number() })),
});
