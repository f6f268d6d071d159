/**
 * Age of a league's prices, because the other files keep the time their content last changed. Times are ms since 1970,
 * null if there was none yet.
 */
import * as z from 'zod/mini';

// List of a league's price files, so that a client does not request missing files. Times are ms since 1970.

/**
 * One tag, all of whose files (summaries, valuations, explain, bands) can be read: `n` groups in its summaries,
 * possibly 0, `s` and `v` the `timestampMs` of its summaries and of its valuations: a client that has files of these
 * times need not request them again. A time here may lag behind the file's own, and is never ahead of it.
 */
const priceIndexEntrySchema = z.object({ n: z.number(), s: z.number(), v: z.number() });
export type PriceIndexEntry = z.output<typeof priceIndexEntrySchema>;

/**
 * A tag that is missing has no files in the league, or only files that are no longer updated. `timestampMs` is when the
 * league was last published.
 */
export const priceIndexFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  tags: z.record(z.string(), priceIndexEntrySchema),
});
export type PriceIndexFile = z.output<typeof priceIndexFileSchema>;

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
