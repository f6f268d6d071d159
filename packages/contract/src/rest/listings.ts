/** Listings as buyers see them: browse and expand. */
import { rarities } from '@poexchange/domain/stash';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  categoryIdSchema,
  customListingSchema,
  FEED_REQUESTS_PER_MINUTE_AND_ADDRESS,
  gameSchema,
  listingModeSchema,
  presenceSchema,
  sideSchema,
  timestampMsSchema,
} from './common.ts';
import { leagueSchema, listingUuidSchema } from './ids.ts';

/** `ALL` selects every category of the league. */
export const categoryOrAllSchema = z.union([z.literal('ALL'), categoryIdSchema]);
export const listingStateSchema = z.enum(['active', 'inactive', 'deleted']);

/** A listing as buyers see it in the table. `items` rows are [hash, price in chaos per piece, quantity]. */
export const listingRowSchema = z.object({
  uuid: listingUuidSchema,
  side: sideSchema,
  category: z.string(),
  subCategory: z.string(),
  ign: z.string(),
  /** Name of the owner's linked chat account, present only while its owner shows it. */
  chatName: z.optional(z.string()),
  presence: presenceSchema,
  listingMode: listingModeSchema,
  multiplier: z.number(),
  minTradeValue: z.number(),
  supportRegex: z.boolean(),
  totalPrice: z.number(),
  /** Version of the listing: it changes with every edit and every trade. */
  timestampMs: timestampMsSchema,
  /** Time of publication, which trades do not change. Absent in rows stored before this field existed. */
  listedMs: z.optional(timestampMsSchema),
  /** Time when the server last saw the offered items in the seller's stash; null if never. */
  seenAt: z.nullable(timestampMsSchema),
  /** Present only if the items were entered manually rather than read from tabs. */
  byHand: z.optional(z.literal(true)),
  /** Present only in category `custom`, where `subCategory` is the group's id. */
  custom: z.optional(customListingSchema),
  items: z.array(z.tuple([z.string(), z.number(), z.number()])),
});
export type ListingRow = z.output<typeof listingRowSchema>;

/** The object in the feed's encoded filter. */
export const feedFilterSchema = z.object({
  side: z._default(sideSchema, 'sell'),
  sinceMs: z.optional(timestampMsSchema),
  subCategory: z.optional(categoryIdSchema),
});
export type FeedFilter = z.input<typeof feedFilterSchema>;

/**
 * The league's listings. With `sinceMs`, only listings changed since then, and in `gone` the ids of removed listings;
 * `full` means that the reply contains everything (also sent when `sinceMs` is older than the 15 minutes for which
 * removals are kept). `newestMs` is the largest change time in the reply: the next poll starts 10 s before it (R9.15).
 * `counts` has the number of active listings on this side in each non-empty category of the league: in replies for one
 * category, and with `sinceMs` only if a listing was added or removed since then.
 */
export const listingFeedSchema = z.object({
  serverTimeMs: timestampMsSchema,
  full: z.boolean(),
  newestMs: timestampMsSchema,
  listings: z.array(listingRowSchema),
  gone: z.array(z.string()),
  counts: z.optional(z.record(z.string(), z.number())),
});
export type ListingFeed = z.output<typeof listingFeedSchema>;

export const getListings = defineEndpoint({
  name: 'getListings',
  method: 'GET',
  path: '/listings/:game/:league/:category/:filter',
  access: 'visitor',
  params: z.object({ game: gameSchema, league: leagueSchema, category: categoryOrAllSchema, filter: z.string().check(z.maxLength(500)) }),
  reply: listingFeedSchema,
  errors: ['leagueNotFound', 'categoryNotFound'],
  perMinute: 240,
  perMinuteAndAddress: FEED_REQUESTS_PER_MINUTE_AND_ADDRESS,
  trustedReply: true,
});

/** One of a league's newest listings, with the data that its row shows. */
const newestListingSchema = z.object({
  ...z.pick(listingRowSchema, { uuid: true, category: true, subCategory: true, ign: true, presence: true, totalPrice: true, custom: true })
    .shape,
  listedMs: timestampMsSchema,
  /** Number of kinds of items in the listing. */
  kinds: z.number(),
});
export type NewestListing = z.output<typeof newestListingSchema>;

/** Number of newest listings in a summary. */
export const NEWEST_LISTINGS = 8;

/**
 * A league's current listings in figures: active listings, the number of their sellers who are online, their total
 * price in chaos, the number of listings in each non-empty category, and the newest listings. May be up to three
 * seconds old.
 */
export const leagueSummarySchema = z.object({
  serverTimeMs: timestampMsSchema,
  listings: z.number(),
  sellersOnline: z.number(),
  totalChaos: z.number(),
  counts: z.record(z.string(), z.number()),
  newest: z.array(newestListingSchema),
});
export type LeagueSummary = z.output<typeof leagueSummarySchema>;

export const getLeagueSummary = defineEndpoint({
  name: 'getLeagueSummary',
  method: 'GET',
  path: '/listings/:game/:league/summary',
  access: 'visitor',
  params: z.object({ game: gameSchema, league: leagueSchema }),
  reply: leagueSummarySchema,
  errors: ['leagueNotFound'],
  perMinute: 240,
  perMinuteAndAddress: FEED_REQUESTS_PER_MINUTE_AND_ADDRESS,
  trustedReply: true,
});

/** A listed stack with text and position as read by the server; never the tab's name (D18). */
export const expandedRawItemSchema = z.object({
  id: z.string(),
  stackSize: z.number(),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  w: z.number(),
  h: z.number(),
  name: z.string(),
  lines: z.array(z.string()),
  /** Present only if the seller excluded the stack's tab from searches. */
  searchable: z.optional(z.literal(false)),
  /** Index of the stack's tab in the listing's `tabs`; absent if the stack was not seen. */
  tab: z.optional(z.number()),
  /** Rarity, which determines the colour of the item's name. */
  rarity: z.optional(z.enum(rarities)),
});

/**
 * A tab of the seller as buyers may see it: its kind and its side length in squares, null for a tab with slots; never
 * its id or name (D18).
 */
export const expandedTabSchema = z.object({ kind: z.string(), size: z.nullable(z.union([z.literal(12), z.literal(24)])) });

export const expandedListingSchema = z.object({
  ...listingRowSchema.shape,
  /**
   * Surcharge in chaos per piece for a request by search, and an additional surcharge if the search names an item
   * quantity.
   */
  regexExtraPrice: z.number(),
  regexQuantExtraPrice: z.number(),
  state: listingStateSchema,
  /** Time when the seller was last present in this game; null if unknown. */
  lastOnlineMs: z.optional(z.nullable(timestampMsSchema)),
  tabs: z.array(expandedTabSchema),
  items: z.array(z.object({ hash: z.string(), price: z.number(), quantity: z.number(), rawItems: z.array(expandedRawItemSchema) })),
  serverTimeMs: timestampMsSchema,
});
export type ExpandedListing = z.output<typeof expandedListingSchema>;

export const getExpandedListing = defineEndpoint({
  name: 'getExpandedListing',
  method: 'GET',
  path: '/listings/expanded/:uuid',
  access: 'visitor',
  params: z.object({ uuid: listingUuidSchema }),
  reply: expandedListingSchema,
  errors: ['tradeListingNotFound'],
  perMinute: 240,
  trustedReply: true,
});
