/** The caller's own listings: publish, list, end. */
import { listingLimits } from '@poexchange/domain/listing';
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, listingModeSchema, sideSchema, timestampMsSchema } from './common.ts';
import { hashSchema, leagueSchema, stashTabIdSchema } from './ids.ts';
import { categoryOrAllSchema, listingRowSchema, listingStateSchema } from './listings.ts';

/**
 * Twice the maximum size of a listing (D20): bodies between the two limits are refused with an error that names the
 * limits.
 */
const MOST_SENT = 40_000;

/** One stack of the seller's stash: the publisher's item id and the number of pieces offered. */
export const rawItemSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)), stackSize: z.number() });

/**
 * A group in a listing as the seller sends it; `price` is in chaos per piece. The server checks the numbers so that the
 * refusal can name the violated rule.
 */
export const listingDraftItemSchema = z.object({
  hash: z.string().check(z.maxLength(64)),
  price: z.unknown(),
  quantity: z.unknown(),
  rawItems: boundedArray(rawItemSchema, MOST_SENT),
  /** True if the seller typed the price instead of using value x multiplier. */
  overridden: z.optional(z.boolean()),
});

export const listingDraftSchema = z.object({
  game: gameSchema,
  league: leagueSchema,
  category: z.string().check(z.maxLength(64)),
  subCategory: z._default(z.string().check(z.maxLength(64)), ''),
  /** Seller's name for a custom group; only for category `custom`. */
  groupName: z.optional(z.string().check(z.maxLength(400))),
  side: z._default(sideSchema, 'sell'),
  listingMode: listingModeSchema,
  ign: ignSchema,
  /** Percentage of the value, with one decimal (R9.33). */
  multiplier: z.number().check(z.gte(listingLimits.minMultiplierPercent), z.lte(listingLimits.maxMultiplierPercent)),
  /** In chaos; 0 for no minimum. */
  minTradeValue: z.number().check(z.gte(0), z.lte(1e9)),
  supportRegex: z._default(z.boolean(), false),
  regexExtraPrice: z._default(z.number().check(z.gte(0), z.lte(1e9)), 0),
  regexQuantExtraPrice: z._default(z.number().check(z.gte(0), z.lte(1e9)), 0),
  /**
   * The seller's tabs that contain the items, all in the listing's league; a part of a map or unique tab counts as that
   * tab.
   */
  stashTabs: boundedArray(stashTabIdSchema, 1000),
  /** The tabs in `stashTabs` that are excluded from stash searches: their items are sold by name only. */
  searchDeniedTabs: z.optional(boundedArray(stashTabIdSchema, 1000)),
  items: boundedArray(listingDraftItemSchema, MOST_SENT),
  totalPrice: z.unknown(),
  /** Hashes of the groups that the seller deselected when publishing. */
  deselected: z.optional(boundedArray(hashSchema, 2000)),
});
export type ListingDraft = z.output<typeof listingDraftSchema>;
/** A listing as a seller sends it, before validation. */
export type ListingDraftBody = z.input<typeof listingDraftSchema>;

/** The caller's own listing with everything required to edit, relist or end it. */
export const ownListingSchema = z.object({
  ...listingRowSchema.shape,
  game: gameSchema,
  league: z.string(),
  state: listingStateSchema,
  /** Time when an active listing becomes inactive, or an inactive listing is removed. */
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
 * Pieces of a group that the stock no longer contains: handed over since the tabs were read, or no longer in the tabs.
 */
const leftOutSchema = z.object({ hash: z.string(), quantity: z.number(), reason: z.enum(['handedOver', 'notInTabs']) });

/** The listing as published, with the items that were omitted from the draft, if any. */
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

/** Longer than any item's text, such as that of a map with a dozen mods in the advanced form. */
const MOST_ITEM_TEXT = 8192;

/**
 * Registers the variant that one item's text describes, so that it can be listed manually: a unique's name does not
 * show whether it is corrupted or what it grants. Returns `unknownItem` if the item's kind is not known in the league,
 * or if the text is truncated or does not describe an item.
 */
export const noteVariant = defineEndpoint({
  name: 'noteVariant',
  method: 'POST',
  path: '/listings/variants',
  access: 'user',
  scope: 'listings:write',
  body: z.object({ game: gameSchema, league: leagueSchema, text: z.string().check(z.maxLength(MOST_ITEM_TEXT)) }),
  /** Group of the variant. */
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
  /** `none` leaves `rawItems` empty: a list of names and prices does not need the stacks, which may be megabytes. */
  query: z.object({ stacks: z.optional(z.enum(['none'])) }),
  reply: z.object({ listings: z.array(ownListingSchema), serverTimeMs: timestampMsSchema }),
  perMinute: 120,
  trustedReply: true,
});

/**
 * Ends the caller's own listings: `target` is the sub-category, or the category of a listing without a sub-category, or
 * ALL for the whole league; `side` is the listing's side, `sell` by default. `deactivate` keeps the listing for 6 days
 * (R4.03), `delete` removes it.
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
