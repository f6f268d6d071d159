/** Limits by address, for requests that no endpoint's own limit counts. */
import { isIP } from 'node:net';
import {
  normalizeIP,
  type CreateRateLimitOptions,
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RedisLink } from '@poexchange/platform/redis';
import { COUNTED_CALLERS, createSharedCounts, type CallerCounts, type Counted } from './caller-counts.ts';
import { RateLimitedError } from './render-errors.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the caller's address for rate limits; for IPv6 its /64, which is what one household or machine gets. A
 * forwarded address may include the port, which changes with every connection. If a proxy forwards anything else, the
 * proxy's own address counts.
 */
export function addressOf(request: { readonly ip: string; readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'> }): string {
  const passedOn = request.ip.trim();
  const candidates = [passedOn, withoutPort(passedOn), request.socket.remoteAddress ?? ''].map((text) => text.replace(/%.*$/, ''));
  return normalizeIP(candidates.find((text) => isIP(text) !== 0) ?? '', 64);
}

/** Returns the address in `1.2.3.4:5`, `[::1]:5` or `[::1]`. */
function withoutPort(text: string): string {
  const parts = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[^:]+):\d+)$/.exec(text)?.groups;
  return parts?.['v6'] ?? parts?.['v4'] ?? '';
}

export type AddressLimit = {
  /** Counts a request; throws `rateLimited` above the minute's limit. */
  readonly count: (request: FastifyRequest) => Promise<void>;
  /** Counts a request. Returns the wait if the minute's limit was already used up, otherwise null. */
  readonly noteOrReadWaitMs: (request: FastifyRequest) => Promise<number | null>;
};

/** Limits requests per minute and address; refusals contain the limit's name as their policy. */
export function limitAddresses(app: FastifyInstance, subject: { policy: string; perMinute: number }): AddressLimit {
  // The types omit `cache`, which the plug-in accepts here as for a route, and the options that a store also needs.
  const options: CreateRateLimitOptions & { cache: number; policy: string } = {
    policy: subject.policy,
    max: subject.perMinute,
    timeWindow: MINUTE_MS,
    cache: COUNTED_CALLERS,
    keyGenerator: addressOf,
  };
  const limit = app.createRateLimit(options);
  return {
    count: async (request) => {
      const used = await limit(request);
      if (!used.isAllowed && used.isExceeded) throw new RateLimitedError(used.ttl, subject.policy);
    },
    noteOrReadWaitMs: async (request) => {
      const used = await limit(request);
      return !used.isAllowed && used.isExceeded ? used.ttl : null;
    },
  };
}

/** Options that the plug-in passes to a store, for a route or for a separate limit with its policy. */
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
