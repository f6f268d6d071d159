/** Resets this browser's data. */
import { clear } from 'idb-keyval';
import { clearToken } from '../session/token.ts';

const PREFIX = 'poexchange:';

/** Settings for appearance and sound, without anything that a seller has created. */
const interfaceKeys = ['interface', 'language', 'sounds', 'listings'].map((key) => PREFIX + key);

/**
 * `soft` drops refetchable data (cached lists, loaded tabs) and the interface settings: language, sounds, league, view.
 * `hard` also drops the user's prices, custom groups and the sign-in in this browser. Never fails: without storage
 * there is nothing to remove. The page still has data in memory, so reload it afterwards.
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
 * Drops cached files and prices, which can be refetched. The page itself stays cached, so that it can be reloaded
 * without a connection.
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
    // Blocked or not supported by this browser; all other caches expire on their own.
  }
}
