/** Public price files. They need no token, may be read from any page, and are kept by their ETag. */
import type { Result } from './result.ts';
import type { ClientOptions } from './send.ts';

export type Place = { readonly game: 'poe1' | 'poe2'; /** The league's id, in lower case. */ readonly league: string };

export type PriceReader = { readonly read: (path: string, signal?: AbortSignal) => Promise<Result<unknown>> };

/** Files that are kept: reading one again costs a 304 while it has not changed. */
const MOST_KEPT = 200;

/** Creates a reader of price files; `baseUrl` is their address, `/insights` of the site by default. */
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
