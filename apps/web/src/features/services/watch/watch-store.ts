/** Services that a person watches because there were no offers for them; stored in this browser. */
import type { Game } from '@poexchange/domain/item';
import type { ServiceSide } from '@poexchange/domain/service';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { shareBetweenWindows } from '../../../shared/storage/share-between-windows.ts';

export const WATCH_KEY = 'poexchange:service-watch';

/** More watches than anyone has at the same time; each costs a small call every half minute. */
export const MAX_WATCHES = 20;

export type WatchPlace = {
  readonly game: Game;
  readonly league: string;
  /** `wts` watches for a provider, `wtb` for a customer. */
  readonly side: ServiceSide;
  readonly serviceName: string;
};

export type Watch = WatchPlace & {
  /** Local time at which an offer was found; null until then. */
  readonly foundMs: number | null;
  readonly ign: string;
};

const watchSchema = z.object({
  game: z.enum(['poe1', 'poe2']),
  league: z.string().check(z.maxLength(100)),
  side: z.enum(['wts', 'wtb']),
  serviceName: z.string().check(z.maxLength(100)),
  foundMs: z.nullable(z.number()),
  ign: z.string().check(z.maxLength(100)),
});

type Stored = { readonly watches: readonly Watch[] };

/** Returns the stored watches without damaged entries. */
export function readStoredWatches(stored: unknown): Stored {
  const list: unknown = typeof stored === 'object' && stored !== null && 'watches' in stored ? stored.watches : [];
  if (!Array.isArray(list)) return { watches: [] };
  const watches = list.flatMap((entry): Watch[] => {
    const read = z.safeParse(watchSchema, entry);
    return read.success ? [read.data] : [];
  });
  return { watches: watches.slice(-MAX_WATCHES) };
}

export const useWatchStore = create<Stored>()(
  persist((): Stored => ({ watches: [] }), { name: WATCH_KEY, version: 1, merge: readStoredWatches }),
);

/** Loads changes from other windows, which may have found an offer or added a watch. */
export const takeStoredWatches = shareBetweenWindows(useWatchStore);

export function nameWatch({ game, league, side, serviceName }: WatchPlace): string {
  return `${game}/${league}/${side}/${serviceName}`;
}

export function isWatched(watches: readonly Watch[], place: WatchPlace): boolean {
  return watches.some((watch) => watch.foundMs === null && nameWatch(watch) === nameWatch(place));
}

/** Watches a service. If this exceeds the limit, drops the oldest watch. */
export function addWatch(place: WatchPlace): void {
  const { game, league, side, serviceName } = place;
  dropWatch(place);
  useWatchStore.setState(({ watches }) => ({
    watches: [...watches, { game, league, side, serviceName, foundMs: null, ign: '' }].slice(-MAX_WATCHES),
  }));
}

export function dropWatch(place: WatchPlace): void {
  useWatchStore.setState(({ watches }) => ({ watches: watches.filter((watch) => nameWatch(watch) !== nameWatch(place)) }));
}

/** Stores that an offer was found, which ends the watch. */
export function markFound(place: WatchPlace, found: { readonly ign: string; readonly nowMs: number }): void {
  useWatchStore.setState(({ watches }) => ({
    watches: watches.map((watch) =>
      watch.foundMs === null && nameWatch(watch) === nameWatch(place) ? { ...watch, foundMs: found.nowMs, ign: found.ign } : watch,
    ),
  }));
}
