/** Schemas of a service in all replies and bodies (R3.35, R3.45), and of a request for one (D62). */
import { serviceLocations, serviceRegions, type ServiceCategory } from '@poexchange/domain/service';
import * as z from 'zod/mini';
import { gameSchema, ignSchema, presenceSchema, timestampMsSchema, unitSchema } from './common.ts';
import { leagueSchema, serviceIdSchema, serviceRequestIdSchema, userIdSchema } from './ids.ts';

/** A category with its prefix (R3.36); the server checks that the game has it. */
export const serviceCategorySchema = z.string().check(z.maxLength(40), z.regex(/^WT[SB]_[A-Za-z]+$/)) as unknown as z.ZodMiniType<
  ServiceCategory,
  string
>;
export const serviceLocationSchema = z.enum(serviceLocations);
export const serviceSideSchema = z.enum(['wts', 'wtb']);
export const serviceRegionSchema = z.enum(serviceRegions);
/** Mode of a service's own rules: added after the rules for all, or replacing them. */
export const overwriteModeSchema = z.enum(['adds', 'replaces']);
export const servicePresenceSchema = z.enum(['online', 'idle', 'playing']);

const priceShape = { priceValue: z.number(), priceType: unitSchema };
const nameShape = {
  serviceCategory: serviceCategorySchema,
  /** Value of the catalogue's service, or the name of a custom one. */
  serviceName: z.string(),
  isCustomService: z.boolean(),
};

/**
 * A service listing as everybody sees it (R3.45). Price 0 is free. Whether the reader vouched for its owner follows
 * from their own vouch info (R4.22).
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
  /** Rules for all services of its owner, and those of this one; empty without rules. */
  rules: z.string(),
  overwriteRules: z.string(),
  overwriteMode: overwriteModeSchema,
  regions: z.array(serviceRegionSchema),
  userStatus: servicePresenceSchema,
  /** Time since when its owner is online; null if unknown. */
  onlineSinceMs: z.nullable(timestampMsSchema),
  vouchCount: z.number(),
  oldestVouchMs: z.nullable(timestampMsSchema),
  /** True if its owner has a linked chat account (D63). */
  isChatLinked: z.boolean(),
  /** Version of the offer: it changes with every edit. */
  timestampMs: timestampMsSchema,
});
export type ServiceRow = z.output<typeof serviceRowSchema>;

/** One's own service; `listed` while it is active and its owner is not offline (R4.07). */
export const ownServiceSchema = z.object({
  ...serviceRowSchema.shape,
  userStatus: presenceSchema,
  active: z.boolean(),
  listed: z.boolean(),
});
export type OwnService = z.output<typeof ownServiceSchema>;

/** A text as it was typed: bounded here, then read and cleaned by the server, whose refusal names the limit. */
const typedTextSchema = z.string().check(z.maxLength(4000));
/** Checked by the server, so that the refusal can name the broken rule. */
const typedPriceShape = { priceValue: z.unknown(), priceType: z.string().check(z.maxLength(8)) };

const regionsSchema = z.array(serviceRegionSchema).check(z.maxLength(5));

/** Describes a service and its terms, without the game, the league and the character it is offered with. */
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

/** A service as its owner sends it (R7.30): new, or the next version of the service with the same identity (R3.45). */
export const serviceDraftSchema = z.object({ poe: gameSchema, league: leagueSchema, ign: ignSchema, ...serviceDraftTermsShape });
export type ServiceDraft = z.output<typeof serviceDraftSchema>;
/** A service as its owner sends it, before it is checked. */
export type ServiceDraftBody = z.input<typeof serviceDraftSchema>;

/** Changes of one service (R7.31); absent fields stay unchanged. */
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
 * A request for a service as one of its two people sees it (D62). Rules and price are the accepted ones. `endedBy`
 * asker with state declined: withdrawn.
 */
export const serviceRequestSchema = z.object({
  id: serviceRequestIdSchema,
  /** Null once the listing was deleted. */
  serviceId: z.nullable(serviceIdSchema),
  game: gameSchema,
  league: z.string(),
  /** Roles of this person: owner of the listing or asker, customer or provider. */
  party: requestPartySchema,
  role: z.enum(['customer', 'provider']),
  creatorType: serviceSideSchema,
  ...nameShape,
  location: serviceLocationSchema,
  ...priceShape,
  rules: z.string(),
  ownerIgn: z.string(),
  askerIgn: z.string(),
  /** The other person as known now; null once the account is deleted. */
  counterpart: z.nullable(z.object({ userId: userIdSchema, ign: z.string(), presence: presenceSchema, vouchCount: z.number() })),
  state: serviceRequestStateSchema,
  endedBy: z.nullable(requestPartySchema),
  askedMs: timestampMsSchema,
  invitedMs: z.nullable(timestampMsSchema),
  endedMs: z.nullable(timestampMsSchema),
  /** Time when the request expires; null once it has ended. */
  expiresMs: z.nullable(timestampMsSchema),
  /** True if this person vouched for the other one because of this request; true if they may vouch now (D61). */
  isVouched: z.boolean(),
  canVouch: z.boolean(),
  /** True if the other person vouched for this one because of this request. */
  isVouchReceived: z.boolean(),
  /** The asker's text, empty without one, and their region; null if not given. */
  message: z.string(),
  askerRegion: z.nullable(serviceRegionSchema),
  /**
   * Time until which this person can undo Done or their decline, and dispute the service (D64); null if they cannot.
   */
  undoUntilMs: z.nullable(timestampMsSchema),
  disputeUntilMs: z.nullable(timestampMsSchema),
  /** Dispute of the customer, with the words of the operator who decided; null without a dispute. */
  dispute: z.nullable(z.object({ atMs: timestampMsSchema, outcome: z.enum(['open', 'upheld', 'rejected']), decision: z.string() })),
});
export type ServiceRequest = z.output<typeof serviceRequestSchema>;
