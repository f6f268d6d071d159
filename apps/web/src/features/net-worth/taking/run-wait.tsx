import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { describeBudget } from '../../stash/index.ts';
import { nameTab } from '../data/name-tab.ts';
import type { RunView } from './run-state.ts';

/** Shorter waits end before anyone could read the message (R9.13). */
const SHOWN_FROM_MS = 2_500;

/**
 * Shows how long the run will wait for the publisher, why, and what comes next. Renders nothing if the run is not
 * waiting.
 */
export function RunWait({ run }: { readonly run: RunView }) {
  const { t } = useTranslation();
  const usedUp = useServerTime((nowMs) => {
    const full = describeBudget(run.budget, nowMs).find(({ left }) => left === 0);
    return full === undefined ? '' : `${full.limit} ${full.periodMs}`;
  });
  const { wait } = run;
  if (wait === null || wait.untilMs - wait.fromMs < SHOWN_FROM_MS) return null;
  const next = run.tabs.find(({ mark }) => mark === 'reads') ?? run.tabs.find(({ mark }) => mark === 'waits');
  const [limit = 0, periodMs = 0] = usedUp.split(' ').map(Number);
  const seconds = Math.round(periodMs / 1_000);
  const period =
    seconds < 120 ? t('stash.progress.seconds', { count: seconds }) : t('stash.progress.minutes', { count: Math.round(seconds / 60) });
  return (
    <p role="status" className="flex gap-2 rounded-md border border-warn/40 bg-note px-3 py-2 text-12 text-note-text">
      <Glyph name="clock" size={14} className="mt-px" />
      <span className="min-w-0">
        <b className="font-semibold">
          <Trans
            i18nKey={wait.reason === 'retry' ? 'snapshotRun.waitRetry' : 'snapshotRun.waitLimit'}
            components={{ time: <Countdown untilMs={wait.untilMs} /> }}
          />
        </b>{' '}
        {usedUp !== '' && wait.reason !== 'retry' && `${t('snapshotRun.usedUp', { limit, period })} `}
        {next !== undefined && t('snapshotRun.next', { name: nameTab(next, t) })}
      </span>
    </p>
  );
}
