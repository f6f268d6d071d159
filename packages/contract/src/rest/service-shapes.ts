/** Schemas of a service in all replies and bodies, and of a service request. */
import { serviceLocations, serviceRegions, type ServiceCategory } from '@poexchange/domain/service';
import * as z from 'zod/mini';
import { gameSchema, ignSchema, presenceSchema, timestampMsSchema, unitSchema } from './common.ts';
import { leagueSchema, serviceIdSchema, serviceRequestIdSchema, userIdSchema } from './ids.ts';

/** A category with its prefix; the server checks that the game has the category. */
export const serviceCategorySchema = z.string().check(z.maxLength(40), z.regex(/^WT[SB]_[A-Za-z]+$/)) as unknown as z.ZodMiniType<
  ServiceCategory,
  string
>;
export const serviceLocationSchema = z.enum(serviceLocations);
export const serviceSideSchema = z.enum(['wts', 'wtb']);
export const serviceRegionSchema = z.enum(serviceRegions);
/** Effect of a service's own rules: added to the owner's general rules, or replacing them. */
export const overwriteModeSchema = z.enum(['adds', 'replaces']);
export const servicePresenceSchema = z.enum(['online', 'idle', 'playing']);

const priceShape = { priceValue: z.number(), priceType: unitSchema };
const nameShape = {
  serviceCategory: serviceCategorySchema,
  /** Value of the catalogue's service, or the name of a custom service. */
  serviceName: z.string(),
  isCustomService: z.boolean(),
};

/**
 * A service listing as all visitors see it. Price 0 is free. Whether a reader has vouched for the owner is in the
 * reader's own vouch info.
 */
export const serviceRowSchema = z.object({
  id: serviceIdSchema,
  poe: gameSchema,
  league: z.string(),
  userId: userIdSchema,
  ign: z.string(),
  location: serviceLocationSchema,
  ...nameShape,
  creatorType: serviceSideSchema,
  ...priceShape,
  /** The owner's rules for all services, and the rules of this service; empty if there are none. */
  rules: z.string(),
  overwriteRules: z.string(),
  overwriteMode: overwriteModeSchema,
  regions: z.array(serviceRegionSchema),
  userStatus: servicePresenceSchema,
  /** Time since which the owner has been online; null if unknown. */
  onlineSinceMs: z.nullable(timestampMsSchema),
  vouchCount: z.number(),
  oldestVouchMs: z.nullable(timestampMsSchema),
  /** True if the owner has a linked chat account. */
  isChatLinked: z.boolean(),
  /** Version of the offer: it changes with every edit. */
  timestampMs: timestampMsSchema,
});
export type ServiceRow = z.output<typeof serviceRowSchema>;

/** The caller's own service; `listed` while it is active and its owner is not offline. */
export const ownServiceSchema = z.object({
  ...serviceRowSchema.shape,
  userStatus: presenceSchema,
  active: z.boolean(),
  listed: z.boolean(),
});
export type OwnService = z.output<typeof ownServiceSchema>;

/**
 * Text typed by a person: its length is limited here; the server then parses and cleans it, and its refusal names the
 * limit.
 */
const typedTextSchema = z.string().check(z.maxLength(4000));
/** Validated by the server, so that the refusal can name the violated rule. */
const typedPriceShape = { priceValue: z.unknown(), priceType: z.string().check(z.maxLength(8)) };

const regionsSchema = z.array(serviceRegionSchema).check(z.maxLength(5));

/** Describes a service and its terms, without the game, league and character of an offer. */
export const serviceDraftTermsShape = {
  location: serviceLocationSchema,
  serviceCategory: serviceCategorySchema,
  serviceName: z.string().check(z.minLength(1), z.maxLength(4000)),
  isCustomService: z._default(z.boolean(), false),
  ...typedPriceShape,
  rules: z._default(typedTextSchema, ''),
  overwriteRules: z._default(typedTextSchema, ''),
  overwriteMode: z._default(overwriteModeSchema, 'adds'),
  regions: z._default(regionsSchema, []),
  active: z._default(z.boolean(), true),
};

/** A service as its owner sends it: new, or the next version of the service with the same identity. */
export const serviceDraftSchema = z.object({ poe: gameSchema, league: leagueSchema, ign: ignSchema, ...serviceDraftTermsShape });
export type ServiceDraft = z.output<typeof serviceDraftSchema>;
/** A service as its owner sends it, before validation. */
export type ServiceDraftBody = z.input<typeof serviceDraftSchema>;

/** Changes to one service; absent fields stay unchanged. */
export const serviceChangeSchema = z.object({
  priceValue: z.optional(z.unknown()),
  priceType: z.optional(typedPriceShape.priceType),
  rules: z.optional(typedTextSchema),
  overwriteRules: z.optional(typedTextSchema),
  overwriteMode: z.optional(overwriteModeSchema),
  regions: z.optional(regionsSchema),
  active: z.optional(z.boolean()),
});
export type ServiceChange = z.output<typeof serviceChangeSchema>;

export const serviceRequestStateSchema = z.enum(['asked', 'invited', 'done', 'declined', 'expired']);
export const requestPartySchema = z.enum(['owner', 'asker']);

/**
 * A service request as one of its two parties sees it. Rules and price are as accepted. `endedBy` asker with state
 * declined means withdrawn.
 */
export const serviceRequestSchema = z.object({
  id: serviceRequestIdSchema,
  /** Null after the listing was deleted. */
  serviceId: z.nullable(serviceIdSchema),
  game: gameSchema,
  league: z.string(),
  /** This person's roles: owner of the listing or asker, customer or provider. */
  party: requestPartySchema,
  role: z.enum(['customer', 'provider']),
  creatorType: serviceSideSchema,
  ...nameShape,
  location: serviceLocationSchema,
  ...priceShape,
  rules: z.string(),
  ownerIgn: z.string(),
  askerIgn: z.string(),
  /** The other person's current data; null once the account has been deleted. */
  counterpart: z.nullable(z.object({ userId: userIdSchema, ign: z.string(), presence: presenceSchema, vouchCount: z.number() })),
  state: serviceRequestStateSchema,
  endedBy: z.nullable(requestPartySchema),
  askedMs: timestampMsSchema,
  invitedMs: z.nullable(timestampMsSchema),
  endedMs: z.nullable(timestampMsSchema),
  /** Time when the request expires; null once the request has ended. */
  expiresMs: z.nullable(timestampMsSchema),
  /**
   * `isVouched` is true if this person vouched for the other person because of this request, `canVouch` if they may
   * vouch now.
   */
  isVouched: z.boolean(),
  canVouch: z.boolean(),
  /** True if the other person vouched for this person because of this request. */
  isVouchReceived: z.boolean(),
  /** The asker's message (empty if they wrote none) and region (null if they gave none). */
  message: z.string(),
  askerRegion: z.nullable(serviceRegionSchema),
  /** Time until which this person can undo Done or their decline, and dispute the service; null if they cannot. */
  undoUntilMs: z.nullable(timestampMsSchema),
  disputeUntilMs: z.nullable(timestampMsSchema),
  /** The customer's dispute, with the text of the operator who decided; null if there is no dispute. */
  dispute: z.nullable(z.object({ atMs: timestampMsSchema, outcome: z.enum(['open', 'upheld', 'rejected']), decision: z.string() })),
});
export type ServiceRequest = z.output<typeof serviceRequestSchema>;
