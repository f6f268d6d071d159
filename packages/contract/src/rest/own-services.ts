/** The caller's own services: list, publish, change, activate, delete, relist. */
import * as z from 'zod/mini';
import { boundedArray } from '../bounded-array.ts';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, presenceSchema, timestampMsSchema } from './common.ts';
import { leagueSchema, serviceIdSchema } from './ids.ts';
import { ownServiceSchema, serviceCategorySchema, serviceChangeSchema, serviceDraftSchema } from './service-shapes.ts';

/** Maximum services per call: the maximum per person and league (D20). */
const MOST_SENT = 300;
/**
 * Fits the maximum number of drafts, each with two strings of maximum length whose characters all have long encodings.
 */
const LARGEST_LIST_BYTES = 2 * 1024 * 1024;

const idsSchema = z.array(serviceIdSchema).check(z.minLength(1), z.maxLength(MOST_SENT));
const idsReplySchema = z.object({ ids: z.array(serviceIdSchema), serverTimeMs: timestampMsSchema });

export const getMyServices = defineEndpoint({
  name: 'getMyServices',
  method: 'GET',
  path: '/services/:game/my/list',
  access: 'user',
  scope: 'services:read',
  params: z.object({ game: gameSchema }),
  query: z.object({ league: leagueSchema }),
  reply: z.object({ services: z.array(ownServiceSchema), presence: presenceSchema, serverTimeMs: timestampMsSchema }),
  perMinute: 120,
});

/**
 * Saves services of one game and league: each service is added, or replaces the service with the same identity. Either
 * all services are saved or none; the refusal names the failing service in `paths`.
 */
export const saveServices = defineEndpoint({
  name: 'saveServices',
  method: 'POST',
  path: '/services/addOrUpdateList',
  access: 'user',
  scope: 'services:write',
  body: boundedArray(serviceDraftSchema, MOST_SENT),
  reply: z.object({ services: z.array(ownServiceSchema), serverTimeMs: timestampMsSchema }),
  errors: [
    'unknownService',
    'servicePriceNotValid',
    'serviceTextNotValid',
    'tooManyServices',
    'ignNotOwned',
    'gameAccountNotConnected',
    'leagueNotFound',
    'idempotencyKeyReused',
    'gameApiDown',
    'gameApiTimeout',
    'notReady',
  ],
  perMinute: 30,
  bodyLimitBytes: LARGEST_LIST_BYTES,
});

export const updateService = defineEndpoint({
  name: 'updateService',
  method: 'PATCH',
  path: '/services/update/:id',
  access: 'user',
  scope: 'services:write',
  params: z.object({ id: serviceIdSchema }),
  body: serviceChangeSchema,
  reply: z.object({ service: ownServiceSchema, serverTimeMs: timestampMsSchema }),
  errors: ['serviceNotFound', 'servicePriceNotValid', 'serviceTextNotValid'],
  perMinute: 120,
});

/**
 * Activates or pauses services in a league: the named services, all services in a category, or all services. Returns
 * the services that changed.
 */
export const setServicesActive = defineEndpoint({
  name: 'setServicesActive',
  method: 'POST',
  path: '/services/active',
  access: 'user',
  scope: 'services:write',
  body: z.object({
    game: gameSchema,
    league: leagueSchema,
    active: z.boolean(),
    target: z.union([z.object({ ids: idsSchema }), z.object({ category: serviceCategorySchema }), z.object({ all: z.literal(true) })]),
  }),
  reply: idsReplySchema,
  errors: ['idempotencyKeyReused'],
  perMinute: 120,
});

export const deleteServices = defineEndpoint({
  name: 'deleteServices',
  method: 'POST',
  path: '/services/delete',
  access: 'user',
  scope: 'services:write',
  body: z.object({ ids: idsSchema }),
  reply: idsReplySchema,
  errors: ['idempotencyKeyReused'],
  perMinute: 60,
});

/**
 * Relists services that were paused during the caller's absence: returns counts for both games, and the number of
 * services that could not be relisted because their league or service no longer exists.
 */
export const relistAllServices = defineEndpoint({
  name: 'relistAllServices',
  method: 'POST',
  path: '/services/relistAllServices',
  access: 'user',
  scope: 'services:write',
  body: z.object({ games: z.array(gameSchema).check(z.minLength(1), z.maxLength(2)) }),
  reply: z.object({ poe1: z.number(), poe2: z.number(), failed: z.number(), serverTimeMs: timestampMsSchema }),
  errors: ['idempotencyKeyReused'],
  perMinute: 30,
});
