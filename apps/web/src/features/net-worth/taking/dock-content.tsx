import { netWorthLimits, type SnapshotJob } from '@poexchange/domain/net-worth';
import { Suspense, useState } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { textOfFailure } from './outcome.ts';
import { RunWait } from './run-wait.tsx';
import type { RunView } from './run-state.ts';
import type { RunnerState, SnapshotRunner } from './snapshot-runner.ts';
import { shareDone, useRunName, useTimeLeft } from './run-facts.ts';

const RunSteps = lazyPart(() => import('./run-steps.tsx').then((module) => ({ default: module.RunSteps })));

export type DockContentProps = {
  readonly state: RunnerState;
  readonly runner: SnapshotRunner;
  readonly nameOf: (profileId: string) => string;
};

/** Content of the dock: the current run or its failure, and the queued snapshots. */
export function DockContent({ state: { queue, run, failure }, runner, nameOf }: DockContentProps) {
  return (
    <section
      ref={dockedBar}
      data-snapshot-dock=""
      className="flex max-h-[60vh] shrink-0 flex-col gap-2 overflow-y-auto border-t border-line-strong bg-s2 px-4 py-3 shadow-float md:sticky md:bottom-0 md:z-10 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] max-md:z-20"
    >
      {run !== null && <Running run={run} runner={runner} />}
      {run === null && failure !== null && <Failed failure={failure} runner={runner} />}
      <Waiting queue={queue} nameOf={nameOf} runner={runner} />
    </section>
  );
}

function Running({ run, runner }: { readonly run: RunView; readonly runner: SnapshotRunner }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isOpen, setOpen] = useState(false);
  const left = useTimeLeft(run);
  const name = useRunName(run);
  const title = t(run.job.type === 'auto' ? 'snapshotRun.autoTitle' : 'snapshotRun.title');
  return (
    <>
      <div className="flex items-center gap-2">
        <Spinner className="text-accent" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-13 font-semibold">{title}</h2>
          <p className="flex gap-2 text-12 text-muted">
            <span className="min-w-0 truncate">{name}</span>
            {left !== '' && <span className="shrink-0 tabular-nums">{t('snapshotRun.left', { time: left })}</span>}
          </p>
        </div>
        {isPhone && (
          <IconButton
            size="sm"
            glyph={isOpen ? 'chevronDown' : 'chevronUp'}
            label={t('snapshotRun.progress')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Button size="sm" disabled={run.step === 'saving'} onClick={runner.cancel}>
          {t('snapshotRun.cancel')}
        </Button>
      </div>
      <Progress label={t('snapshotRun.progress')} value={shareDone(run)} max={1} tone={run.wait === null ? 'accent' : 'warn'} />
      <Suspense fallback={null}>{(!isPhone || isOpen) && <RunSteps run={run} />}</Suspense>
      <RunWait run={run} />
    </>
  );
}

type FailedProps = { readonly failure: NonNullable<RunnerState['failure']>; readonly runner: SnapshotRunner };

function Failed({ failure, runner }: FailedProps) {
  const { t } = useTranslation();
  const { job, league, reason, code } = failure;
  return (
    <div role="status" className="flex gap-2 text-13">
      <Glyph name="warning" className="mt-0.5 text-warn" />
      <div className="min-w-0 flex-1">
        <p>
          {t(`notification:${textOfFailure(failure)}`, league === undefined ? {} : { league })}
          {reason !== undefined && ` (${t(`stash.reason.${reason}`)})`}
        </p>
        {code === 'stashNotLoaded' && <p className="mt-0.5 text-12 text-muted">{t('snapshotRun.kept')}</p>}
        <Button size="sm" className="mt-2" onClick={() => runner.request({ profileId: job.profileId, type: 'manual' })}>
          {t('snapshotRun.retry')}
        </Button>
      </div>
      <IconButton size="sm" glyph="close" label={t('snapshotRun.dismiss')} onClick={runner.forgetFailure} />
    </div>
  );
}

type WaitingProps = {
  readonly queue: RunnerState['queue'];
  readonly nameOf: (profileId: string) => string;
  readonly runner: SnapshotRunner;
};

function Waiting({ queue, nameOf, runner }: WaitingProps) {
  const { t } = useTranslation();
  if (queue.waiting.length === 0) return null;
  const describe = ({ type, profileId }: SnapshotJob): string => t(`snapshotRun.waiting.${type}`, { profile: nameOf(profileId) });
  return (
    <ol className="flex flex-col gap-0.5 text-12 text-muted">
      {queue.waiting.map((job, at) => (
        <li key={job.id} className="flex min-h-6 items-center gap-2">
          <span className="min-w-0 flex-1 truncate">
            {describe(job)}
            {at === 0 && (
              <>
                {', '}
                {queue.running !== null ? (
                  t('snapshotRun.waiting.after')
                ) : (
                  <Trans
                    i18nKey="snapshotRun.waiting.in"
                    components={{ time: <Countdown untilMs={queue.freeFromMs} className="tabular-nums" /> }}
                  />
                )}
              </>
            )}
          </span>
          <span className="shrink-0 tabular-nums">
            {t('snapshotRun.waiting.place', { place: at + 1, most: netWorthLimits.maxWaiting })}
          </span>
          <IconButton size="sm" glyph="close" label={t('snapshotRun.waiting.drop')} onClick={() => runner.drop(job.id)} />
        </li>
      ))}
    </ol>
  );
}
