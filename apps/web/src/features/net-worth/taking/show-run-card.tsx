import { pinCard } from '../../../shared/toast/pinned-cards.ts';
import { dismissToast, showCard } from '../../../shared/toast/toast.ts';
import { holdWaitToast } from '../../stash/index.ts';
import { RunCard } from './run-card.tsx';
import { isDocked, onDockChange } from './run-card-place.ts';
import type { SnapshotRunner } from './snapshot-runner.ts';

const CARD_ID = 'snapshot-run';

/** Shows the run in a card where no dock shows it; a closed card stays closed for its run. */
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
  onDockChange(look);
  look();
}
