import * as z from 'zod/mini';

function isRedisUrl(text: string): boolean {
  return URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);
}

/** Variable for the Redis in which the nodes of an installation share short-lived state (D02). */
export const redisVariables = {
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisUrl, 'must be a redis or rediss URL'))),
};
