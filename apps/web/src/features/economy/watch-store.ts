/** Groups a person keeps an eye on; they stay in this browser. */
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** More than anybody looks through; a list kept in the browser has to end somewhere. */
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

/** Stored watches, with damaged parts replaced by defaults. */
export function readStoredWatches(stored: unknown): Stored {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const useWatchStore = create<Stored>()(
  persist((): Stored => readStoredWatches({}), { name: 'poexchange:watched', version: 1, merge: readStoredWatches }),
);

/** Watches a group, or watches it no more. Beyond the limit the oldest goes. */
export function toggleWatched(game: Game, hash: string): void {
  useWatchStore.setState(({ watched }) => {
    const before = watched[game];
    const next = before.includes(hash) ? before.filter((one) => one !== hash) : [...before, hash].slice(-MAX_WATCHED);
    return { watched: { ...watched, [game]: next } };
  });
}
