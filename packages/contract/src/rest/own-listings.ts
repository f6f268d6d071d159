/** The caller's own listings: publish, list, end (R7.19, R7.21, R7.22, D16, D20). */
import { listingLimits } from '@poexchange/domain/listing';
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, listingModeSchema, sideSchema, timestampMsSchema } from './common.ts';
import { hashSchema, leagueSchema, stashTabIdSchema } from './ids.ts';
import { categoryOrAllSchema, listingRowSchema, listingStateSchema } from './listings.ts';

/** Twice what a listing may contain (D20): bodies between the two get the refusal that names the limits. */
const MOST_SENT = 40_000;

/** One stack of the seller's stash: the publisher's item id and the number of pieces offered. */
export const rawItemSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)), stackSize: z.number() });

/**
 * A group in a listing as the seller sends it; `price` is chaos for one piece (D16). Numbers are checked by the server
 * so that the refusal can name the broken rule.
 */
export const listingDraftItemSchema = z.object({
  hash: z.string().check(z.maxLength(64)),
  price: z.unknown(),
  quantity: z.unknown(),
  rawItems: boundedArray(rawItemSchema, MOST_SENT),
  /** True when the seller typed the price instead of taking value x multiplier (R2.11). */
  overridden: z.optional(z.boolean()),
});

export const listingDraftSchema = z.object({
  game: gameSchema,
  league: leagueSchema,
  category: z.string().check(z.maxLength(64)),
  subCategory: z._default(z.string().check(z.maxLength(64)), ''),
  /** Seller's name for a custom group (D25); for category `custom` only. */
  groupName: z.optional(z.string().check(z.maxLength(400))),
  side: z._default(sideSchema, 'sell'),
  listingMode: listingModeSchema,
  ign: ignSchema,
  /** Percent of the value, one decimal (R9.33). */
  multiplier: z.number().check(z.gte(listingLimits.minMultiplierPercent), z.lte(listingLimits.maxMultiplierPercent)),
  /** Chaos; 0 for no minimum. */
  minTradeValue: z.number().check(z.gte(0), z.lte(1e9)),
  supportRegex: z._default(z.boolean(), false),
  regexExtraPrice: z._default(z.number().check(z.gte(0), z.lte(1e9)), 0),
  regexQuantExtraPrice: z._default(z.number().check(z.gte(0), z.lte(1e9)), 0),
  /**
   * The seller's tabs that the items come from, of the listing's league; a part of a map or unique tab counts as that
   * tab (R3.26).
   */
  stashTabs: boundedArray(stashTabIdSchema, 1000),
  /** The tabs among these that are closed to stash searches: their items are sold by name only (R2.14, R6.09). */
  searchDeniedTabs: z.optional(boundedArray(stashTabIdSchema, 1000)),
  items: boundedArray(listingDraftItemSchema, MOST_SENT),
  totalPrice: z.unknown(),
  /** Hashes the seller actively deselected when publishing (R5.04). */
  deselected: z.optional(boundedArray(hashSchema, 2000)),
});
export type ListingDraft = z.output<typeof listingDraftSchema>;
/** A listing as a seller sends it, before it is checked. */
export type ListingDraftBody = z.input<typeof listingDraftSchema>;

/** The caller's own listing with everything needed to edit, relist or end it. */
export const ownListingSchema = z.object({
  ...listingRowSchema.shape,
  game: gameSchema,
  league: z.string(),
  state: listingStateSchema,
  /** Time when an active listing turns inactive, or an inactive one is removed (R4.02, R4.03). */
  endsAtMs: timestampMsSchema,
  stashTabs: z.array(stashTabIdSchema),
  regexExtraPrice: z.number(),
  regexQuantExtraPrice: z.number(),
  items: z.array(
    z.object({ hash: z.string(), price: z.number(), quantity: z.number(), overridden: z.boolean(), rawItems: z.array(rawItemSchema) }),
  ),
});
export type OwnListing = z.output<typeof ownListingSchema>;

/**
 * Pieces of a group that the stock no longer contains (D33): handed over since the tabs were read, or no longer in
 * them.
 */
const leftOutSchema = z.object({ hash: z.string(), quantity: z.number(), reason: z.enum(['handedOver', 'notInTabs']) });

/** The listing as published, with the items that were left out of the draft, if any. */
const publishedListingSchema = z.object({ ...ownListingSchema.shape, leftOut: z.optional(z.array(leftOutSchema)) });
export type PublishedListing = z.output<typeof publishedListingSchema>;

export const createListing = defineEndpoint({
  name: 'createListing',
  method: 'POST',
  path: '/listings',
  access: 'user',
  scope: 'listings:write',
  body: listingDraftSchema,
  reply: publishedListingSchema,
  errors: [
    'unknownCategory',
    'unknownItem',
    'priceNotValid',
    'quantityNotValid',
    'totalNotValid',
    'tooManyItems',
    'tooManyGroups',
    'tooMuchListed',
    'minTradeTooHigh',
    'emptyListing',
    'nothingInStock',
    'ignNotOwned',
    'ignNotConfirmed',
    'gameAccountNotConnected',
    'leagueNotFound',
    'tradeListingNotFound',
    'idempotencyKeyReused',
    'gameApiDown',
    'gameApiTimeout',
    'notReady',
  ],
  perMinute: 60,
  bodyLimitBytes: 4 * 1024 * 1024,
});

/** More than the longest text of one item, a map with a dozen mods in the advanced form. */
const MOST_ITEM_TEXT = 8192;

/**
 * Registers the variant (D45) that one item's text describes, so that it can be listed by hand (D55): a unique's name
 * alone shows neither whether it is corrupted nor what it grants. The item's kind has to be known in the league;
 * `unknownItem` otherwise, and if the text is not an item's, or is truncated.
 */
export const noteVariant = defineEndpoint({
  name: 'noteVariant',
  method: 'POST',
  path: '/listings/variants',
  access: 'user',
  scope: 'listings:write',
  body: z.object({ game: gameSchema, league: leagueSchema, text: z.string().check(z.maxLength(MOST_ITEM_TEXT)) }),
  /** Group of the variant (R3.06). */
  reply: z.object({ hash: hashSchema }),
  errors: ['leagueNotFound', 'unknownItem', 'notReady'],
  perMinute: 20,
});

export const getMyListings = defineEndpoint({
  name: 'getMyListings',
  method: 'GET',
  path: '/listings/my',
  access: 'user',
  scope: 'listings:read',
  /** `none` leaves `rawItems` empty: a list of names and prices does not need what may be megabytes of stacks. */
  query: z.object({ stacks: z.optional(z.enum(['none'])) }),
  reply: z.object({ listings: z.array(ownListingSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 120,
  trustedReply: true,
});

/**
 * Ends the caller's own listings: `target` is the sub-category, or the category of a listing without one, or ALL for
 * the whole league (D16); `side` is theirs, `sell` by default. `deactivate` keeps them 6 days (R4.03), `delete` removes
 * them.
 */
export const endListings = defineEndpoint({
  name: 'endListings',
  method: 'DELETE',
  path: '/listings/:game/:league/:target/:action',
  access: 'user',
  scope: 'listings:write',
  params: z.object({ game: gameSchema, league: leagueSchema, target: categoryOrAllSchema, action: z.enum(['delete', 'deactivate']) }),
  query: z.object({ side: z.optional(sideSchema) }),
  reply: z.object({ uuids: z.array(z.string()), serverTimeMs: timestampMsSchema }),
  perMinute: 60,
});
