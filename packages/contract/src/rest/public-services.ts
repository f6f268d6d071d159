/** Services as all visitors see them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { FEED_REQUESTS_PER_MINUTE_AND_ADDRESS, gameSchema, timestampMsSchema } from './common.ts';
import { leagueSchema } from './ids.ts';
import { serviceCategorySchema, serviceLocationSchema, serviceRowSchema } from './service-shapes.ts';

/** Milliseconds in a query, as digits: a URL contains only text. */
const queryMsSchema = z.string().check(z.regex(/^\d{1,15}$/));

/**
 * Currently listed services of a league: active, with an owner who is not offline. With `sinceMs`, only services that
 * changed since then, and in `gone` the ids of removed services; `full` means that the reply contains everything.
 * `newestMs` is the next `sinceMs`.
 */
export const serviceFeedSchema = z.object({
  serverTimeMs: timestampMsSchema,
  full: z.boolean(),
  newestMs: timestampMsSchema,
  services: z.array(serviceRowSchema),
  gone: z.array(z.string()),
});
export type ServiceFeed = z.output<typeof serviceFeedSchema>;

const place = { game: gameSchema, league: leagueSchema, category: serviceCategorySchema };

/**
 * `WTS_all` and `WTB_all` list every category of their side; `serviceName` selects one catalogue service or one custom
 * name.
 */
export const getServices = defineEndpoint({
  name: 'getServices',
  method: 'GET',
  path: '/services/:game/:league/:category',
  access: 'visitor',
  params: z.object(place),
  query: z.object({ serviceName: z.optional(z.string().check(z.maxLength(100))), sinceMs: z.optional(queryMsSchema) }),
  reply: serviceFeedSchema,
  errors: ['leagueNotFound'],
  perMinute: 240,
  perMinuteAndAddress: FEED_REQUESTS_PER_MINUTE_AND_ADDRESS,
  trustedReply: true,
});

/** Daily prices of a service over the last days, in chaos; custom services have no history. */
const serviceHistorySchema = z.object({
  days: z.array(
    z.object({
      dayMs: timestampMsSchema,
      location: serviceLocationSchema,
      offers: z.number(),
      lowChaos: z.number(),
      medianChaos: z.number(),
      highChaos: z.number(),
    }),
  ),
});
export type ServiceHistory = z.output<typeof serviceHistorySchema>;

export const getServiceHistory = defineEndpoint({
  name: 'getServiceHistory',
  method: 'GET',
  path: '/services/:game/:league/history/:category',
  access: 'visitor',
  params: z.object(place),
  query: z.object({ serviceName: z.string().check(z.maxLength(100)) }),
  reply: serviceHistorySchema,
  perMinute: 120,
});
