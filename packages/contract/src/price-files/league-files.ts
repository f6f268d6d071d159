/**
 * The age of a league's prices, in a separate file because the other files keep the time of their last change. Times
 * are in ms since 1970, null if not yet known.
 */
import * as z from 'zod/mini';

// List of a league's price files, which lets a client avoid requesting missing files. Times are in ms since 1970.

/**
 * A tag whose files (summaries, valuations, explain, bands) are all readable: `n` groups in its summaries, possibly 0,
 * `s` and `v` the `timestampMs` of its summaries and of its valuations. A client that has files with these times need
 * not request them again. A time here may be earlier than the file's own, but never later.
 */
const priceIndexEntrySchema = z.object({ n: z.number(), s: z.number(), v: z.number() });
export type PriceIndexEntry = z.output<typeof priceIndexEntrySchema>;

/**
 * A tag missing from this file has no files in the league, or only files that are no longer updated. `timestampMs` is
 * when the league was last published.
 */
export const priceIndexFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  tags: z.record(z.string(), priceIndexEntrySchema),
});
export type PriceIndexFile = z.output<typeof priceIndexFileSchema>;

/**
 * `timestampMs` is when the league was last valued successfully, whether or not a price changed; `streamAtMs` when the
 * stream was last read (null in poe2, which has no stream), `exchangeHourMs` the beginning of the newest exchange hour
 * included in the prices, `offers` and `groups` the numbers of offers and groups that were valued.
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
