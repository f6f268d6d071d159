/** Pages and lazy parts that have to share a module, so that it is loaded in a file with others like it. */
const LEAST_SHARED = 8;
/** Files of shared modules below this size, in bytes of source, join another file of shared modules. */
const SMALL_BYTES = 25_000;

/**
 * Splits what several pages need into few files, by the imports alone: the libraries and our own modules that every
 * page needs at once, and what many pages and parts share besides. Everything else stays with its page.
 */
export const sharedChunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', minShareCount: LEAST_SHARED, entriesAware: true, entriesAwareMergeThreshold: SMALL_BYTES, priority: 1 },
];
