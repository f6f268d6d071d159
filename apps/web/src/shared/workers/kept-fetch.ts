/**
 * Stores the price files that were read in this browser, so that prices can be checked, and their age shown, without a
 * connection.
 */

const CACHE_NAME = 'poexchange-price-files';

/**
 * Returns a `fetch` that caches its responses and falls back to the cached responses without a connection. Returns
 * `fetchNow` itself if the browser has no cache.
 */
export function createKeptFetch(fetchNow: typeof fetch, store: CacheStorage | undefined): typeof fetch {
  if (store === undefined) return fetchNow;
  const opened = store.open(CACHE_NAME).catch(() => null);
  const keptTags = new Map<string, string | null>();
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    try {
      const response = await fetchNow(input, init);
      const etag = response.headers.get('etag');
      if (response.ok && (etag === null || keptTags.get(url) !== etag)) {
        keptTags.set(url, etag);
        const copy = response.clone();
        // Nothing waits for the write; on a full disk nothing is stored.
        void opened.then((cache) => cache?.put(url, copy)).catch(() => keptTags.delete(url));
      }
      return response;
    } catch (error) {
      const kept = await opened.then((cache) => cache?.match(url)).catch(() => undefined);
      if (kept === undefined) throw error;
      return kept;
    }
  };
}
