/** Pages and lazily loaded parts that have to share a module for it to be loaded with others like it. */
const LEAST_SHARED = 10;

/**
 * Splits what several pages need into few files, by the imports alone: the libraries and our own modules that every
 * page needs at once, and what many pages and parts share besides. Everything else stays with its page. The bundler can
 * also divide the last group by which pages need it, but its merging of small files made some import each other in a
 * circle, and their pages failed to load.
 */
export const sharedChunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', minShareCount: LEAST_SHARED, priority: 1 },
];
