/** Readiness (D01) and the leagues (D27). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'visitor',
  // Without Redis a node continues with limits of its own and slower announcements; without a replica the primary
  // answers everything.
  reply: z.object({
    status: z.literal('ok'),
    /** Version of the server, as X.Y.Z. */
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
    serverTimeMs: timestampMsSchema,
    redis: z.enum(['ready', 'away', 'unused']),
    replica: z.enum(['ready', 'lagging', 'away', 'unused']),
  }),
  errors: ['notReady'],
  // Every open page behind an address asks periodically; the answer is shared for a second, so it costs next to
  // nothing.
  perMinute: 1200,
});
