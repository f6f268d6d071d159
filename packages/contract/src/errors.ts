/**
 * Every refusal the product can give: its HTTP status and the wording key a person reads (D15, R8.22). The first dotted
 * segment of a wording is its level (error, warning, success, info); the rest is the snake_case code.
 */
import * as z from 'zod/mini';

export const errorCatalogue = {
  badRequest: { status: 400, wording: 'error.bad_request' },
  signInFailed: { status: 400, wording: 'error.sign_in_failed' },
  signInDenied: { status: 400, wording: 'info.sign_in_denied' },
  partnerSignInFailed: { status: 400, wording: 'error.partner_sign_in_failed' },
  signInStateInvalid: { status: 400, wording: 'error.sign_in_state_invalid' },
  sessionExpired: { status: 401, wording: 'info.session_expired' },
  banned: { status: 403, wording: 'error.banned' },
  notFound: { status: 404, wording: 'error.not_found' },
  tradeListingNotFound: { status: 404, wording: 'error.trade_listing_not_found' },
  leagueNotFound: { status: 404, wording: 'error.league_not_found' },
  stashTabVanished: { status: 404, wording: 'warning.stash_tab_vanished' },
  partnerNotOffered: { status: 404, wording: 'info.partner_not_offered' },
  stashNotOffered: { status: 404, wording: 'info.stash_not_offered' },
  listingChanged: { status: 409, wording: 'warning.listing_changed' },
  nothingInStock: { status: 409, wording: 'warning.nothing_in_stock' },
  stockChanged: { status: 409, wording: 'warning.stock_changed' },
  listingNotActive: { status: 409, wording: 'warning.listing_not_active' },
  ignNotConfirmed: { status: 409, wording: 'warning.ign_not_confirmed' },
  partnerNotLinked: { status: 409, wording: 'info.partner_not_linked' },
  partnerLinkedElsewhere: { status: 409, wording: 'warning.partner_linked_elsewhere' },
  gameAccountNotConnected: { status: 409, wording: 'warning.game_account_not_connected' },
  idempotencyKeyReused: { status: 409, wording: 'error.idempotency_key_reused' },
  bodyTooLarge: { status: 413, wording: 'error.body_too_large' },
  bodyNotJson: { status: 415, wording: 'error.body_not_json' },
  unknownCategory: { status: 422, wording: 'error.unknown_category' },
  tooManyGroups: { status: 422, wording: 'error.too_many_groups' },
  unknownItem: { status: 422, wording: 'error.unknown_item' },
  priceNotValid: { status: 422, wording: 'error.price_not_valid' },
  quantityNotValid: { status: 422, wording: 'error.quantity_not_valid' },
  totalNotValid: { status: 422, wording: 'error.total_not_valid' },
  tooManyItems: { status: 422, wording: 'error.too_many_items' },
  tooMuchListed: { status: 422, wording: 'error.too_much_listed' },
  emptyListing: { status: 422, wording: 'error.empty_listing' },
  accountNameWrong: { status: 422, wording: 'warning.account_name_wrong' },
  ignNotOwned: { status: 422, wording: 'error.ign_not_owned' },
  ownListing: { status: 422, wording: 'warning.own_listing' },
  tradeRequestNotValid: { status: 422, wording: 'warning.trade_request_not_valid' },
  quantityExceedsStock: { status: 422, wording: 'warning.quantity_exceeds_stock' },
  belowMinTradeValue: { status: 422, wording: 'warning.below_min_trade_value' },
  bulkOnly: { status: 422, wording: 'warning.bulk_only' },
  emptySelection: { status: 422, wording: 'warning.empty_selection' },
  searchNotAllowed: { status: 422, wording: 'warning.search_not_allowed' },
  searchNotValid: { status: 422, wording: 'warning.search_not_valid' },
  searchMismatch: { status: 422, wording: 'warning.search_mismatch' },
  alreadyProcessed: { status: 409, wording: 'warning.already_processed' },
  rateLimited: { status: 429, wording: 'warning.rate_limited' },
  internal: { status: 500, wording: 'error.internal' },
  gameApiDown: { status: 502, wording: 'error.game_api_down' },
  partnerDown: { status: 502, wording: 'error.partner_down' },
  notReady: { status: 503, wording: 'warning.not_ready' },
  partnerTimeout: { status: 504, wording: 'error.partner_timeout' },
  gameApiTimeout: { status: 504, wording: 'error.game_api_timeout' },
} as const;

/** A refusal's machine name. */
export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every refusal (D15). `params` fills the translated wording; `paths` names the failing fields of a bad
 * body; `retryAfterMs` and `policy` come with 429 (R8.21); `listing` is the new state that comes with `listingChanged`
 * (D31).
 */
export const refusalSchema = z.object({
  code: z.enum(errorCodes),
  wording: z.string(),
  requestId: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  paths: z.optional(z.array(z.string())),
  retryAfterMs: z.optional(z.number()),
  policy: z.optional(z.string()),
  listing: z.optional(z.unknown()),
});
export type Refusal = z.output<typeof refusalSchema>;

/** What a refusal may carry beside its code. */
export type RefusalDetails = Pick<Refusal, 'params' | 'paths' | 'retryAfterMs' | 'policy' | 'listing'>;

/** Builds the body of a refusal from its code (D15). */
export function describeRefusal(code: ErrorCode, requestId: string, details: RefusalDetails = {}): Refusal {
  return { code, wording: errorCatalogue[code].wording, requestId, ...details };
}

/** True when a code received from outside is one of ours. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value);
}
