import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { startServiceWatch } from './service-watch.ts';
import { addWatch, dropWatch, isWatched, useWatchStore, type WatchPlace } from './watch-store.ts';

/** Alternatives for a service without offers: get notified of the first offer, or request the service. */
export function WatchActions({ place }: { readonly place: WatchPlace }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const isOn = useWatchStore(({ watches }) => isWatched(watches, place));
  return (
    <>
      <Button
        kind={isOn ? 'outline' : 'primary'}
        aria-pressed={isOn}
        onClick={() => {
          if (isOn) return dropWatch(place);
          addWatch(place);
          startServiceWatch();
        }}
      >
        <Glyph name={isOn ? 'check' : 'bell'} size={14} />
        {t(isOn ? 'services.watch.on' : 'services.watch.start')}
      </Button>
      <Button asChild>
        <Link
          to="/$game/poexchange/services/my-listings"
          params={{ game }}
          search={{ ...(place.side === 'wts' && { side: 'buy' }), add: place.serviceName }}
        >
          {t(place.side === 'wts' ? 'services.watch.ask' : 'services.watch.offer')}
        </Link>
      </Button>
    </>
  );
}

/** Ends the watch for a service once its offers are on the screen, because an announcement is no longer needed. */
export function useEndWatch({ game, league, side, serviceName, isSeen }: WatchPlace & { readonly isSeen: boolean }): void {
  const isOn = useWatchStore(({ watches }) => isWatched(watches, { game, league, side, serviceName }));
  useEffect(() => {
    if (isOn && isSeen && document.visibilityState === 'visible') dropWatch({ game, league, side, serviceName });
  }, [isOn, isSeen, game, league, side, serviceName]);
}
