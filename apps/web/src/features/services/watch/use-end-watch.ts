import { useEffect } from 'react';
import { dropWatch, isWatched, useWatchStore, type WatchPlace } from './watch-store.ts';

/** Ends the watch of a service once its offers are on the screen, which makes an announcement needless. */
export function useEndWatch({ game, league, side, serviceName, isSeen }: WatchPlace & { readonly isSeen: boolean }): void {
  const isOn = useWatchStore(({ watches }) => isWatched(watches, { game, league, side, serviceName }));
  useEffect(() => {
    if (isOn && isSeen && document.visibilityState === 'visible') dropWatch({ game, league, side, serviceName });
  }, [isOn, isSeen, game, league, side, serviceName]);
}
