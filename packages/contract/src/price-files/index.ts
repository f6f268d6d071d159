/** The published price files. All values are in chaos with at most 4 decimals. */
import * as z from 'zod/mini';
import { gameSchema } from '../rest/common.ts';

export { bandsFileSchema } from './bands.ts';
export type { BandsEntry, BandsFile } from './bands.ts';
export { priceIndexFileSchema, statusFileSchema } from './league-files.ts';
export type { PriceIndexEntry, PriceIndexFile, StatusFile } from './league-files.ts';

const propertyValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/**
 * One group's display data: `k` key, `i` icon paths (without the host), `p` hash properties for display and filters.
 */
export const summaryEntrySchema = z.object({ k: z.string(), i: z.array(z.string()), p: z.record(z.string(), propertyValueSchema) });

export const summaryFileSchema = z.object({
  meta: z.object({ league: z.string(), tag: z.string(), timestampMs: z.number() }),
  summaries: z.record(z.string(), summaryEntrySchema),
});
export type SummaryFile = z.output<typeof summaryFileSchema>;

export const lowConfidenceReasonSchema = z.enum(['few', 'wide', 'stale', 'held', 'disagree']);

/**
 * One group's values: `c` ten values for the confidence levels of R9.25, `l` listings (accounts that ask a price), `u`
 * the accounts whose ask counted, if fewer, `fl` filled listings of the last 24 h, `lc` low confidence with its reason
 * `lr`, `d` and `h` daily and hourly history, oldest first, gaps null. `b` the value per piece when buying at least 1,
 * 4, 10, 25, 100 at once (the domain's `bracketQuantities`), at the primary level, never falling, null where the market
 * shows no such value. `x` the exchange's price per piece in the last hours and the units traded in 6 of those hours.
 * `od` and `oh` are masks of the points of `d` and `h` whose source (the exchange's trades or sellers' asks) differs
 * from the current value's source, or is unknown; bit 0 is the newest point.
 */
export const valuationEntrySchema = z.object({
  c: z.array(z.number()).check(z.length(10)),
  l: z.number(),
  u: z.catch(z.optional(z.number()), undefined),
  fl: z.optional(z.number()),
  lc: z.optional(z.boolean()),
  // A reason added by a later version must not make the file unreadable: in that case only `lc` counts.
  lr: z.catch(z.optional(lowConfidenceReasonSchema), undefined),
  d: z.array(z.nullable(z.number())),
  h: z.array(z.nullable(z.number())),
  b: z.optional(z.array(z.nullable(z.number())).check(z.length(5))),
  x: z.optional(z.object({ v: z.number(), n: z.number() })),
  od: z.catch(z.optional(z.int()), undefined),
  oh: z.catch(z.optional(z.int()), undefined),
});

export const valuationFileSchema = z.object({
  meta: z.object({ timestampMs: z.number() }),
  valuations: z.record(z.string(), valuationEntrySchema),
});
export type ValuationFile = z.output<typeof valuationFileSchema>;

/**
 * All prices of a league in one file: for each tag the content of its two files, without the bulk brackets and the
 * history, which lists do not show. `timestampMs` of a tag is when its values last changed. A tag missing from this
 * file has no files either.
 */
export const bundleFileSchema = z.object({
  meta: z.object({ league: z.string(), timestampMs: z.number() }),
  tags: z.record(
    z.string(),
    z.object({
      timestampMs: z.number(),
      summaries: z.record(z.string(), summaryEntrySchema),
      valuations: z.record(z.string(), valuationEntrySchema),
    }),
  ),
});
export type BundleFile = z.output<typeof bundleFileSchema>;

/** The trade leagues that have prices; `name` is the publisher's spelling, `id` the lower-case form. */
export const leagueEntrySchema = z.object({
  game: gameSchema,
  id: z.string(),
  name: z.string(),
  startAt: z.nullable(z.string()),
  endAt: z.nullable(z.string()),
});
export const leaguesFileSchema = z.array(leagueEntrySchema);
export type LeagueEntry = z.output<typeof leagueEntrySchema>;

/** Path of the leagues file in the price store. */
export const LEAGUES_PATH = 'leagues.json';

type PriceGame = z.output<typeof gameSchema>;

/**
 * poe1 files have the paths of R7.14-R7.16; poe2 files have a separate prefix because poe2 leagues share names with
 * poe1 leagues.
 */
function prefixOf(game: PriceGame): string {
  return game === 'poe2' ? 'poe2/' : '';
}

/** Formats a league's name for file paths: lower case, underscores for spaces. */
export function leagueInPath(league: string): string {
  return league.toLowerCase().replaceAll(' ', '_');
}

/** Path of a tag's summaries. */
export function summaryPath(options: { game: PriceGame; league: string; tag: string }): string {
  return `${prefixOf(options.game)}v14/summaries/${leagueInPath(options.league)}/${options.tag}.json`;
}

/** Path of a tag's valuations. */
export function valuationPath(options: { game: PriceGame; league: string; tag: string }): string {
  return `${prefixOf(options.game)}v10/valuations/${leagueInPath(options.league)}/${options.tag}.json`;
}

/** Path of a key's valuation; the key is percent-encoded. */
export function keyValuationPath(options: { game: PriceGame; league: string; tag: string; key: string }): string {
  return `${prefixOf(options.game)}v10/valuations/keys/${leagueInPath(options.league)}/${options.tag}/${encodeURIComponent(options.key)}.json`;
}

/** Path of a tag's price explanations. */
export function explainPath(options: { game: PriceGame; league: string; tag: string }): string {
  return `${prefixOf(options.game)}v10/explain/${leagueInPath(options.league)}/${options.tag}.json`;
}

/** Path of a tag's daily ask ranges. */
export function bandsPath(options: { game: PriceGame; league: string; tag: string }): string {
  return `${prefixOf(options.game)}v10/bands/${leagueInPath(options.league)}/${options.tag}.json`;
}

/** Path of the file with everything that lists need about a league. */
export function bundlePath(options: { game: PriceGame; league: string }): string {
  return `${prefixOf(options.game)}v10/bundles/${leagueInPath(options.league)}.json`;
}

/** Path of the file with the age of a league's prices. */
export function statusPath(options: { game: PriceGame; league: string }): string {
  return `${prefixOf(options.game)}v10/status/${leagueInPath(options.league)}.json`;
}

/** Path of the list of a league's price files: replaced after the files it lists and before the status file. */
export function priceIndexPath(place: { game: PriceGame; league: string }): string {
  return `${prefixOf(place.game)}v10/index/${leagueInPath(place.league)}.json`;
}
