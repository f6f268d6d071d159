/** Turns contract endpoints into routes: authenticates, rate limits, validates, handles, checks the reply. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { API_PREFIX, type Endpoint } from '@poexchange/contract/endpoint';
import { listEncodings } from '@poexchange/platform/price-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { COUNTED_CALLERS } from './caller-counts.ts';
import { addressOf, limitAddresses, type AddressLimit } from './limits.ts';
import { onClose } from './on-close.ts';
import { checkPart } from './parse-part.ts';
import { RefusalError } from './refusal.ts';
import { RateLimitedError } from './render-errors.ts';
import type {
  Caller,
  Handler,
  HandlerInput,
  MountOptions,
  RefusedToken,
  ServerApp,
  StreamedHandler,
  WrittenHandler,
} from './server-app.ts';
import { createUnreadReplies } from './unread-replies.ts';

/** Checks a bearer token against its session. Returns refusals as values because they are common. */
export type Authenticate = (token: string) => Promise<Caller | RefusedToken>;

/** Limits are reported in refusals, not in headers that look like the publisher's. */
const hiddenLimitHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** First answer to a request that ended its own session, for its repeat; null for all other requests. */
    firstAnswer: unknown;
  }
}

function readBearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  // Scheme names are case-insensitive.
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7) : null;
}

type AnswerEnded = NonNullable<MountOptions<Endpoint>['answerEnded']>;
type Authenticating = { endpoint: Endpoint; authenticate: Authenticate; answerEnded: AnswerEnded | undefined; refusedTokens: AddressLimit };

/**
 * Tokens with a bad signature allowed per address and minute; further tokens get 429. Tokens that we signed are neither
 * counted nor refused, because many people may share an address.
 */
const REFUSED_TOKENS_PER_MINUTE = 240;

async function authenticateRequest(request: FastifyRequest, authenticating: Authenticating): Promise<void> {
  const token = readBearer(request);
  if (token === null) {
    if (authenticating.endpoint.access === 'user') throw new RefusalError('sessionExpired');
    return;
  }
  const outcome = await authenticating.authenticate(token);
  if (!('refused' in outcome)) {
    checkScope(authenticating.endpoint, outcome);
    request.caller = outcome;
    return;
  }
  if (outcome.isForged === true) {
    const waitMs = await authenticating.refusedTokens.noteOrReadWaitMs(request);
    // The sender may still read everything that visitors may.
    if (waitMs !== null && authenticating.endpoint.access === 'user') throw new RateLimitedError(waitMs, 'refused-tokens');
  }
  if (authenticating.answerEnded !== undefined && outcome.refused === 'sessionExpired') {
    request.firstAnswer = await authenticating.answerEnded({ token, idempotencyKey: readIdempotencyKey(request) });
    if (request.firstAnswer !== null) return;
  }
  // A visitor's page must keep working with an old token.
  if (authenticating.endpoint.access === 'user') throw new RefusalError(outcome.refused);
}

/** Refuses a call outside the scopes of the caller's access token; a session may make every call. */
function checkScope({ access, scope }: Endpoint, { scopes }: Caller): void {
  if (scopes === undefined || access === 'visitor') return;
  if (scope === undefined || !scopes.includes(scope)) throw new RefusalError('scopeMissing', { params: { scope: scope ?? '-' } });
}

/**
 * Returns the key that a limit counts by: all of a person's tokens share one count, separate from their pages' count.
 */
function nameCaller(request: FastifyRequest): string {
  const { caller } = request;
  if (caller === null) return addressOf(request);
  return caller.scopes === undefined ? caller.id : `programs of ${caller.id}`;
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const checked = checkPart(schema, value ?? (part === 'body' ? undefined : {}), part);
  if (checked.kind === 'refused') throw new RefusalError('badRequest', { paths: [...checked.paths] });
  return checked.value;
}

/**
 * Aborts when the connection closes before the reply is written. The request cannot be used for this: it counts as
 * destroyed as soon as its body has been read.
 */
function abortWhenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  onClose(reply.raw, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function readInput(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): HandlerInput<Endpoint> {
  return {
    params: parsePart(endpoint.params, request.params, 'params'),
    query: parsePart(endpoint.query, request.query, 'query'),
    body: request.isBodyChecked ? request.body : parsePart(endpoint.body, request.body, 'body'),
    user: request.caller,
    requestId: request.id,
    address: addressOf(request),
    idempotencyKey: readIdempotencyKey(request),
    signal: abortWhenGone(reply),
  } as HandlerInput<Endpoint>;
}

/** Returns a deprecated call's headers: since when it is deprecated (RFC 9745), and until when it works (RFC 8594). */
function listAnnounced({ deprecated }: Endpoint): Record<string, string> {
  if (deprecated === undefined) return {};
  const sunset = new Date(deprecated.sunset);
  return { deprecation: `@${new Date(deprecated.since).getTime() / 1000}`, sunset: sunset.toUTCString() };
}

function acceptsGzip(request: FastifyRequest): boolean {
  return listEncodings(request.headers['accept-encoding']?.toString()).includes('gzip');
}

/** Parses the value to remove fields that the contract does not list, as a guard against leaks. */
function sendValue(endpoint: Endpoint, value: unknown, reply: FastifyReply): string {
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return JSON.stringify(z.parse(endpoint.reply, value));
}

/** Creates the object through which features mount their endpoints on this instance. */
export function createServerApp(app: FastifyInstance, { authenticate }: { authenticate: Authenticate }): ServerApp {
  const unread = createUnreadReplies();
  const refusedTokens = limitAddresses(app, { policy: 'refused-tokens', perMinute: REFUSED_TOKENS_PER_MINUTE });
  const addRoute = (
    endpoint: Endpoint,
    respond: (input: HandlerInput<Endpoint>, request: FastifyRequest, reply: FastifyReply) => unknown,
    answerEnded?: AnswerEnded,
  ): void => {
    const announced = listAnnounced(endpoint);
    app.route({
      method: endpoint.method,
      url: API_PREFIX + endpoint.path,
      bodyLimit: endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
      config: {
        endpoint,
        rateLimit: {
          max: (request: FastifyRequest) =>
            request.caller === null ? (endpoint.perMinuteAndAddress ?? endpoint.perMinute) : endpoint.perMinute,
          timeWindow: 60_000,
          // Runs after authentication, which is earlier in the same hook, and before any byte of the body is read.
          hook: 'onRequest',
          cache: COUNTED_CALLERS,
          addHeaders: hiddenLimitHeaders,
          addHeadersOnExceeding: hiddenLimitHeaders,
          keyGenerator: (request: FastifyRequest) => `${endpoint.name} ${nameCaller(request)}`,
        },
      },
      onRequest: (request, reply) => {
        void reply.headers(announced);
        return authenticateRequest(request, { endpoint, authenticate, answerEnded, refusedTokens });
      },
      handler: async (request, reply) =>
        request.firstAnswer === null
          ? respond(readInput(endpoint, request, reply), request, reply)
          : sendValue(endpoint, request.firstAnswer, reply),
    });
  };
  return {
    mount: (endpoint, handler, options = {}) =>
      addRoute(
        endpoint,
        async (input, _request, reply) => sendValue(endpoint, await (handler as unknown as Handler<Endpoint>)(input), reply),
        options.answerEnded,
      ),
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
        if (written.json !== undefined) return written.json;
        if (written.isPrivate === true && input.user !== null) unread.hold({ userId: input.user.id, bytes: written.gzip.length, reply });
        if (!acceptsGzip(request)) return reply.send(Readable.from([written.gzip]).pipe(createGunzip()));
        void reply.header('content-encoding', 'gzip');
        return written.gzip;
      }),
  };
}

/** Request ids are random, so that they reveal nothing. */
export function makeRequestId(): string {
  return randomUUID();
}
