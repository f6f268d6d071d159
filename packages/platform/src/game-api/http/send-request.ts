import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable } from 'node:stream';
import { traced } from '../../tracing/index.ts';

type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit from the first byte sent to the last byte read. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
};

export type HttpReply = {
  readonly kind: 'reply';
  readonly status: number;
  readonly readHeader: (name: string) => string | undefined;
  readonly body: Buffer;
};

/**
 * Outcome of a request: a complete response, a timeout, or a broken connection. Aborted requests throw the signal's
 * reason.
 */
export type HttpOutcome =
  | HttpReply
  | { readonly kind: 'timeout' }
  /** `beginning`: first bytes of a body above the size limit. */
  | { readonly kind: 'network'; readonly reason: string; readonly beginning?: Buffer };

export type SendRequest = (request: HttpRequest) => Promise<HttpOutcome>;

const LARGEST_BODY_BYTES = 64 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;

class TooLargeError extends Error {
  override name = 'TooLargeError';
  readonly beginning: Buffer;

  constructor(beginning: Buffer) {
    super('the body is too large');
    this.beginning = beginning;
  }
}

// The built-in fetch times out after 300 s; R9.16 requires 360.
const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 256 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 256 }),
} as const;

/**
 * Sends a request and reads the whole response, whatever its status. Redirects are not followed, because a bearer token
 * must be sent to one host only.
 */
export const sendRequest: SendRequest = (request) => {
  // The remainder of an address may contain a person's name.
  const { host, pathname } = new URL(request.url);
  const name = `${request.method} ${host}/${pathname.split('/')[1] ?? ''}`;
  const describe = (outcome: HttpOutcome): Record<string, number | string> =>
    outcome.kind === 'reply' ? { 'http.response.status_code': outcome.status } : { 'error.type': outcome.kind };
  return traced(name, { kind: 'client', describe }, () => sendOnce(request));
};

async function sendOnce(request: HttpRequest): Promise<HttpOutcome> {
  request.signal?.throwIfAborted();
  const first = await attempt(request);
  // The other side had closed the kept-alive connection: nothing was processed, so one retry is safe.
  const outcome = first.kind === 'network' && first.wasStale && request.method === 'GET' ? await attempt(request) : first;
  request.signal?.throwIfAborted();
  return outcome;
}

type Attempt = HttpReply | { kind: 'timeout' } | { kind: 'network'; reason: string; wasStale: boolean; beginning?: Buffer };

function attempt(request: HttpRequest): Promise<Attempt> {
  return new Promise((resolve) => {
    const url = new URL(request.url);
    const isTls = url.protocol === 'https:';
    let hasTimedOut = false;
    const outgoing = (isTls ? requestHttps : requestHttp)(url, {
      method: request.method,
      // A POST cannot be repeated if a reused connection turns out to be closed, so every POST gets its own connection.
      agent: request.method === 'GET' && agents[isTls ? 'https:' : 'http:'],
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }),
      },
    });
    const timer = setTimeout(() => {
      hasTimedOut = true;
      outgoing.destroy(new Error('timed out'));
    }, request.timeoutMs);
    const abort = (): void => void outgoing.destroy(new Error('aborted'));
    request.signal?.addEventListener('abort', abort, { once: true });

    let isSettled = false;
    const settle = (result: Attempt): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
      resolve(result);
    };
    const fail = (error: Error, wasStale: boolean): void => {
      const beginning = error instanceof TooLargeError ? { beginning: error.beginning } : {};
      settle(hasTimedOut ? { kind: 'timeout' } : { kind: 'network', reason: describeFailure(error), wasStale, ...beginning });
    };
    outgoing.on('error', (error) => fail(error, outgoing.reusedSocket && describeFailure(error) === 'ECONNRESET'));
    outgoing.on('response', (incoming) => {
      readBody(incoming).then(
        (body) =>
          settle({
            kind: 'reply',
            status: incoming.statusCode ?? 0,
            readHeader: (name) => joinHeader(incoming.headers[name.toLowerCase()]),
            body,
          }),
        (error: unknown) => {
          outgoing.destroy();
          fail(error instanceof Error ? error : new Error(String(error)), false);
        },
      );
    });
    outgoing.end(request.body);
  });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decode(incoming)) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    chunks.push(bytes);
    if (size > LARGEST_BODY_BYTES) throw new TooLargeError(Buffer.concat(chunks).subarray(0, KEPT_BYTES));
  }
  if (!incoming.complete) throw new Error('the body ended early');
  return Buffer.concat(chunks);
}

function decode(incoming: IncomingMessage): Readable {
  const encoding = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase();
  const decoder =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : encoding === 'deflate' ? createInflate() : null;
  if (decoder === null) return incoming;
  incoming.on('error', (error) => decoder.destroy(error));
  incoming.on('aborted', () => decoder.destroy(new Error('the body ended early')));
  return incoming.pipe(decoder);
}

function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

function describeFailure(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
