import { defineEndpoint } from '@poexchange/contract/endpoint';
import * as z from 'zod/mini';

/** An endpoint that accepts large bodies and does nothing. */
export const post = defineEndpoint({
  name: 'post',
  method: 'POST',
  path: '/post',
  access: 'user',
  body: z.object({ filler: z.string() }),
  reply: z.object({ ok: z.boolean() }),
  errors: ['badRequest', 'rateLimited'],
  perMinute: 30,
  bodyLimitBytes: 4 * 1024 * 1024,
});
