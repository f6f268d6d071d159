/** Lets several windows of one browser share stored data without overwriting each other's changes. */
import type { StoreApi } from 'zustand';

type KeptStore<State> = StoreApi<State> & {
  /** Missing if the browser blocks storage: then there is nothing to share. */
  readonly persist?: { readonly rehydrate: () => Promise<void> | void; readonly getOptions: () => { readonly name?: string } };
};

/**
 * Keeps a persisted store in step with the same store in other windows. Each change starts from the stored state:
 * changes to different entries are both kept, and for the same entry the latest change wins. Returns a function that
 * loads what another window has stored, for code that reads the state before it decides.
 */
export function shareBetweenWindows<State>(store: KeptStore<State>): () => void {
  const { persist } = store;
  const name = persist?.getOptions().name;
  if (persist === undefined || name === undefined) return () => undefined;
  let seen = readText(name);
  const takeStored = (): void => {
    const stored = readText(name);
    // A value that this window could not store (a full disk) takes precedence over the stored value.
    if (stored === seen) return;
    seen = stored;
    void persist.rehydrate();
    seen = readText(name);
  };
  const setState = store.setState as (change: unknown, replace?: boolean) => void;
  store.setState = (change: unknown, replace?: boolean): void => {
    takeStored();
    setState(change, replace);
    seen = readText(name);
  };
  window.addEventListener('storage', ({ key }) => (key === name || key === null) && takeStored());
  return takeStored;
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
