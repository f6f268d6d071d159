/**
 * Every refusal the product can return: its HTTP status and the key of the text shown to users (D15, R8.22). The first
 * dotted segment of the key is its level (error, warning, success, info); the rest is the snake_case code.
 */
import * as z from 'zod/mini';

const refusals = {
  badRequest: [400, 'error'],
  signInFailed: [400, 'error'],
  signInDenied: [400, 'info'],
  partnerSignInFailed: [400, 'error'],
  signInStateInvalid: [400, 'error'],
  chatLinkFailed: [400, 'error'],
  chatLinkStateInvalid: [400, 'error'],
  sessionExpired: [401, 'info'],
  banned: [403, 'error'],
  scopeMissing: [403, 'error'],
  notFound: [404, 'error'],
  tradeListingNotFound: [404, 'error'],
  leagueNotFound: [404, 'error'],
  categoryNotFound: [404, 'error'],
  stashTabVanished: [404, 'warning'],
  partnerNotOffered: [404, 'info'],
  chatLinkNotOffered: [404, 'info'],
  stashNotOffered: [404, 'info'],
  listingChanged: [409, 'warning'],
  nothingInStock: [409, 'warning'],
  stockChanged: [409, 'warning'],
  listingNotActive: [409, 'warning'],
  ignNotConfirmed: [409, 'warning'],
  partnerNotLinked: [409, 'info'],
  partnerLinkedElsewhere: [409, 'warning'],
  chatNotLinked: [409, 'info'],
  chatLinkedElsewhere: [409, 'warning'],
  gameAccountNotConnected: [409, 'warning'],
  idempotencyKeyReused: [409, 'error'],
  bodyTooLarge: [413, 'error'],
  bodyNotJson: [415, 'error'],
  unknownCategory: [422, 'error'],
  tooManyGroups: [422, 'error'],
  unknownItem: [422, 'error'],
  priceNotValid: [422, 'error'],
  quantityNotValid: [422, 'error'],
  totalNotValid: [422, 'error'],
  tooManyItems: [422, 'error'],
  tooMuchListed: [422, 'error'],
  minTradeTooHigh: [422, 'error'],
  emptyListing: [422, 'error'],
  accountNameWrong: [422, 'warning'],
  ignNotOwned: [422, 'error'],
  ownListing: [422, 'warning'],
  tradeRequestNotValid: [422, 'warning'],
  quantityExceedsStock: [422, 'warning'],
  belowMinTradeValue: [422, 'warning'],
  bulkOnly: [422, 'warning'],
  emptySelection: [422, 'warning'],
  searchNotAllowed: [422, 'warning'],
  searchNotValid: [422, 'warning'],
  searchMismatch: [422, 'warning'],
  alreadyProcessed: [409, 'warning'],
  rateLimited: [429, 'warning'],
  internal: [500, 'error'],
  gameApiDown: [502, 'error'],
  partnerDown: [502, 'error'],
  chatPlatformDown: [502, 'error'],
  chatPlatformBusy: [503, 'warning'],
  notReady: [503, 'warning'],
  partnerTimeout: [504, 'error'],
  chatPlatformTimeout: [504, 'error'],
  gameApiTimeout: [504, 'error'],
  ownVouch: [422, 'warning'],
  serviceNotFound: [404, 'error'],
  serviceChanged: [409, 'warning'],
  requestClosed: [409, 'warning'],
  requestDeclined: [409, 'warning'],
  vouchNotEarned: [409, 'warning'],
  tooManyVouches: [409, 'warning'],
  tooManyNewVouches: [409, 'warning'],
  presetNameTaken: [409, 'warning'],
  ownService: [422, 'warning'],
  unknownService: [422, 'error'],
  servicePriceNotValid: [422, 'error'],
  serviceTextNotValid: [422, 'error'],
  tooManyServices: [422, 'error'],
  tooManyPresets: [422, 'error'],
  snapshotNotFound: [404, 'error'],
  snapshotProfileNotFound: [404, 'error'],
  snapshotTooSoon: [409, 'warning'],
  snapshotTokenNotHeld: [409, 'info'],
  lastSnapshotProfile: [409, 'warning'],
  snapshotNotValid: [422, 'error'],
  tooManySnapshots: [422, 'warning'],
  tooManySnapshotProfiles: [422, 'warning'],
  snapshotProfileNameTaken: [409, 'warning'],
  tooManyAccessTokens: [422, 'warning'],
  tooManyWebhooks: [422, 'warning'],
} as const satisfies Readonly<Record<string, readonly [status: number, level: 'error' | 'warning' | 'info']>>;

/** Machine-readable code of a refusal. */
export type ErrorCode = keyof typeof refusals;

export const errorCodes = Object.keys(refusals) as [ErrorCode, ...ErrorCode[]];

/** Status and text key of every code. */
export const errorCatalogue = Object.fromEntries(
  errorCodes.map((code) => {
    const [status, level] = refusals[code];
    return [code, { status, wording: `${level}.${code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}` }];
  }),
) as Readonly<Record<ErrorCode, { readonly status: (typeof refusals)[ErrorCode][0]; readonly wording: string }>>;

/**
 * The body of every refusal. `params` fills in the translated text; `paths` names the invalid fields of a body;
 * `retryAfterMs` and `policy` are set with 429; `listing` is the new state, set with `listingChanged`.
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

/** Optional content of a refusal in addition to its code. */
export type RefusalDetails = Pick<Refusal, 'params' | 'paths' | 'retryAfterMs' | 'policy' | 'listing'>;

/** Builds a refusal body from its code. */
export function describeRefusal(code: ErrorCode, requestId: string, details: RefusalDetails = {}): Refusal {
  return { code, wording: errorCatalogue[code].wording, requestId, ...details };
}

/** Returns true if a code from an outside source is one of ours. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value);
}
