/**
 * Splits what every page needs at once into few files, by the imports alone: the libraries, and our own modules.
 * Everything else stays with its pages.
 */
export const sharedChunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
];
