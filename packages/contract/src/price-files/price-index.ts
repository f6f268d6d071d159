/**
 * List of a league's price files, so that a client asks for no file that is missing (record 0065). Times are ms since
 * 1970.
 */
import * as z from 'zod/mini';

/**
 * One tag, all of whose files (summaries, valuations, explain, bands) can be read: `n` groups in its summaries, which
 * may be none, `s` and `v` the `timestampMs` of its summaries and of its valuations: a client that holds files of these
 * times need not ask for them again. A time here may lag behind the file's own, and is never ahead of it.
 */
const priceIndexEntrySchema = z.object({ n: z.number(), s: z.number(), v: z.number() });
export type PriceIndexEntry = z.output<typeof priceIndexEntrySchema>;

/**
 * A tag that is missing has no files in the league, or none that are still kept up. `timestampMs` is when the league
 * was last published.
 */
export const priceIndexFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  tags: z.record(z.string(), priceIndexEntrySchema),
});
export type PriceIndexFile = z.output<typeof priceIndexFileSchema>;
