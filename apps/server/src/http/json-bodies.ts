/** Reads JSON bodies: checks bounds before parsing, and handles only a few large bodies at a time. */
import type { Endpoint } from '@poexchange/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestThread } from '../threads/request-thread.ts';
import type { BodyJob } from './check-body.ts';
import { jsonBounds, keepsJsonBounds } from './json-bounds.ts';
import { addressOf } from './limits.ts';
import { onClose } from './on-close.ts';
import type { CheckedPart } from './parse-part.ts';
import { RefusalError } from './refusal.ts';
import { createTurns } from './turns.ts';

/** Minimum size of a large body. */
const LARGE_BODY_BYTES = 64 * 1024;
/** Maximum number of large requests read and handled concurrently. */
const LARGE_AT_ONCE = 2;
/** Time in ms after which the worker thread is considered stuck on a body. */
const LONGEST_READING_MS = 10_000;
const LONGEST_TURN_MS = 5000;
/**
 * Maximum number of large requests in progress, per caller and in total: they occupy memory while they arrive and wait.
 */
const LARGE_PER_CALLER = 4;
const LARGE_IN_ALL = 64;
const COME_AGAIN_MS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The reply to a request whose body may be large, otherwise null. */
    largeReply: FastifyReply | null;
    /** Set once the worker thread has read and checked the body; the handler then uses it without checking again. */
    isBodyChecked: boolean;
  }
}

/** Entry of the worker thread that checks every endpoint's large bodies. */
export const bodyWorkerFile = new URL('./body-worker.ts', import.meta.url);

/**
 * Adds the JSON body parser and the limit on large bodies to all routes of this instance. Large bodies are read and
 * checked in the worker thread `bodyWorker`: a body of 4 MiB would block others for a quarter of a second.
 */
export function readJsonBodies(app: FastifyInstance, { bodyWorker }: { readonly bodyWorker: URL }): void {
  const turns = createTurns({ atOnce: LARGE_AT_ONCE, longestMs: LONGEST_TURN_MS });
  const bound = createLargeBound();
  const askThread = createRequestThread<BodyJob, CheckedPart>(bodyWorker);
  app.decorateRequest('largeReply', null);
  app.decorateRequest('isBodyChecked', false);

  // Runs after authentication and the rate limit (onRequest), before any byte of the body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (!mayBeLarge(request)) return;
    const leave = bound.enter(request.caller?.id ?? addressOf(request));
    if (leave === null) throw new RefusalError('rateLimited', { retryAfterMs: COME_AGAIN_MS, policy: 'large-bodies' });
    request.largeReply = reply;
    onClose(reply.raw, leave);
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  type Done = (error: Error | null, json?: unknown) => void;
  const read = (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (!keepsJsonBounds(body, jsonBounds)) return done(new RefusalError('badRequest', { paths: ['body'] }));
    void parse(request, body.toString('utf8'), done);
  };
  const readInThread = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    // Only routes of the contract have bodies; all others answer 404.
    if (endpoint === undefined) return undefined;
    // A buffer of this size owns its memory, unless the framework changes how it collects bodies.
    const given = bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [];
    const answer = await askThread({ endpoint: endpoint.name, bytes }, { longestMs: LONGEST_READING_MS, given });
    if (answer.kind !== 'replied') throw new RefusalError('rateLimited', { retryAfterMs: COME_AGAIN_MS, policy: 'large-bodies' });
    if (answer.reply.kind === 'refused') throw new RefusalError('badRequest', { paths: [...answer.reply.paths] });
    request.isBodyChecked = true;
    return answer.reply.value;
  };
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const reply = request.largeReply;
    if (reply === null || body.length < LARGE_BODY_BYTES) return read(request, body, done);
    // A turn lasts until the reply is sent, because storing such a body is slow too.
    return void turns.take().then((end) => {
      onClose(reply.raw, end);
      if (reply.raw.destroyed) end();
      readInThread(request, body).then((value) => done(null, value), done);
    });
  });
}

/** A body without a length counts as large until it has been read. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) >= LARGE_BODY_BYTES;
}

/** Counts large requests in progress. `enter` returns a function that ends a request, or null above the limit. */
function createLargeBound(): { enter: (caller: string) => (() => void) | null } {
  const underWay = new Map<string, number>();
  let inAll = 0;
  return {
    enter: (caller) => {
      const own = underWay.get(caller) ?? 0;
      if (own >= LARGE_PER_CALLER || inAll >= LARGE_IN_ALL) return null;
      underWay.set(caller, own + 1);
      inAll += 1;
      return () => {
        inAll -= 1;
        const left = (underWay.get(caller) ?? 1) - 1;
        if (left === 0) underWay.delete(caller);
        else underWay.set(caller, left);
      };
    },
  };
}
