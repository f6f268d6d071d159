/** R4.43: the version of what this browser keeps; the cache of an earlier version goes. */
import { del } from 'idb-keyval';

const versionKey = 'poexchange:storage-version';
const version = '1';
/** Where the offline query cache lies (R9.60). */
export const queryCacheKey = 'poexchange:query-cache';

export async function prepareStorage(): Promise<void> {
  try {
    if (localStorage.getItem(versionKey) === version) return;
    localStorage.setItem(versionKey, version);
    await del(queryCacheKey);
  } catch {
    // Storage is refused: nothing old can be there.
  }
}
