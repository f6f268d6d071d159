/** Service requests and their answers. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, timestampMsSchema } from './common.ts';
import { serviceIdSchema, serviceRequestIdSchema } from './ids.ts';
import { serviceRegionSchema, serviceRequestSchema } from './service-shapes.ts';

const requestReplySchema = z.object({ request: serviceRequestSchema, serverTimeMs: timestampMsSchema });

/**
 * Requests a service, or offers a service that its owner wants to buy: `timestampMs` is the version whose price and
 * rules the asker read and accepts. The owner is notified; an open request by the same person for the same listing is
 * returned instead of creating a duplicate. Returns `requestDeclined` for some minutes after the owner declined the
 * same request: `params.minutes` and `retryAfterMs` contain the remaining time.
 */
export const requestService = defineEndpoint({
  name: 'requestService',
  method: 'POST',
  path: '/services/requests',
  access: 'user',
  body: z.object({
    serviceId: serviceIdSchema,
    timestampMs: timestampMsSchema,
    ign: ignSchema,
    /** Text for the owner, such as the number of runs; cleaned and limited like rules. */
    message: z._default(z.string().check(z.maxLength(4000)), ''),
    region: z._default(z.nullable(serviceRegionSchema), null),
  }),
  reply: z.object({ ...requestReplySchema.shape, whisper: z.string() }),
  errors: [
    'serviceNotFound',
    'serviceChanged',
    'ownService',
    'requestDeclined',
    'serviceTextNotValid',
    'ignNotOwned',
    'gameAccountNotConnected',
    'leagueNotFound',
    'idempotencyKeyReused',
    'gameApiDown',
    'gameApiTimeout',
    'notReady',
  ],
  perMinute: 30,
});

/**
 * Answers a request: the owner of the listing invites, cancels the invitation or declines, the asker withdraws, and
 * either person marks the request as done and can undo that within ten minutes (D64). The owner can also undo a decline
 * within ten minutes, unless the asker has made another request. Repeating a step changes nothing.
 */
export const answerServiceRequest = defineEndpoint({
  name: 'answerServiceRequest',
  method: 'POST',
  path: '/services/requests/answer',
  access: 'user',
  scope: 'services:write',
  body: z.object({ id: serviceRequestIdSchema, action: z.enum(['invite', 'uninvite', 'decline', 'withdraw', 'done', 'undo']) }),
  reply: requestReplySchema,
  errors: ['notFound', 'requestClosed', 'idempotencyKeyReused'],
  perMinute: 120,
});

/**
 * Reports, on the customer's behalf, that a service was paid for but not done; possible within seven days of Done or of
 * the invitation (D64). The provider is notified and an operator decides. Repeating the report changes nothing.
 */
export const disputeService = defineEndpoint({
  name: 'disputeService',
  method: 'POST',
  path: '/services/requests/dispute',
  access: 'user',
  body: z.object({ id: serviceRequestIdSchema, reason: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  reply: requestReplySchema,
  errors: ['notFound', 'requestClosed', 'serviceTextNotValid'],
  perMinute: 30,
});

/**
 * A game's requests of the last 30 days, to and from this person, newest first, about 200 per page; with `beforeMs`,
 * only earlier requests. `olderBeforeMs` is the `beforeMs` of the next page; null on the last page.
 */
export const getServiceRequests = defineEndpoint({
  name: 'getServiceRequests',
  method: 'GET',
  path: '/services/requests/:game',
  access: 'user',
  scope: 'services:read',
  params: z.object({ game: gameSchema }),
  query: z.object({ beforeMs: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: z.object({
    requests: z.array(serviceRequestSchema),
    olderBeforeMs: z.nullable(timestampMsSchema),
    serverTimeMs: timestampMsSchema,
  }),
  perMinute: 120,
});

export const getServiceRequest = defineEndpoint({
  name: 'getServiceRequest',
  method: 'GET',
  path: '/services/request/:id',
  access: 'user',
  scope: 'services:read',
  params: z.object({ id: serviceRequestIdSchema }),
  reply: requestReplySchema,
  errors: ['notFound'],
  perMinute: 120,
});
