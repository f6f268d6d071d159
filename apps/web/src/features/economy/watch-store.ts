/** Groups that the user watches, stored in this browser. */
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** More than anyone would look through; a stored list needs a limit. */
const MAX_WATCHED = 500;

const hashes = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]) =>
      list.filter((hash): hash is string => typeof hash === 'string' && /^[0-9a-f]{40}$/.test(hash)).slice(-MAX_WATCHED),
    ),
  ),
  () => [],
);
const storedSchema = z.object({ watched: z.catch(z.object({ poe1: hashes, poe2: hashes }), () => ({ poe1: [], poe2: [] })) });

type Stored = { readonly watched: Readonly<Record<Game, readonly string[]>> };

/** Returns stored watches, with damaged parts replaced by defaults. */
export function readStoredWatches(stored: unknown): Stored {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const useWatchStore = create<Stored>()(
  persist((): Stored => readStoredWatches({}), { name: 'poexchange:watched', version: 1, merge: readStoredWatches }),
);

/** Watches a group, or stops watching it. Beyond the limit, the oldest group is dropped. */
export function toggleWatched(game: Game, hash: string): void {
  useWatchStore.setState(({ watched }) => {
    const before = watched[game];
    const next = before.includes(hash) ? before.filter((one) => one !== hash) : [...before, hash].slice(-MAX_WATCHED);
    return { watched: { ...watched, [game]: next } };
  });
}
