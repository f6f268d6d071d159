/** The version of this browser's data; an earlier version's cache is removed. */
import { del } from 'idb-keyval';

const VERSION_KEY = 'poexchange:storage-version';
const VERSION = '1';
/** Key of the stored offline query cache. */
export const QUERY_CACHE_KEY = 'poexchange:query-cache';

export async function prepareStorage(): Promise<void> {
  try {
    if (localStorage.getItem(VERSION_KEY) === VERSION) return;
    localStorage.setItem(VERSION_KEY, VERSION);
    await del(QUERY_CACHE_KEY);
  } catch {
    // Storage is blocked, so old data cannot exist.
  }
}
