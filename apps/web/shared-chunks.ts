/** Minimum number of pages and lazily loaded parts that must share a module for it to go into the shared file. */
const LEAST_SHARED = 10;

/**
 * Groups modules that several pages need into a few files, based on imports alone: libraries and our own modules that
 * every page needs immediately, and modules that many pages and parts share. Everything else stays with its page. The
 * bundler can also divide the last group by the pages that need it, but merging small files made some of them import
 * each other in a circle, and their pages failed to load.
 */
export const sharedChunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', minShareCount: LEAST_SHARED, priority: 1 },
];
