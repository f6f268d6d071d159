/** Reset of this browser's data (R2.15, R2.30). */
import { clear } from 'idb-keyval';
import { clearToken } from '../session/token.ts';

const PREFIX = 'poexchange:';

/** Settings of look and sound, without anything that a seller has built up. */
const interfaceKeys = ['interface', 'language', 'sounds', 'listings'].map((key) => PREFIX + key);

/**
 * `soft` drops refetchable data (cached lists, loaded tabs) and the settings of the interface: language, sounds,
 * league, view. `hard` also drops own prices, custom groups and the sign-in of this browser. Never fails: without
 * storage there is nothing to remove. The page still has data in memory: reload it.
 */
export async function resetData(depth: 'soft' | 'hard'): Promise<void> {
  await dropDatabases();
  await dropCaches();
  if (depth === 'hard') clearToken();
  try {
    const isForgotten = (key: string) => (depth === 'hard' ? key.startsWith(PREFIX) : interfaceKeys.includes(key));
    for (const key of Object.keys(localStorage)) if (isForgotten(key)) localStorage.removeItem(key);
    if (depth === 'hard') sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * Cached files and prices can be refetched; the page itself stays, or a reset without a connection would leave nothing.
 */
async function dropCaches(): Promise<void> {
  try {
    await caches.delete('poexchange-price-files');
  } catch {
    // Storage is blocked: nothing was cached.
  }
}

async function dropDatabases(): Promise<void> {
  try {
    await clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name?.startsWith(PREFIX) === true) indexedDB.deleteDatabase(name);
  } catch {
    // Blocked or not supported by this browser: the rest expires on its own.
  }
}
