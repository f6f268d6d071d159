/** The buyer's data in this browser: hidden sellers, and listings for which a whisper was already copied. */
import type { Game } from '@poexchange/domain/item';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Whispered = { readonly listingTimestampMs: number; readonly atMs: number };

const storedSchema = z.object({
  hidden: z.catch(z.record(z.string(), z.catch(z.array(z.string()), [])), {}),
  whispered: z.catch(z.record(z.string(), z.object({ listingTimestampMs: z.number(), atMs: z.number() })), {}),
});
type Stored = z.output<typeof storedSchema>;

const useStored = create<Stored>()(
  persist((): Stored => ({ hidden: {}, whispered: {} }), {
    name: 'poexchange:listings',
    version: 1,
    merge: (stored) => storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {}),
  }),
);

const none: readonly string[] = [];
/** Lifetime of a listing (R9.01). */
const WHISPERED_FOR_MS = 2 * 3_600_000;

/** In-game names of sellers the user has hidden. */
export function useHiddenSellers(game: Game): readonly string[] {
  return useStored((state) => state.hidden[game] ?? none);
}

export function hideSeller(game: Game, ign: string): void {
  useStored.setState(({ hidden }) => ({ hidden: { ...hidden, [game]: [...(hidden[game] ?? []).filter((name) => name !== ign), ign] } }));
}

export function showSellers(game: Game, igns: readonly string[]): void {
  useStored.setState(({ hidden }) => ({ hidden: { ...hidden, [game]: (hidden[game] ?? []).filter((name) => !igns.includes(name)) } }));
}

/** Returns the ids of whispered listings; the same object until an id is added. */
export function useWhispered(): Readonly<Record<string, Whispered>> {
  return useStored((state) => state.whispered);
}

export function rememberWhisper(uuid: string, whisper: Whispered): void {
  useStored.setState(({ whispered }) => ({
    whispered: {
      ...Object.fromEntries(Object.entries(whispered).filter(([, { atMs }]) => whisper.atMs - atMs < WHISPERED_FOR_MS)),
      [uuid]: whisper,
    },
  }));
}
