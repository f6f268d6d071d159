/** Body of a trade, as in its notification, on its page and in the queue (R3.51, D31, D32). */
import * as z from 'zod/mini';
import { customListingSchema, gameSchema, sideSchema, timestampMsSchema, unitSchema } from './common.ts';
import { listingUuidSchema } from './ids.ts';

/**
 * poe2 only: the unit that the trade is written in, and its value in chaos at the time of the request (D59). Chaos if
 * the picked unit has no rate.
 */
export const askedUnitShape = { unit: z.optional(unitSchema), chaosPerUnit: z.optional(z.number()) };

/**
 * Body of a trade notification (R3.51). `items` are [hash, quantity]; amounts are in chaos, with the rate at the time
 * of the request (D31).
 */
export const tradeBodySchema = z.object({
  uuid: listingUuidSchema,
  items: z.array(z.tuple([z.string(), z.number()])),
  ign: z.string(),
  regex: z.optional(z.string()),
  /** False if items were requested that were never in the listing: the card warns instead (R5.05). */
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
  /** True if the whole listing is wanted, as it was at the time of the request (R8.17). */
  isWhole: z.optional(z.boolean()),
  /**
   * The search matches items other than the requested ones in the seller's tabs, as they were last read when it was
   * sent (R3.51).
   */
  regexWarning: z.optional(z.boolean()),
  /** Time when its sender last corrected or repeated it while it was open (D37). */
  askedAgainMs: z.optional(timestampMsSchema),
  /** Time when its receiver was last reminded of it: pages show it as new once more. */
  toldAgainMs: z.optional(timestampMsSchema),
  /** Times when the trade's steps were reached, in server time; steps not reached are left out. */
  steps: z.optional(
    z.object({
      invitedMs: z.optional(timestampMsSchema),
      hideoutMs: z.optional(timestampMsSchema),
      processedMs: z.optional(timestampMsSchema),
      declinedMs: z.optional(timestampMsSchema),
    }),
  ),
  /** Items that Done took and the price paid for them in chaos, if they differ from the requested ones (D32). */
  handed: z.optional(z.object({ items: z.array(z.tuple([z.string(), z.number()])), totalChaos: z.number() })),
});
