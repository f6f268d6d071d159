import { setTimeout as sleepFor } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { LostLeaseError, type Fence } from './fence.ts';

export type S3Settings = {
  /** E.g. https://s3.eu-central-1.amazonaws.com; buckets are addressed by path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Hosts this program may send to; must include the endpoint's host. */
  readonly allowedHosts: readonly string[];
  readonly send?: (request: Request) => Promise<Response>;
  readonly sleep?: (ms: number) => Promise<unknown>;
  readonly clock?: () => number;
};

type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lease required for sending this request. */
  readonly fence?: Fence;
};

export type S3Client = {
  /**
   * Sends a request for the object with this name, below the prefix. Resolves for 2xx, 304 and 404; temporary failures
   * are retried, all others throw.
   */
  readonly call: (name: string, request: S3Request) => Promise<Response>;
};

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Transient statuses that are retried. */
const passing = new Set([429, 500, 502, 503, 504]);

/**
 * Creates a client that sends signed requests over TLS to a bucket on the only allowed host. Throws for a forbidden
 * address.
 */
export function createS3Client(url: string, settings: S3Settings): S3Client {
  const base = readBase(url, settings);
  const aws = new AwsClient({ ...settings, service: 's3', retries: 0 });
  const { send = (request) => fetch(request), sleep = (ms) => sleepFor(ms) } = settings;

  const attempt = async (name: string, { fence, ...request }: S3Request): Promise<Response | Error> => {
    try {
      const options = { ...request, redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const signed = await aws.sign(`${base}/${name}`, options);
      if (fence?.isValid() === false) return new LostLeaseError(fence.lease);
      const response = await send(signed);
      if (request.method !== 'GET' || !response.ok) return response;
      // The body is read here, so that a truncated body is requested again.
      return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  return {
    call: async (name, request) => {
      for (let times = 1; ; times += 1) {
        const response = await attempt(name, request);
        if (response instanceof Response && (response.ok || response.status === 404 || response.status === 304)) return response;
        const mayPass = response instanceof Error ? !(response instanceof LostLeaseError) : passing.has(response.status);
        const code = response instanceof Response ? await readCode(response) : '';
        if (mayPass && times < ATTEMPTS) {
          await sleep(choosePauseMs(response, times));
          continue;
        }
        if (response instanceof Error) throw response;
        throw new Error(`The price store answered ${request.method} with HTTP ${response.status}${code}`);
      }
    },
  };
}

/** Reads the host's own error code, such as `RequestTimeTooSkewed`; empty if missing. */
async function readCode(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
  return code === undefined ? '' : ` ${code}`;
}

function choosePauseMs(response: Response | Error, times: number): number {
  const told = response instanceof Response ? Number(response.headers.get('retry-after') ?? Number.NaN) * 1000 : Number.NaN;
  return Math.min(told >= 0 ? told : FIRST_PAUSE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS);
}

function readBase(url: string, { endpoint, allowedHosts }: S3Settings): string {
  const { hostname: bucket, pathname } = new URL(url);
  const { host, protocol, origin } = new URL(endpoint);
  if (bucket === '') throw new Error('PRICE_STORE names no bucket');
  if (!allowedHosts.includes(host)) throw new Error(`The S3 host ${host} is not allow-listed`);
  if (protocol !== 'https:') throw new Error('The S3 endpoint must be an https address');
  return `${origin}/${bucket}${pathname.replace(/\/+$/, '')}`;
}
