/**
 * Sends one webhook: connects only to public addresses, checked when connecting, and neither follows redirects nor
 * reads the response body.
 */
import { Resolver } from 'node:dns/promises';
import { request as requestHttp, type ClientRequest, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookProblem } from '@poexchange/contract/rest/webhooks';
import { isPublicAddress } from './public-address.ts';

export type WebhookOutcome =
  | { readonly kind: 'delivered'; readonly status: number }
  | { readonly kind: 'failed'; readonly problem: WebhookProblem; readonly status: number | null };

type Post = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };
export type PostWebhook = (post: Post) => Promise<WebhookOutcome>;

/** Restrictions on receivers; tests allow this machine. */
export type ReceiverRules = {
  readonly protocols: readonly string[];
  readonly isAllowed: (address: string) => boolean;
  /** Resolves a name to addresses; rejects a name without addresses. */
  readonly resolve: ResolveName;
  readonly timeoutMs: number;
  /** Trusted certificate authorities as PEM; Node's authorities by default. */
  readonly authorities?: readonly string[];
};
type ResolveName = (name: string) => Promise<readonly string[]>;

const TIMEOUT_MS = 10_000;
const LARGEST_HEAD_BYTES = 16 * 1024;
/** Maximum number of interim responses (1xx) before the final response; receivers have no reason to send more. */
const MOST_INTERIM = 10;

/**
 * Receivers on the public internet. Names are resolved by DNS only, because the machine's hosts file lists hosts on its
 * own network.
 */
export const publicReceivers: ReceiverRules = {
  protocols: ['https:'],
  isAllowed: isPublicAddress,
  resolve: createNameResolver(),
  timeoutMs: TIMEOUT_MS,
};

/** Creates a DNS name resolver for both address families; uses the machine's name servers by default. */
export function createNameResolver(servers: readonly string[] = []): ResolveName {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length === 0) throw new Error(`${name} has no address`);
    return addresses;
  };
}

/**
 * Creates the sender. It resolves names itself and connects to the checked address, so a name that changes a moment
 * later has no effect. Refuses a name if any of its addresses is not allowed.
 */
export function createWebhookPoster(rules: ReceiverRules): PostWebhook {
  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    if (!rules.protocols.includes(protocol)) return fail('address');
    const signal = AbortSignal.timeout(rules.timeoutMs);
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await untilAborted(rules.resolve(host), signal).catch(() => null) : [host];
    if (addresses === null) return fail(signal.aborted ? 'timeout' : 'name');
    const [address] = addresses;
    if (address === undefined || !addresses.every(rules.isAllowed)) return fail('address');
    const send = protocol === 'http:' ? requestHttp : requestHttps;
    return readOutcome(
      send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        maxHeaderSize: LARGEST_HEAD_BYTES,
        ...(rules.authorities !== undefined && { ca: [...rules.authorities] }),
        lookup: answerWith(address),
      }),
      { body, signal },
    );
  };
}

/** Waits for work that cannot be stopped; rejects when the signal is aborted. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('took too long')), { once: true });
    work.then(resolve, reject);
  });
}

/** Returns a lookup with a fixed address. */
function answerWith(address: string): NonNullable<RequestOptions['lookup']> {
  const family = isIP(address);
  return (_name, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function readOutcome(request: ClientRequest, { body, signal }: { body: string; signal: AbortSignal }): Promise<WebhookOutcome> {
  return new Promise((resolve) => {
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      // The status is enough: do not read the body, which could be endless and is not ours to read.
      response.destroy();
      if (status >= 200 && status < 300) resolve({ kind: 'delivered', status });
      else resolve(fail(status >= 300 && status < 400 ? 'redirect' : 'status', status));
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > MOST_INTERIM) request.destroy(new Error('too many interim answers'));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(fail(signal.aborted ? 'timeout' : nameProblem(error))));
    // After an unrequested protocol switch (101), Node closes the request without an error.
    request.on('close', () => resolve(fail('connection')));
    request.end(body);
  });
}

/** TLS error codes start with this prefix, or are OpenSSL's names of certificate problems. */
function nameProblem({ code = '' }: NodeJS.ErrnoException): WebhookProblem {
  return /^ERR_(?:TLS|SSL)|CERT|SIGNATURE|ISSUER|^EPROTO/.test(code) ? 'certificate' : 'connection';
}

function fail(problem: WebhookProblem, status: number | null = null): WebhookOutcome {
  return { kind: 'failed', problem, status };
}
