/**
 * Notes above the services, when services are hidden because the person is away, have been relisted, or could not be
 * relisted.
 */
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { writeShortMoment } from '../../../shared/services/write-day.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PageNote as Note } from '../page-note.tsx';
import type { DraftScope } from './draft-store.ts';
import { useComeBack, useHideAgain, useReturned } from './use-return.ts';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { myServicesQuery } from './my-services-query.ts';

export type AwayNotesProps = {
  readonly scope: DraftScope;
  readonly isHidden: boolean;
  /** Number of active services on this page. */
  readonly activeCount: number;
  /** Number of services that the last click on "Relist all" could not relist. */
  readonly failedCount: number;
};

export function AwayNotes({ scope, isHidden, activeCount, failedCount }: AwayNotesProps) {
  const { t } = useTranslation();
  const other = useOtherHidden(scope.game, isHidden);
  const comeBack = useComeBack(scope, { hiddenCount: activeCount + other.count, isOtherHidden: other.count > 0 });
  const returned = useReturned();
  const hiding = useHideAgain();
  const failed = comeBack.failedCount ?? failedCount;
  const name = (game: DraftScope['game']): string => t(`game.${game}`);
  return (
    <>
      {failed > 0 && (
        <Note tone="bad" glyph="warning" role="alert" title={t('notification:serviceRelist.failed', { count: failed })}>
          <Button size="sm" isBusy={comeBack.isPending} onClick={comeBack.press} className="border-bad-text/40! text-bad-text!">
            {t('app.retry')}
          </Button>
        </Note>
      )}
      {isHidden && activeCount + other.count > 0 && (
        <Note
          tone="away"
          glyph="clock"
          title={t('services.mine.away')}
          text={[
            activeCount > 0 && t('services.mine.awayText', { count: activeCount }),
            other.count > 0 && t('services.mine.awayOther', { game: name(other.game), count: other.count }),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Button size="sm" isBusy={comeBack.isPending} onClick={comeBack.press} className="border-warn/40! text-note-text!">
            {t('services.mine.hereNow')}
          </Button>
        </Note>
      )}
      {!isHidden && hiding.paused.length === 0 && returned !== null && returned[scope.game] > 0 && (
        <Note
          tone="back"
          glyph="check"
          title={t('services.mine.back', { count: returned[scope.game] })}
          text={[
            returned.hiddenSinceMs === null
              ? t('services.mine.backAt', { time: writeClock(returned.atMs) })
              : t('services.mine.backFrom', {
                  from: writeShortMoment(returned.hiddenSinceMs, readServerNowMs()),
                  to: writeClock(returned.atMs),
                }),
            returned[other.game] > 0 && t('services.mine.awayOther', { game: name(other.game), count: returned[other.game] }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <Button
            size="sm"
            kind="quiet"
            isBusy={hiding.isPending}
            onClick={() => hiding.hide({ poe1: returned.poe1 > 0, poe2: returned.poe2 > 0 }, returned.close)}
          >
            <Glyph name="undo" size={14} />
            {t('services.mine.hideAgain')}
          </Button>
          <IconButton size="sm" glyph="close" label={t('app.close')} onClick={returned.close} />
        </Note>
      )}
      {hiding.paused.length > 0 && (
        <Note
          tone="away"
          glyph="clock"
          title={t('services.mine.hiddenByYou', { count: hiding.paused.reduce((sum, { ids }) => sum + ids.length, 0) })}
        >
          <Button size="sm" isBusy={hiding.isPending} onClick={hiding.undo} className="border-warn/40! text-note-text!">
            {t('services.mine.listAgain')}
          </Button>
          <IconButton size="sm" glyph="close" label={t('app.close')} onClick={hiding.close} />
        </Note>
      )}
    </>
  );
}

/**
 * Counts the other game's hidden services in its selected league; fetched only while this game's services are hidden.
 */
function useOtherHidden(game: Game, isHidden: boolean): { readonly game: Game; readonly count: number } {
  const other: Game = game === 'poe1' ? 'poe2' : 'poe1';
  const league = useLeague(other).id;
  const { data } = useQuery({ ...myServicesQuery({ game: other, league }), enabled: isHidden, refetchInterval: false });
  const isAway = isHidden && data?.presence === 'offline';
  return { game: other, count: isAway ? data.services.filter(({ active }) => active).length : 0 };
}
