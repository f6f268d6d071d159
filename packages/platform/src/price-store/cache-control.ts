/** For replies with price files: fresh for half a minute, then revalidated by ETag. */
export const PRICE_FILE_CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=300';
