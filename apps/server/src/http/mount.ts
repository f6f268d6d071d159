/** Turns contract endpoints into routes: authenticate, rate limit, validate, handle, check the reply. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { apiPrefix, type Endpoint } from '@poexchange/contract/endpoint';
import { isStorable } from '@poexchange/platform/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { RefusalError } from './refusal.ts';
import type { Caller, Handler, HandlerInput, ServerApp, StreamedHandler, WrittenHandler } from './server-app.ts';

/** Checks a bearer token against its session; the outcome is a value because both refusals are ordinary. */
export type Authenticate = (token: string) => Promise<Caller | { refused: 'sessionExpired' | 'banned' }>;

/** Our limits are told by a refusal, not by headers that look like the publisher's. */
const hiddenLimitHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const defaultBodyLimitBytes = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function readBearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header !== undefined && header.startsWith('Bearer ') ? header.slice(7) : null;
}

async function authenticateRequest(request: FastifyRequest, of: { endpoint: Endpoint; authenticate: Authenticate }): Promise<void> {
  const token = readBearer(request);
  if (token === null) {
    if (of.endpoint.access === 'user') throw new RefusalError('sessionExpired');
    return;
  }
  const outcome = await of.authenticate(token);
  if (!('refused' in outcome)) {
    request.caller = outcome;
    return;
  }
  // A visitor's page must not break because an old token is still around.
  if (of.endpoint.access === 'user') throw new RefusalError(outcome.refused);
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, value ?? (part === 'body' ? undefined : {}));
  // What the database cannot hold is the caller's mistake, not ours.
  if (parsed.success && !isStorable(parsed.data)) throw new RefusalError('badRequest', { paths: [part] });
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.slice(0, 20).map((issue) => [part, ...issue.path.map(String)].join('.'));
  throw new RefusalError('badRequest', { paths });
}

function abortWhenGone(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete || request.raw.destroyed) controller.abort();
  });
  return controller.signal;
}

function readInput(endpoint: Endpoint, request: FastifyRequest): HandlerInput<Endpoint> {
  const key = request.headers['idempotency-key'];
  return {
    params: parsePart(endpoint.params, request.params, 'params'),
    query: parsePart(endpoint.query, request.query, 'query'),
    body: parsePart(endpoint.body, request.body, 'body'),
    user: request.caller,
    requestId: request.id,
    idempotencyKey: typeof key === 'string' ? key : null,
    signal: abortWhenGone(request),
  } as HandlerInput<Endpoint>;
}

function acceptsGzip(request: FastifyRequest): boolean {
  return String(request.headers['accept-encoding'] ?? '').includes('gzip');
}

/** Makes the object through which features mount their endpoints on this instance. */
export function createServerApp(app: FastifyInstance, { authenticate }: { authenticate: Authenticate }): ServerApp {
  const addRoute = (
    endpoint: Endpoint,
    respond: (input: HandlerInput<Endpoint>, request: FastifyRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      bodyLimit: endpoint.bodyLimitBytes ?? defaultBodyLimitBytes,
      config: {
        endpoint,
        rateLimit: {
          max: endpoint.perMinute,
          timeWindow: 60_000,
          hook: 'preValidation',
          addHeaders: hiddenLimitHeaders,
          addHeadersOnExceeding: hiddenLimitHeaders,
          keyGenerator: (request: FastifyRequest) => `${endpoint.name} ${request.caller?.id ?? request.ip}`,
        },
      },
      onRequest: (request) => authenticateRequest(request, { endpoint, authenticate }),
      handler: async (request, reply) => respond(readInput(endpoint, request), request, reply),
    });
  };
  return {
    mount: (endpoint, handler) =>
      addRoute(endpoint, async (input, _request, reply) => {
        const value = await (handler as unknown as Handler<Endpoint>)(input);
        void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        // Parsing strips what the contract does not list: the guard against leaks.
        return JSON.stringify(z.parse(endpoint.reply, value));
      }),
    mountStreamed: (endpoint, handler) =>
      addRoute(endpoint, async (input, _request, reply) => {
        const pieces = await (handler as unknown as StreamedHandler<Endpoint>)(input);
        void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        return reply.send(Readable.from(pieces, { objectMode: false }));
      }),
    mountWritten: (endpoint, handler) =>
      addRoute(endpoint, async (input, request, reply) => {
        const written = await (handler as unknown as WrittenHandler<Endpoint>)(input);
        void reply.header('etag', written.etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
        if (request.headers['if-none-match'] === written.etag) return reply.code(304).send();
        void reply.type('application/json; charset=utf-8');
        if (written.gzip === null || !acceptsGzip(request)) return written.json;
        void reply.header('content-encoding', 'gzip');
        return written.gzip;
      }),
  };
}

/** Request ids are random, so that they can be shown to anybody and say nothing. */
export function makeRequestId(): string {
  return randomUUID();
}
