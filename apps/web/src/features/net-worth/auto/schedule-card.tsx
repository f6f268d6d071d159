import type { Game } from '@poexchange/domain/item';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { ToastClose, ToastLine } from '../../../shared/toast/toast-line.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { useSnapshotProfiles } from '../data/queries.ts';
import { NetWorthLink } from '../taking/net-worth-link.tsx';
import { getSnapshotRunner } from '../taking/page-runner.ts';
import { askToDisable } from './auto-dialog-store.ts';

export type ScheduleCardProps = {
  readonly game: Game;
  readonly profileId: string;
  readonly atMs: number;
  readonly intervalMs: number;
  /** Missing in the notification centre, where the card stays. */
  readonly onClose?: () => void;
};

/** Announces the next auto snapshot, with a countdown and a button that turns auto snapshots off (R4.39). */
export function ScheduleCard({ game, profileId, atMs, intervalMs, onClose }: ScheduleCardProps) {
  const { t } = useTranslation();
  const runner = getSnapshotRunner(useQueryClient());
  const profile = useSnapshotProfiles(game).data?.find(({ id }) => id === profileId)?.name ?? '';
  const passedMs = useServerTime((nowMs) => Math.min(intervalMs, Math.max(0, intervalMs - (atMs - nowMs))));
  const time = writeClock(atMs);
  const title = t('snapshotRun.auto.toastTitle', { time });
  // In some languages the sentence does not fit on one line, and the time must not be cut off.
  const line = `${t('snapshotRun.auto.label')} ${time}`;
  const lead = <Glyph name="clock" className="text-accent" />;
  const countdown = <Countdown untilMs={atMs} className="shrink-0 font-semibold tabular-nums" />;
  const disable = (
    <Button
      size="sm"
      onClick={() => {
        askToDisable(game);
        onClose?.();
      }}
    >
      {t('snapshotRun.auto.disable')}
    </Button>
  );
  return (
    <ToastLine role="status" lead={lead} line={line} facts={countdown} action={disable} onClose={onClose} data-testid="auto-schedule">
      <div className="flex items-center gap-2.5">
        {lead}
        <p className="min-w-0 flex-1 font-semibold">{title}</p>
        {onClose !== undefined && <ToastClose onClose={onClose} />}
      </div>
      <p className="mt-1 flex items-center gap-2 text-12 text-muted">
        <span className="min-w-0 flex-1 truncate">{t('snapshotRun.auto.toastBy', { profile })}</span>
        <span className="text-13 text-text">{countdown}</span>
      </p>
      <Progress className="mt-1.5" label={t('snapshotRun.auto.countdown')} value={passedMs} max={intervalMs} />
      <div className="mt-2.5 flex gap-2">
        {disable}
        <Button
          size="sm"
          kind="quiet"
          onClick={() => {
            runner.request({ profileId, type: 'manual' });
            onClose?.();
          }}
        >
          {t('snapshotRun.auto.now')}
        </Button>
      </div>
      <NetWorthLink {...(onClose !== undefined && { onFollow: onClose })} />
    </ToastLine>
  );
}
