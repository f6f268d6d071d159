import type { PublishedFile } from './price-store.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type Entry = { readonly version: string; readonly file: PublishedFile };

/** Creates a cache of files by version; the least recently read are dropped first. */
export function createFileCache({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const forget = (name: string): void => {
    bytes -= entries.get(name)?.file.body.length ?? 0;
    entries.delete(name);
  };

  return {
    get: (name: string, version: string): PublishedFile | null => {
      const entry = entries.get(name);
      return entry?.version === version ? entry.file : null;
    },
    set: (name: string, version: string, file: PublishedFile): void => {
      forget(name);
      if (file.body.length > maxBytes / 4) return;
      entries.set(name, { version, file });
      bytes += file.body.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
