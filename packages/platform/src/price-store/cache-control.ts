/** For replies with price files: fresh for half a minute, then asked again by ETag. */
export const priceFileCacheControl = 'public, max-age=30, stale-while-revalidate=300';
