/** The typed client of our own API, for the browser, scripted players and tests. The transport is passed in. */
import * as z from 'zod/mini';
import { API_PREFIX, type CallOf, type Endpoint, type ReplyOf } from './endpoint.ts';
import { refusalSchema, type Refusal } from './errors.ts';

/**
 * A refused or failed call. `refusal` is null when the reply did not come from our server (a proxy's page, no network).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly refusal: Refusal | null;
  readonly endpoint: string;
  /** Path of the endpoint as in the contract; '' if unknown. */
  readonly path: string;
  /**
   * Text of a failure that arrived as plain text instead of a refusal, shortened; null for an empty reply or an HTML
   * page.
   */
  readonly text: string | null;
  constructor(details: {
    status: number;
    refusal: Refusal | null;
    endpoint: string;
    path?: string;
    text?: string | null;
    cause?: unknown;
  }) {
    super(details.refusal?.code ?? `HTTP ${details.status}`, { cause: details.cause });
    this.status = details.status;
    this.refusal = details.refusal;
    this.endpoint = details.endpoint;
    this.path = details.path ?? '';
    this.text = details.text ?? null;
  }
}

export type ApiClientOptions = {
  /** Origin without a trailing slash; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Returns the login token, or null for a visitor. */
  readonly readToken: () => string | null;
  /** Called with the server's time on every reply. */
  readonly onServerTime?: (serverTimeMs: number) => void;
};

export type CallExtras = { readonly signal?: AbortSignal; readonly idempotencyKey?: string };

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function buildPath(endpoint: Endpoint, call: Loose): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(call.params?.[name] ?? '')));
  const query = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
  if (query.length === 0) return API_PREFIX + path;
  return `${API_PREFIX}${path}?${query.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
}

const LONGEST_TEXT = 300;

/** Reads a failed reply: our refusal, plain text, or neither. */
async function readFailure(response: Response): Promise<{ refusal: Refusal | null; text: string | null }> {
  const body = await response.text().catch(() => '');
  const json = parseJson(body);
  const parsed = refusalSchema.safeParse(json);
  if (parsed.success) return { refusal: parsed.data, text: null };
  const isPlain = (response.headers.get('content-type') ?? '').startsWith('text/plain');
  const text = typeof json === 'string' ? json : isPlain && json === undefined ? body : '';
  return { refusal: null, text: text.trim() === '' ? null : text.trim().slice(0, LONGEST_TEXT) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type CallApi = <E extends Endpoint>(endpoint: E, call: CallOf<E>, extras?: CallExtras) => Promise<ReplyOf<E>>;

/**
 * Creates the client. A call resolves to the parsed reply, and rejects with {@link ApiError} for every refusal,
 * unreadable reply or network failure (status 0); an aborted call rejects with the platform's AbortError.
 */
export function createApiClient(options: ApiClientOptions): CallApi {
  return async (endpoint, call, extras = {}) => {
    const loose = call as Loose;
    const headers: Record<string, string> = { accept: 'application/json' };
    const token = options.readToken();
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (loose.body !== undefined) headers['content-type'] = 'application/json';
    if (extras.idempotencyKey !== undefined) headers['idempotency-key'] = extras.idempotencyKey;
    const asked = { endpoint: endpoint.name, path: endpoint.path };
    let response: Response;
    try {
      response = await options.fetch(options.baseUrl + buildPath(endpoint, loose), {
        method: endpoint.method,
        headers,
        ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
        ...(extras.signal === undefined ? {} : { signal: extras.signal }),
      });
    } catch (cause) {
      if (extras.signal?.aborted === true) throw cause;
      throw new ApiError({ status: 0, refusal: null, ...asked, cause });
    }
    const serverTime = Number(response.headers.get('server-time-ms'));
    if (serverTime > 0) options.onServerTime?.(serverTime);
    if (!response.ok) throw new ApiError({ status: response.status, ...(await readFailure(response)), ...asked });
    const parsed = z.safeParse(endpoint.reply, await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiError({ status: response.status, refusal: null, ...asked, cause: parsed.error });
    return parsed.data as ReplyOf<typeof endpoint>;
  };
}
