import type { SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { getSnapshotRunner } from '../taking/page-runner.ts';
import { useRunnerState } from '../taking/use-runner-state.ts';
import { askToDisable } from './auto-dialog-store.ts';
import { changeSnapshotSettings, getAutoSnapshots } from './page-auto.ts';

const MINUTE_MS = 60_000;
/** Available intervals, in minutes; a different interval that was set elsewhere is also offered. */
const intervals = [5, 10, 15, 30, 60, 120, 240] as const;

export type AutoSwitchProps = {
  readonly settings: SnapshotSettings;
  /** The displayed profile; turning the switch on selects this profile if no profile is selected. */
  readonly profileId: SnapshotProfileId | null;
  readonly className?: string;
};

/**
 * The switch for auto snapshots with their interval and the time to the next snapshot; turning it on first opens a
 * dialog (R2.27, R2.28).
 */
export function AutoSwitch({ settings, profileId, className }: AutoSwitchProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { poe: game, autosnapshotEnabled: isOn } = settings;
  const change = async (given: Parameters<typeof changeSnapshotSettings>[2]): Promise<void> => {
    setBusy(true);
    await changeSnapshotSettings(client, game, given);
    setBusy(false);
  };
  const turnOn = (): void => {
    const isSelected = settings.selectedProfileId !== null || profileId === null;
    void change({ autosnapshotEnabled: true, ...(!isSelected && { selectedProfileId: profileId }) });
  };
  const minutes = settings.snapshotInterval / MINUTE_MS;
  const choices = [...new Set([...intervals, minutes])].sort((a, b) => a - b);
  const writeInterval = (each: number): string =>
    each % 60 === 0 ? t('snapshotRun.auto.hours', { count: each / 60 }) : t('snapshotRun.auto.minutes', { count: each });
  return (
    <div className={joinClasses('flex items-center gap-3 max-md:justify-between', className)}>
      <div className="min-w-0 text-right max-md:text-left">
        <p className="flex items-center justify-end max-md:justify-start gap-1.5 text-13 font-medium whitespace-nowrap">
          {t('snapshotRun.auto.every')}
          <select
            aria-label={t('snapshotRun.auto.interval')}
            value={minutes}
            disabled={isBusy}
            onChange={(event) => void change({ snapshotInterval: Number(event.target.value) * MINUTE_MS })}
            className="max-w-[88px] cursor-pointer rounded-sm border-b border-dotted border-line-strong bg-s1 text-13 font-medium"
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {writeInterval(each)}
              </option>
            ))}
          </select>
        </p>
        {/* The switch itself shows that it is off; when on, the schedule is in one line next to it. */}
        {isOn && (
          <p className="truncate text-12 text-muted">
            <AutoStatus />
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={t('snapshotRun.auto.label')}
        disabled={isBusy}
        onClick={() => (isOn ? askToDisable(game) : turnOn())}
        className={joinClasses(
          'relative h-[18px] w-8 shrink-0 rounded-full transition-colors after:absolute after:-inset-3 disabled:opacity-50',
          isOn ? 'bg-accent' : 'bg-s4',
        )}
      >
        <i
          className={joinClasses(
            'absolute top-0.5 left-0.5 size-3.5 rounded-full transition-transform motion-reduce:transition-none',
            isOn ? 'translate-x-3.5 bg-accent-ink' : 'bg-muted',
          )}
        />
      </button>
    </div>
  );
}

/** Time to the next auto snapshot, or the reason why this window takes none. */
function AutoStatus() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { plan } = useStore(getAutoSnapshots(client).state);
  const isRunning = useRunnerState(getSnapshotRunner(client), ({ queue }) => queue.running !== null);
  if (isRunning) return t('snapshotRun.auto.afterThis');
  switch (plan.kind) {
    case 'waits':
      return <Trans i18nKey="snapshotRun.auto.nextIn" components={{ time: <Countdown untilMs={plan.atMs} className="tabular-nums" /> }} />;
    case 'elsewhere':
      return t('snapshotRun.auto.elsewhere');
    case 'due':
      return <Trans i18nKey="snapshotRun.auto.nextIn" components={{ time: <Countdown untilMs={0} className="tabular-nums" /> }} />;
    case 'off':
    case 'noProfile':
    case 'noToken':
      return t('snapshotRun.auto.connecting');
  }
}
