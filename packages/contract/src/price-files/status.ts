/**
 * Age of a league's prices, because the other files keep the time their content last changed. Times are ms since 1970,
 * null if there was none yet.
 */
import * as z from 'zod/mini';

/**
 * `timestampMs` is when the league was last valued successfully, whether or not a price changed; `streamAtMs` when the
 * stream was last read (null in poe2, which has none), `exchangeHourMs` the beginning of the newest hour of the
 * exchange that is in the prices, `offers` and `groups` the numbers of offers and groups that were valued.
 */
export const statusFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  status: z.object({
    streamAtMs: z.nullable(z.number()),
    exchangeHourMs: z.nullable(z.number()),
    offers: z.number(),
    groups: z.number(),
  }),
});
export type StatusFile = z.output<typeof statusFileSchema>;
