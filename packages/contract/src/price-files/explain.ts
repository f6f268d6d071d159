/**
 * Explanation of each price, in one file per tag next to its valuations. Prices are in chaos per piece, times in ms
 * since 1970.
 */
import * as z from 'zod/mini';

/**
 * Reason why an ask was excluded: its currency has no reliable rate, it duplicates another ask by the same seller, or
 * it is far below or above the other asks; `anchor` (far from the exchange's price) occurs only in files written before
 * D43.
 */
export const dropReasonSchema = z.enum(['currency', 'copied', 'low', 'high', 'anchor']);
export type DropReason = z.output<typeof dropReasonSchema>;

/** Trades of a good for one currency; the fields are described at {@link exchangeSchema}. */
const exchangePairSchema = z.object({
  m: z.string(),
  u: z.number(),
  q: z.number(),
  v: z.optional(z.number()),
  lo: z.optional(z.number()),
  hi: z.optional(z.number()),
  s: z.optional(z.number()),
  sm: z.optional(z.number()),
  h: z.number(),
  at: z.number(),
  no: z.optional(z.boolean()),
  r: z.catch(z.optional(z.enum(['money', 'old', 'far'])), undefined),
});
export type ExchangePairEntry = z.output<typeof exchangePairSchema>;

/**
 * Trades of a good on the exchange: `v` its price, `lo` and `hi` the lowest and the highest price of a trade that
 * counted, `n` units in the last 6 hours, `at` the beginning of the newest hour with trades, `h` the hours whose trades
 * show the price, `is` true if that price is the value. `p` the pairs of the last 6 hours, in descending order of
 * worth: `m` the group hash of the currency, `u` pieces sold, `q` pieces of the currency paid, `v`, `lo`, `hi` the
 * mean, lowest and highest price (missing if the currency has no price, or these prices were not stored), `s` and `sm`
 * the largest stock of the good and of the currency in the newest hour, `h` hours with trades, `at` the newest, `no`
 * true if its trades do not count for the price, and `r` the reason: the currency does not count, the trades are older
 * than those behind the price, or they are far off and one side has no stock.
 */
const exchangeSchema = z.object({
  v: z.number(),
  lo: z.number(),
  hi: z.number(),
  n: z.number(),
  at: z.number(),
  h: z.optional(z.number()),
  is: z.optional(z.boolean()),
  p: z.optional(z.array(exchangePairSchema).check(z.maxLength(20))),
});

/** Hours until half of the asks at a price have sold something, with the bounds of a 90 % confidence interval. */
const timeToSaleSchema = z.tuple([z.number(), z.number(), z.number()]);

/**
 * Filled asks: `n` the number observed, where asks from a day ago count half, and `t` how soon an ask at each of the
 * ten levels sells something, null where too few were observed; missing if all levels are null.
 */
const fillsSchema = z.object({ n: z.number(), t: z.optional(z.array(z.nullable(timeToSaleSchema)).check(z.length(10))) });
export type FillsEntry = z.output<typeof fillsSchema>;

/**
 * The median ask divided by the price of sales: 1.08 if asks are 8 % above sales, with the bounds of a 90 % confidence
 * interval. `x` is true if the sales come from the exchange; if absent or false, the sales are filled asks.
 */
const gapSchema = z.object({ v: z.number(), lo: z.number(), hi: z.number(), x: z.optional(z.boolean()) });
export type GapEntry = z.output<typeof gapSchema>;

/**
 * Explanation of one group's value. `o` number of offers read (each is a tab's ask), `a` their accounts, `u` accounts
 * whose ask was used, `d` excluded accounts by reason (only counts above 0), `n` pieces that the used asks offer, `t`
 * when the used asks were listed (newest, median, oldest), `w` the spread of the used asks (the factor of one
 * deviation: 1.2 means a fifth), `c` the ten levels of the used asks alone, even if another source sets the value, `s`
 * a few asks in ascending order (price, pieces, and the reason why the ask was excluded, or null for a used ask), `x`
 * the trades on the exchange, `p` the value before the last change and the time of that change, `f` the filled asks and
 * `g` how far asks are above sales.
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
  x: z.optional(exchangeSchema),
  p: z.optional(z.object({ v: z.number(), at: z.number() })),
  // A shape introduced by a later version must not make the file unreadable.
  f: z.catch(z.optional(fillsSchema), undefined),
  g: z.catch(z.optional(gapSchema), undefined),
});
export type ExplainEntry = z.output<typeof explainEntrySchema>;

/** Groups with neither offers nor trades are omitted. */
export const explainFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  explanations: z.record(z.string(), explainEntrySchema),
});
export type ExplainFile = z.output<typeof explainFileSchema>;
