import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { useOwnPresence, useSetPlaying } from '../../shared/presence/own-presence.ts';
import { Button } from '../../shared/ui/button.tsx';

/**
 * Button for a seller in the game: keeps their services listed for two hours (D64). Rendered only for users with
 * offers.
 */
export function PlayingButton() {
  const { t } = useTranslation();
  const own = useOwnPresence();
  const set = useSetPlaying(useGame());
  const isOff = useReachability((reached) => isAway(reached.verdict));
  if (own === null || own.activeServices === 0) return null;
  const isPlaying = own.presence === 'playing';
  return (
    <Button
      aria-pressed={isPlaying}
      title={t('services.mine.playingHint')}
      className={isPlaying ? 'border-info! text-info!' : ''}
      isBusy={set.isPending}
      disabled={isOff}
      onClick={() => set.mutate(!isPlaying)}
    >
      {isPlaying && own.playingUntilMs !== null
        ? t('services.mine.playingUntil', { time: writeClock(own.playingUntilMs) })
        : t('services.mine.playing')}
    </Button>
  );
}
