import { parseJson } from './read-json.ts';
import type { Failure, Refusal, Result } from './result.ts';

/** Properties of an endpoint that are needed at run time. */
export type Endpoint = {
  readonly method: string;
  /** Relative to the site's address, with params as `{name}`. */
  readonly path: string;
  /** True for a POST that the server executes once per Idempotency-Key. */
  readonly hasKey: boolean;
};

export type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export type Extras = {
  /** Aborts the call and its waits. */
  readonly signal?: AbortSignal;
  /** The caller's own idempotency key; by default each call generates a key. */
  readonly idempotencyKey?: string;
};

export type ClientOptions = {
  /** Address of the site, such as `https://example.com`. */
  readonly baseUrl: string;
  /** Personal access token; omitted for calls that need no authentication. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** Retries after a failure that may be temporary; defaults to 4. */
  readonly retries?: number;
  /**
   * Longest wait before an attempt, in ms; defaults to one minute. If the server asks for a longer wait, the call fails
   * and the caller decides.
   */
  readonly longestWaitMs?: number;
  /** Called when a call is deprecated, with the date from which it may be removed. */
  readonly onDeprecated?: (name: string, sunset: Date | null) => void;
  /** Waits for `ms` milliseconds; tests replace this function. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

const FIRST_BACKOFF_MS = 500;
const DEFAULT_RETRIES = 4;
const DEFAULT_LONGEST_WAIT_MS = 60_000;
const LONGEST_TEXT = 300;
/** Status codes of a temporarily unavailable server or proxy. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends one call and retries temporary failures: after a 429 once the server allows it, after other failures with
 * exponential backoff. A call that is not safe to repeat is retried only if the server refused it.
 */
export async function send(
  options: ClientOptions,
  { name, endpoint, call, extras }: { name: string; endpoint: Endpoint; call: Call; extras: Extras },
): Promise<Result<unknown>> {
  const { retries = DEFAULT_RETRIES, longestWaitMs = DEFAULT_LONGEST_WAIT_MS, sleep = wait } = options;
  const key = endpoint.hasKey ? (extras.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const isRepeatable = endpoint.hasKey || endpoint.method !== 'POST';
  for (let attempt = 0; ; attempt += 1) {
    const result = await sendOnce(options, { name, endpoint, call, extras, key });
    if (result.ok || attempt >= retries) return result;
    const waitMs = readWaitMs(result.failure, { attempt, isRepeatable });
    if (waitMs === null || waitMs > longestWaitMs) return result;
    try {
      await sleep(waitMs, extras.signal);
    } catch {
      return { ok: false, failure: { kind: 'aborted' } };
    }
  }
}

/**
 * Wait before another attempt, in ms; null if another attempt would fail the same way or might apply the call twice.
 */
function readWaitMs(failure: Failure, { attempt, isRepeatable }: { attempt: number; isRepeatable: boolean }): number | null {
  if (failure.kind === 'refused' && failure.retryAfterMs !== undefined) return failure.retryAfterMs;
  const mayPass = failure.kind === 'network' || ('status' in failure && passing.has(failure.status));
  // Random jitter keeps clients that failed together from retrying together.
  return mayPass && isRepeatable ? FIRST_BACKOFF_MS * 2 ** attempt * (1 + Math.random()) : null;
}

async function sendOnce(
  { baseUrl, token, fetch: call = fetch, onDeprecated }: ClientOptions,
  sent: { name: string; endpoint: Endpoint; call: Call; extras: Extras; key: string | undefined },
): Promise<Result<unknown>> {
  const { body } = sent.call;
  const { signal } = sent.extras;
  let response: Response;
  try {
    response = await call(baseUrl.replace(/\/$/, '') + writePath(sent.endpoint, sent.call), {
      method: sent.endpoint.method,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
  } catch (cause) {
    return { ok: false, failure: signal?.aborted === true ? { kind: 'aborted' } : { kind: 'network', cause } };
  }
  if (response.headers.get('deprecation') !== null) onDeprecated?.(sent.name, readDate(response.headers.get('sunset')));
  return readReply(response, signal);
}

async function readReply(response: Response, signal: AbortSignal | undefined): Promise<Result<unknown>> {
  const text = await response.text().catch(() => null);
  if (text === null) return { ok: false, failure: signal?.aborted === true ? { kind: 'aborted' } : { kind: 'network', cause: null } };
  const json = parseJson(text);
  const serverTime = Number(response.headers.get('server-time-ms'));
  if (response.ok && json !== undefined) return { ok: true, reply: json, serverTimeMs: serverTime > 0 ? serverTime : null };
  if (!response.ok && isRefusal(json)) return { ok: false, failure: readRefusal(json, response) };
  return { ok: false, failure: { kind: 'unreadable', status: response.status, text: text.slice(0, LONGEST_TEXT) } };
}

type SentRefusal = Pick<Refusal, 'code' | 'requestId' | 'params' | 'paths' | 'retryAfterMs'>;

function isRefusal(json: unknown): json is SentRefusal {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string' && 'requestId' in json;
}

function readRefusal({ code, requestId, params, paths, retryAfterMs }: SentRefusal, { status, headers }: Response): Refusal {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const waitMs = retryAfterMs ?? (Number.isNaN(seconds) ? undefined : seconds * 1000);
  return {
    kind: 'refused',
    code,
    status,
    requestId,
    ...(params !== undefined && { params }),
    ...(paths !== undefined && { paths }),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  };
}

function writePath({ path }: Endpoint, { params = {}, query = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? filled
    : `${filled}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

function readDate(text: string | null): Date | null {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : new Date(ms);
}

/** Resolves after a delay; rejects when the signal is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
