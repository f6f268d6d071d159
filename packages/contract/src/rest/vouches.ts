/** Vouching: these calls do the same as the socket events with the same names. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';
import { userIdSchema } from './ids.ts';
import { serviceCategorySchema } from './service-shapes.ts';

/** The people this person vouches for, and the number of people who vouch for this person. */
const myVouchesSchema = z.object({ vouchedUsers: z.array(z.string()), myVouchCount: z.number() });
export type MyVouches = z.output<typeof myVouchesSchema>;

export const getMyVouches = defineEndpoint({
  name: 'getMyVouches',
  method: 'GET',
  path: '/vouches/my/list',
  access: 'user',
  scope: 'vouches:read',
  reply: myVouchesSchema,
  perMinute: 120,
});

/**
 * Trust in a person: the number of different people who vouch for them, since when, how many of those people have a
 * linked chat account, and for which services.
 */
const vouchInfoSchema = z.object({
  vouchCount: z.number(),
  oldestMs: z.nullable(timestampMsSchema),
  newestMs: z.nullable(timestampMsSchema),
  linkedCount: z.number(),
  /** True if the person has a linked chat account; its name is null unless its owner shows it. */
  isChatLinked: z.boolean(),
  chatName: z.nullable(z.string()),
  /**
   * Time when the caller vouched for the person; null if there is no vouch, for visitors, and for tokens without
   * `vouches:read`.
   */
  yoursMs: z.nullable(timestampMsSchema),
  /** Number of service disputes that operators decided against the person, and the time of the last decision. */
  upheldDisputes: z.number(),
  lastUpheldMs: z.nullable(timestampMsSchema),
  services: z.array(
    z.object({ serviceCategory: serviceCategorySchema, serviceName: z.string(), isCustomService: z.boolean(), count: z.number() }),
  ),
});
export type VouchInfo = z.output<typeof vouchInfoSchema>;

export const getVouchInfo = defineEndpoint({
  name: 'getVouchInfo',
  method: 'GET',
  path: '/vouches/user/:id',
  access: 'visitor',
  params: z.object({ id: userIdSchema }),
  reply: vouchInfoSchema,
  perMinute: 240,
});

/** Subject of a vouch: only the customer of a finished service with this category and name can vouch. */
export const vouchBodySchema = z.object({
  userId: userIdSchema,
  serviceCategory: serviceCategorySchema,
  serviceName: z.string().check(z.minLength(1), z.maxLength(200)),
});
export const unvouchBodySchema = z.object({ userId: userIdSchema });
export const vouchReplySchema = z.object({ userId: userIdSchema, vouchCount: z.number() });

export const vouch = defineEndpoint({
  name: 'vouch',
  method: 'POST',
  path: '/vouches/vouch',
  access: 'user',
  body: vouchBodySchema,
  reply: vouchReplySchema,
  errors: ['ownVouch', 'notFound', 'vouchNotEarned', 'tooManyVouches', 'tooManyNewVouches'],
  perMinute: 60,
});

export const unvouch = defineEndpoint({
  name: 'unvouch',
  method: 'POST',
  path: '/vouches/unvouch',
  access: 'user',
  body: unvouchBodySchema,
  reply: vouchReplySchema,
  perMinute: 60,
});

/** Reports a person's vouches to the operators, with a reason. */
export const reportVouches = defineEndpoint({
  name: 'reportVouches',
  method: 'POST',
  path: '/vouches/report',
  access: 'user',
  body: z.object({ userId: userIdSchema, reason: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  /** `isRepeated`: the caller reported the same person within the last day, so this report adds nothing. */
  reply: z.object({ isRepeated: z.boolean(), serverTimeMs: timestampMsSchema }),
  errors: ['ownVouch', 'notFound', 'serviceTextNotValid'],
  perMinute: 30,
});
