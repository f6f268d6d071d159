/** Readiness and the list of leagues. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'visitor',
  // Without Redis a node continues with its own limits and slower announcements; without a replica the primary serves
  // all queries.
  reply: z.object({
    status: z.literal('ok'),
    /** Version of the server, as X.Y.Z. */
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
    serverTimeMs: timestampMsSchema,
    redis: z.enum(['ready', 'away', 'unused']),
    replica: z.enum(['ready', 'lagging', 'away', 'unused']),
  }),
  errors: ['notReady'],
  // Every open page at an address polls this; the answer is cached for a second, so a call costs almost nothing.
  perMinute: 1200,
});
