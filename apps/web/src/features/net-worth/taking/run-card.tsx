import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { pinCard } from '../../../shared/toast/pinned-cards.ts';
import { dismissToast, showCard } from '../../../shared/toast/toast.ts';
import { ToastClose, ToastLine } from '../../../shared/toast/toast-line.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { holdWaitToast } from '../../stash/index.ts';
import { NetWorthLink } from './net-worth-link.tsx';
import { shareDone, useRunName } from './run-facts.ts';
import { counterOf, type RunView } from './run-state.ts';
import { RunWait } from './run-wait.tsx';
import type { SnapshotRunner } from './snapshot-runner.ts';
import { useRunnerState } from './use-runner-state.ts';

// The run is shown in a dock or, on pages without a dock, in a corner card.
let docks = 0;
const dockListeners = new Set<() => void>();

const isDocked = (): boolean => docks > 0;

/** Hides the card while a dock is visible, until the returned function is called. */
export function holdRunCard(): () => void {
  docks += 1;
  notify();
  return () => {
    docks -= 1;
    notify();
  };
}

function notify(): void {
  for (const listener of dockListeners) listener();
}

const CARD_ID = 'snapshot-run';

/** Shows the run in a card on pages without a dock; once closed, the card stays closed for the rest of the run. */
export function showRunsInCards(runner: SnapshotRunner): void {
  let shownId: string | null = null;
  let closedId: string | null = null;
  let release: (() => void) | null = null;
  const renderPinned = () => <RunCard runner={runner} />;
  const look = (): void => {
    const { run } = runner.state.getState();
    // Dock and card show the publisher's countdown themselves.
    const isTold = run !== null && run.step === 'tabs' && (isDocked() || run.job.id !== closedId);
    if (isTold) release ??= holdWaitToast();
    else {
      release?.();
      release = null;
    }
    pinCard(CARD_ID, run === null ? null : renderPinned);
    const wantedId = run === null || isDocked() || run.job.id === closedId ? null : run.job.id;
    if (wantedId === shownId) return;
    shownId = wantedId;
    if (wantedId === null) return dismissToast(CARD_ID);
    const close = (): void => {
      closedId = wantedId;
      look();
    };
    return showCard(CARD_ID, () => <RunCard runner={runner} onClose={close} />, Infinity);
  };
  runner.state.subscribe(look);
  dockListeners.add(look);
  look();
}

/** The running snapshot, in a corner of pages without a dock. */
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
