import { parseJson } from './read-json.ts';
import type { Failure, Refusal, Result } from './result.ts';

/** Facts of an endpoint that are needed when the program runs. */
export type Endpoint = {
  readonly method: string;
  /** Below the site's address, with params as `{name}`. */
  readonly path: string;
  /** True for a POST that the server does once for each Idempotency-Key. */
  readonly hasKey: boolean;
};

export type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export type Extras = {
  /** Stops the call and its waits. */
  readonly signal?: AbortSignal;
  /** Names an attempt of the caller's own; one is made for each call without it. */
  readonly idempotencyKey?: string;
};

export type ClientOptions = {
  /** Address of the site, as `https://example.com`. */
  readonly baseUrl: string;
  /** Personal access token; absent for calls that anybody may make. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** Retries after a failure that may be temporary; 4 by default. */
  readonly retries?: number;
  /**
   * Longest wait before an attempt, in ms; a minute by default. A longer wait that the server asks for is left to the
   * caller.
   */
  readonly longestWaitMs?: number;
  /** Called for a call that is going to be removed, with the date from which it may be gone. */
  readonly onDeprecated?: (name: string, sunset: Date | null) => void;
  /** Waits; tests have their own. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

const FIRST_BACKOFF_MS = 500;
const DEFAULT_RETRIES = 4;
const DEFAULT_LONGEST_WAIT_MS = 60_000;
const LONGEST_TEXT = 300;
/** Codes of a server or a proxy that is away for a moment. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Sends one call, again where the reason may pass: after 429 when the server says so, else with exponential back-off.
 * What is not a repeat-safe call is sent once unless the server refused it.
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

/** Wait before another attempt, in ms; null where another would fail the same way, or might do something twice. */
function readWaitMs(failure: Failure, { attempt, isRepeatable }: { attempt: number; isRepeatable: boolean }): number | null {
  if (failure.kind === 'refused' && failure.retryAfterMs !== undefined) return failure.retryAfterMs;
  const mayPass = failure.kind === 'network' || ('status' in failure && passing.has(failure.status));
  // A random part keeps programs that failed together from coming back together.
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

/** Resolves after a time; rejects when the signal is aborted. */
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
