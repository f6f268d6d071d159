/**
 * Explanation of each price, a file for each tag beside its valuations (D52, D53; record 0027). Prices are chaos for
 * one piece, times ms since 1970.
 */
import * as z from 'zod/mini';

/**
 * Reason why asks were left out: the currency has no reliable rate, the same seller's copy, far below or above the
 * others, or outside 0.5-3x of the exchange's price (D51, D52).
 */
export const dropReasonSchema = z.enum(['currency', 'copied', 'low', 'high', 'anchor']);
export type DropReason = z.output<typeof dropReasonSchema>;

/**
 * Explanation of one group's value. `o` offers read (a tab's ask is one), `a` accounts behind them, `u` accounts whose
 * ask was used, `d` accounts left out by reason (only those above 0), `n` pieces that the used asks offer, `t` when the
 * used asks were listed (newest, middle, oldest), `w` how far the used asks lie apart (the factor of one deviation, 1.2
 * means a fifth), `c` the ten levels of the used asks alone, before the exchange's band or a held value changed them,
 * `s` a few asks in ascending order (price, pieces, and the reason why it was left out, or null for a used one), `x`
 * the exchange's anchor: its price, the band the value was held in, units of the last 6 hours and the beginning of the
 * newest hour with trades, `p` the value before the last change and when that was.
 */
export const explainEntrySchema = z.object({
  o: z.number(),
  a: z.number(),
  u: z.number(),
  d: z.optional(z.partialRecord(dropReasonSchema, z.number())),
  n: z.optional(z.number()),
  t: z.optional(z.tuple([z.number(), z.number(), z.number()])),
  w: z.optional(z.number()),
  c: z.optional(z.array(z.number()).check(z.length(10))),
  s: z.optional(z.array(z.tuple([z.number(), z.number(), z.nullable(dropReasonSchema)])).check(z.maxLength(16))),
  x: z.optional(z.object({ v: z.number(), lo: z.number(), hi: z.number(), n: z.number(), at: z.number() })),
  p: z.optional(z.object({ v: z.number(), at: z.number() })),
});
export type ExplainEntry = z.output<typeof explainEntrySchema>;

/** A group that has neither offers nor trades is in none of them. */
export const explainFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  explanations: z.record(z.string(), explainEntrySchema),
});
export type ExplainFile = z.output<typeof explainFileSchema>;
