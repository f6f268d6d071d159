/** Reads published price files. Runs in the worker, so that parsing never blocks the page. */
import * as z from 'zod/mini';

/** Thrown when a price file could not be read. A missing file is not an error; any other failure is. */
export class PriceFileError extends Error {
  override readonly name = 'PriceFileError';
  readonly path: string;
  readonly status: number;
  constructor(path: string, status: number) {
    super(`price file ${path}: ${status === 0 ? 'no connection' : `HTTP ${status}`}`);
    this.path = path;
    this.status = status;
  }
}

export type ReadPriceFile = <S extends z.ZodMiniType>(path: string, schema: S, empty: z.output<S>) => Promise<z.output<S>>;

/**
 * Creates the reader. The browser revalidates by ETag; a file whose ETag has not changed is not parsed again, and the
 * same object is returned. 404 returns `empty`; other failures and invalid content reject with {@link PriceFileError}.
 * A separate host may be object storage without content negotiation: there the reader fetches the br form, which is
 * stored next to every file, or the plain file if that fails.
 */
export function createPriceFileReader(options: { readonly baseUrl: string; readonly fetch: typeof fetch }): ReadPriceFile {
  const known = new Map<string, { etag: string; value: unknown }>();
  const readFile = async <S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> => {
    const response = await options.fetch(`${options.baseUrl}/${path}`, { cache: 'no-cache', credentials: 'omit' }).catch(() => null);
    if (response === null) throw new PriceFileError(path, 0);
    if (!response.ok) throw new PriceFileError(path, response.status);
    const etag = response.headers.get('etag');
    const before = known.get(path);
    if (etag !== null && before?.etag === etag) {
      await response.body?.cancel();
      return before.value as z.output<S>;
    }
    const parsed = z.safeParse(schema, await response.json().catch(() => undefined));
    if (!parsed.success) throw new PriceFileError(path, response.status);
    if (etag !== null) known.set(path, { etag, value: parsed.data });
    return parsed.data;
  };
  return async (path, schema, empty) => {
    try {
      // Browsers support br over TLS only.
      if (options.baseUrl.startsWith('https:')) return await readFile(`${path}.br`, schema).catch(() => readFile(path, schema));
      return await readFile(path, schema);
    } catch (error) {
      if (error instanceof PriceFileError && error.status === 404) return empty;
      throw error;
    }
  };
}
