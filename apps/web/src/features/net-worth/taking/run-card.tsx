import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ToastClose, ToastLine } from '../../../shared/toast/toast-line.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { NetWorthLink } from './net-worth-link.tsx';
import { RunWait } from './run-wait.tsx';
import { counterOf, type RunView } from './run-state.ts';
import type { SnapshotRunner } from './snapshot-runner.ts';
import { useRunName } from './use-run-name.ts';
import { useRunnerState } from './use-runner-state.ts';
import { shareDone } from './use-time-left.ts';

/** The running snapshot, in a corner of pages without a dock (R2.16). */
export function RunCard({ runner, onClose }: { readonly runner: SnapshotRunner; readonly onClose?: () => void }) {
  const run = useRunnerState(runner, (state) => state.run);
  return run === null ? null : <Card run={run} runner={runner} onClose={onClose} />;
}

type CardProps = { readonly run: RunView; readonly runner: SnapshotRunner; readonly onClose: (() => void) | undefined };

function Card({ run, runner, onClose }: CardProps) {
  const { t } = useTranslation();
  const name = useRunName(run);
  const title = t(run.job.type === 'auto' ? 'snapshotRun.autoTitle' : 'snapshotRun.title');
  const counter = counterOf(run, run.step);
  const facts =
    counter === null ? null : <span className="shrink-0 text-12 text-muted tabular-nums">{t('snapshotRun.count', counter)}</span>;
  const cancel = (
    <Button size="sm" disabled={run.step === 'saving'} onClick={runner.cancel}>
      {t('snapshotRun.cancel')}
    </Button>
  );
  return (
    <ToastLine role="status" lead={<Spinner className="text-accent" />} line={title} facts={facts} action={cancel} onClose={onClose}>
      <div className="flex items-center gap-2.5">
        <Spinner className="text-accent" />
        <p className="min-w-0 flex-1 truncate font-semibold">{title}</p>
        {cancel}
        {onClose !== undefined && <ToastClose onClose={onClose} />}
      </div>
      <p className="mt-1.5 flex gap-2 text-12 text-muted">
        <span className="min-w-0 flex-1 truncate">
          {name !== '' && `${name} · `}
          {t(`snapshotRun.step.${run.step}`)}
        </span>
        {facts}
      </p>
      <Progress
        className="mt-1.5"
        label={t('snapshotRun.progress')}
        value={shareDone(run)}
        max={1}
        tone={run.wait === null ? 'accent' : 'warn'}
      />
      <div className="mt-2 empty:hidden">
        <RunWait run={run} />
      </div>
      <NetWorthLink {...(onClose !== undefined && { onFollow: onClose })} />
    </ToastLine>
  );
}
