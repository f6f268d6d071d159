/** Raw tabs in the browser's own database, kept for an hour so that a reload causes no publisher requests (R9.60). */
import { clear, createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';

export type StoredTab = { readonly key: string; readonly readAtMs: number; readonly stash: unknown };

/** If the store cannot be opened or is full (private windows), it stores nothing and never fails. */
export type TabStore = {
  readonly write: (tab: StoredTab) => Promise<void>;
  /** Returns the tabs whose key starts with `prefix`, and removes tabs that are too old. */
  readonly readAll: (prefix: string) => Promise<readonly StoredTab[]>;
  readonly drop: (keys: readonly string[]) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** R9.60. */
export const STORED_TAB_MAX_AGE_MS = 60 * 60_000;
/** Changing this version drops data stored by earlier versions. */
const BUSTER = 'v1';

type Row = StoredTab & { readonly buster: string };

export function createTabStore(readNowMs: () => number): TabStore {
  let opened: UseStore | null = null;
  const open = () => (opened ??= createStore('poexchange:stash', 'tabs'));
  return {
    write: (tab) => ignoreFailure(async () => set(tab.key, { ...tab, buster: BUSTER } satisfies Row, open())),
    drop: (dropped) => ignoreFailure(async () => delMany([...dropped], open())),
    clear: () => ignoreFailure(async () => clear(open())),
    async readAll(prefix) {
      const rows: StoredTab[] = [];
      await ignoreFailure(async () => {
        const all = (await keys<string>(open())).filter((key) => typeof key === 'string');
        const found = await getMany<Row>(all, open());
        const expired = all.filter((_key, at) => !isFresh(found[at], readNowMs()));
        for (const row of found) if (row !== undefined && isFresh(row, readNowMs()) && row.key.startsWith(prefix)) rows.push(row);
        if (expired.length > 0) await delMany(expired, open());
      });
      return rows;
    },
  };
}

function isFresh(row: Row | undefined, nowMs: number): boolean {
  return row !== undefined && row.buster === BUSTER && typeof row.key === 'string' && nowMs - row.readAtMs < STORED_TAB_MAX_AGE_MS;
}

async function ignoreFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Only an optimisation: if this fails, the tabs are read again.
  }
}
