/** List of a league's price files, so that a client does not request missing files. Times are ms since 1970. */
import * as z from 'zod/mini';

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
