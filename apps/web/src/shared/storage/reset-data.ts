/** Reset of this browser's data (R2.15, R2.30). */
import { clear } from 'idb-keyval';
import { clearToken } from '../session/token.ts';

const PREFIX = 'poexchange:';

/** Settings of look and sound; none that a seller has worked out. */
const interfaceKeys = ['interface', 'language', 'sounds', 'listings'].map((key) => PREFIX + key);

/**
 * `soft` drops refetchable data (cached lists, loaded tabs) and the settings of the interface: language, sounds,
 * league, view. `hard` also forgets prices of one's own, custom groups and the sign-in of this browser. Never fails:
 * without storage there is nothing to forget. The page still holds data in memory: reload it.
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
    // Refused: nothing was stored.
  }
}

/** Kept files and prices come again; the page itself stays, or a reset without a connection would leave nothing. */
async function dropCaches(): Promise<void> {
  try {
    await caches.delete('poexchange-price-files');
  } catch {
    // Refused: nothing was kept.
  }
}

async function dropDatabases(): Promise<void> {
  try {
    await clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name?.startsWith(PREFIX) === true) indexedDB.deleteDatabase(name);
  } catch {
    // Refused or not supported by this browser: the rest expires by itself.
  }
}
