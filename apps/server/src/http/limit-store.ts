import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RedisLink } from '@poexchange/platform/redis';
import { createSharedCounts, type CallerCounts, type Counted } from './caller-counts.ts';

/** Options that the plug-in passes to a store: of a route, or of a separate limit with its policy. */
type Subject = {
  readonly policy?: string;
  readonly cache?: number;
  readonly routeInfo?: { readonly url?: string; readonly method?: unknown };
};

/** Creates a store for rate limits that all nodes count together. */
export function createLimitStore(link: RedisLink): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #counts: CallerCounts;

    constructor(options: FastifyRateLimitOptions) {
      const { policy, cache, routeInfo } = options as Subject;
      // Limits are identified by their policy or route, and counted separately.
      const name = policy ?? routeInfo?.url ?? '';
      this.#counts = createSharedCounts(link, { name, clock: Date.now, ...(cache !== undefined && { capacity: cache }) });
    }

    incr(key: string, callback: (error: Error | null, result?: Counted) => void, windowMs: number, max: number): void {
      const counted = this.#counts.count(key, { windowMs, max });
      if (counted instanceof Promise) void counted.then((value) => callback(null, value));
      else callback(null, counted);
    }

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new SharedLimitStore(options);
    }
  };
}
