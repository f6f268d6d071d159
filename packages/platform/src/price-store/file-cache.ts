import { LRUCache } from 'lru-cache';
import type { PublishedFile } from './price-store.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type Entry = { readonly version: string; readonly file: PublishedFile };

/** Creates a cache of files by version; the least recently read files are evicted first. */
export function createFileCache({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    // The cache rejects a size of 0.
    sizeCalculation: ({ file }) => Math.max(1, file.body.length),
  });

  return {
    get: (name: string, version: string): PublishedFile | null => {
      const entry = entries.get(name);
      return entry?.version === version ? entry.file : null;
    },
    set: (name: string, version: string, file: PublishedFile): void => {
      entries.set(name, { version, file });
    },
  };
}
