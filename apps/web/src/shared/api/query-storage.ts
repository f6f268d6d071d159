/** Storage for the query cache, so that the cache survives a reload. */
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { Persister } from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { QUERY_CACHE_KEY } from '../storage/first-visit.ts';

export function createQueryStorage(): Persister {
  return createAsyncStoragePersister({
    key: QUERY_CACHE_KEY,
    storage: {
      // A blocked or damaged database is treated as an empty cache, without an error.
      getItem: (key) => attempt(() => get<string>(key)),
      setItem: (key, value) => attempt(() => set(key, value)),
      removeItem: (key) => attempt(() => del(key)),
    },
  });
}

/** Some browsers throw synchronously if storage is blocked. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
