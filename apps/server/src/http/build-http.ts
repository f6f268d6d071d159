import { createServer, type IncomingMessage, type ServerOptions, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { API_PREFIX } from '@poexchange/contract/endpoint';
import type { Logger } from '@poexchange/platform/log';
import type { RedisLink } from '@poexchange/platform/redis';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { boundArrivingBodies } from './arriving-bodies.ts';
import { bodyWorkerFile, readJsonBodies } from './json-bodies.ts';
import { createLimitStore, limitAddresses } from './limits.ts';
import { makeRequestId } from './mount.ts';
import { noteRoutes, observeReplies, type HttpObserver } from './observe-replies.ts';
import { onClose } from './on-close.ts';
import { boundOpenConnections, CONNECTIONS_PER_ADDRESS } from './open-connections.ts';
import { describeApi } from './openapi.ts';
import { isLoopback, type IsProxy } from './proxies.ts';
import { RateLimitedError, refuseUnroutable, renderErrors, type Undeclared } from './render-errors.ts';
import { followRequests } from './request-work.ts';
import { addSecurityHeaders, type ForeignOrigins } from './security.ts';
import { closeStalledReplies } from './unread-replies.ts';

/**
 * Maximum number of requests per connection that may be waiting for replies. Browsers and proxies send one request and
 * wait for its reply.
 */
const IN_HAND_PER_CONNECTION = 8;

/**
 * Closes connections that pipeline too many requests: each request would be read, handled and kept in memory as fast as
 * the caller can write.
 */
function boundRequestsInHand(handle: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): number => {
    const now = (inHand.get(socket) ?? 0) + change;
    inHand.set(socket, now);
    return now;
  };
  return (request, response) => {
    const { socket } = request;
    // Requests read before the connection was closed still arrive here.
    if (socket.destroyed) return;
    if (count(socket, 1) > IN_HAND_PER_CONNECTION) return void socket.destroy();
    onClose(response, () => count(socket, -1));
    handle(request, response);
  };
}

/**
 * `headMs`: a connection is closed if its next head has not arrived within this time. `bodyGraceMs`: time for any body,
 * after which it needs 32 KiB a second. `requestMs`: maximum for a head and its body together; replies, such as
 * exports, may take longer. `checkEveryMs`: interval of these checks. `stalledMs`: a connection that accepts no byte of
 * its reply for this long is closed.
 */
export type RequestTimeouts = {
  readonly headMs: number;
  readonly bodyGraceMs: number;
  readonly requestMs: number;
  readonly checkEveryMs: number;
  readonly stalledMs: number;
};

/** Receiving the largest body within a minute requires 0.6 Mbit/s. */
const standardTimeouts: RequestTimeouts = {
  headMs: 10_000,
  bodyGraceMs: 10_000,
  requestMs: 60_000,
  checkEveryMs: 1000,
  stalledMs: 60_000,
};
/**
 * Longer than proxies keep connections open, so that no proxy sends a request on a connection that is about to close.
 */
const KEEP_ALIVE_MS = 72_000;
const OPEN_API_PER_MINUTE = 60;

/** A Node 24 option that the Node 20 types lack. */
type UpgradingOptions = ServerOptions & { readonly shouldUpgradeCallback: (request: IncomingMessage) => boolean };

/** Builds the HTTP server with everything that all routes share; features and files are mounted on it afterwards. */
export async function buildHttp(options: {
  log: Logger;
  publicUrl: string;
  foreign: ForeignOrigins;
  clock: () => number;
  timeouts?: RequestTimeouts;
  /** Maximum number of open connections per address. */
  connectionsPerAddress?: number;
  /** Shares rate limits with other nodes. If omitted, this process counts on its own. */
  redis?: RedisLink;
  /** Entry of the worker thread that checks large bodies, for endpoints outside the contract. */
  bodyWorker?: URL;
  /** Returns true if an address belongs to a proxy; by default, this machine's addresses do. */
  isProxy?: IsProxy;
  /** Notified of every reply and of refusals by rate limits. */
  observer?: HttpObserver;
  /** Called with refusals that an endpoint does not declare; by default they are logged. */
  onUndeclared?: (found: Undeclared) => void;
}): Promise<FastifyInstance> {
  const { headMs, bodyGraceMs, requestMs, checkEveryMs, stalledMs } = options.timeouts ?? standardTimeouts;
  const { observer, isProxy = isLoopback } = options;
  const app = Fastify({
    serverFactory: (handle) =>
      createServer(
        {
          connectionsCheckingInterval: checkEveryMs,
          headersTimeout: headMs,
          requestTimeout: requestMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // Other upgrades, such as h2c, are ignored (RFC 9110).
          shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
        } as UpgradingOptions,
        boundRequestsInHand(observer === undefined ? handle : observeReplies(handle, observer)),
      ),
    frameworkErrors: refuseUnroutable,
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestId,
    trustProxy: (address) => isProxy(address),
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  if (observer !== undefined) noteRoutes(app);
  followRequests(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('firstAnswer', null);
  renderErrors(app, {
    onUndeclared: options.onUndeclared ?? ((found) => options.log.error(found, 'a refusal that its endpoint does not declare')),
    onLimited: (policy) => observer?.onLimited(policy),
  });
  addSecurityHeaders(app, options);
  boundOpenConnections(app, { perAddress: options.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS, isProxy });
  await app.register(rateLimit, {
    global: false,
    ...(options.redis !== undefined && { store: createLimitStore(options.redis) }),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': false },
    errorResponseBuilder: (request, context) => new RateLimitedError(context.ttl, readPolicy(request)),
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('server-time-ms', options.clock()).header('x-request-id', request.id);
  });
  boundArrivingBodies(app, { graceMs: bodyGraceMs, checkEveryMs });
  readJsonBodies(app, { bodyWorker: options.bodyWorker ?? bodyWorkerFile });
  closeStalledReplies(app, stalledMs);
  const openApiLimit = limitAddresses(app, { policy: 'openapi', perMinute: OPEN_API_PER_MINUTE });
  let openApi: string | undefined;
  app.get(`${API_PREFIX}/openapi.json`, { onRequest: openApiLimit.count }, async (_request, reply) => {
    openApi ??= JSON.stringify(describeApi());
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  return app;
}

function readPolicy(request: { routeOptions: { config: unknown } }): string {
  const { endpoint } = request.routeOptions.config as { endpoint?: { name: string } };
  return endpoint?.name ?? 'files';
}
