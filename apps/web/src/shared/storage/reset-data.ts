/** Forgetting what this browser keeps (R2.15, R2.30). */
import { clear } from 'idb-keyval';
import { clearToken } from '../session/token.ts';

const prefix = 'poexchange:';

/**
 * `soft` drops what can be fetched again: cached lists, loaded tabs. `hard` also forgets settings, overrides and the sign-in of this browser. Never fails: where
 * storage is refused there is nothing to forget.
 */
export async function resetData(depth: 'soft' | 'hard'): Promise<void> {
  await dropDatabases();
  if (depth === 'soft') return;
  clearToken();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Refused: nothing was stored.
  }
}

async function dropDatabases(): Promise<void> {
  try {
    await clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name?.startsWith(prefix) === true) indexedDB.deleteDatabase(name);
  } catch {
    // Refused or not offered by this browser: what is left expires by itself.
  }
}
