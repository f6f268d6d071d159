/** Public price files. They need no token, can be read from any page, and are cached by ETag. */
import type { Result } from './result.ts';
import { type ClientOptions, send, type Call, type Endpoint, type Extras } from './send.ts';

/** A generated operation: the parts of its call, its reply, and its error codes. */
type Operation = { readonly call: object; readonly reply: unknown; readonly codes: string };

type Arguments<C extends object> = Record<never, never> extends C ? [call?: C, extras?: Extras] : [call: C, extras?: Extras];

/** One function per operation, by name. */
export type ClientOf<Operations extends Readonly<Record<keyof Operations, Operation>>> = {
  readonly [Name in keyof Operations]: (
    ...sent: Arguments<Operations[Name]['call']>
  ) => Promise<Result<Operations[Name]['reply'], Operations[Name]['codes']>>;
};

/** Creates the client's functions from the table of endpoints. */
export function makeClient<Operations extends Readonly<Record<keyof Operations, Operation>>>(
  endpoints: Readonly<Record<string, Endpoint>>,
  options: ClientOptions,
): ClientOf<Operations> {
  const functions = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (call: Call = {}, extras: Extras = {}) => send(options, { name, endpoint, call, extras }),
  ]);
  return Object.fromEntries(functions) as ClientOf<Operations>;
}

export type Place = { readonly game: 'poe1' | 'poe2'; /** The league's id in lower case. */ readonly league: string };

export type PriceReader = { readonly read: (path: string, signal?: AbortSignal) => Promise<Result<unknown>> };

/** Maximum number of cached files; rereading an unchanged cached file costs only a 304. */
const MOST_KEPT = 200;

/** Creates a reader of price files; `baseUrl` defaults to `/insights` of the site. */
export function createPriceReader({ baseUrl, fetch: call = fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>): PriceReader {
  const kept = new Map<string, { readonly etag: string; readonly json: unknown }>();
  return {
    read: async (path, signal) => {
      const known = kept.get(path);
      try {
        const response = await call(`${baseUrl.replace(/\/$/, '')}/${path}`, {
          ...(known !== undefined && { headers: { 'if-none-match': known.etag } }),
          ...(signal !== undefined && { signal }),
        });
        if (response.status === 304 && known !== undefined) return { ok: true, reply: known.json, serverTimeMs: null };
        if (!response.ok) return { ok: false, failure: { kind: 'unreadable', status: response.status, text: '' } };
        const json: unknown = await response.json();
        const etag = response.headers.get('etag');
        if (etag !== null) keep(kept, path, { etag, json });
        return { ok: true, reply: json, serverTimeMs: null };
      } catch (cause) {
        return { ok: false, failure: signal?.aborted === true ? { kind: 'aborted' } : { kind: 'network', cause } };
      }
    },
  };
}

function keep<Value>(kept: Map<string, Value>, path: string, value: Value): void {
  kept.delete(path);
  kept.set(path, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
