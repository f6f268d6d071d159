/**
 * Range of asks on each day of a group's history, in one file per tag that changes once a day. Prices are in chaos per
 * piece.
 */
import * as z from 'zod/mini';

const days = z.array(z.nullable(z.number())).check(z.maxLength(60));

/**
 * Bands of one group, day by day as in its daily history: oldest first, null if the day is a gap or predates the bands.
 * `lo` and `hi` are the values at the lowest and the highest confidence level, `x` the price on the exchange, `held`
 * the indices of days whose value was held back.
 */
export const bandsEntrySchema = z.object({ lo: days, hi: days, x: z.optional(days), held: z.optional(z.array(z.number())) });
export type BandsEntry = z.output<typeof bandsEntrySchema>;

/** Groups without any known day are omitted. */
export const bandsFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  bands: z.record(z.string(), bandsEntrySchema),
});
export type BandsFile = z.output<typeof bandsFileSchema>;
