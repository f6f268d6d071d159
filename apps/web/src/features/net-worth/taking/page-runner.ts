/** The page's only snapshot runner, which continues while the user visits other pages. */
import { netWorthLimits, type SnapshotJob } from '@poexchange/domain/net-worth';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { levelOfWording } from '../../../shared/api/failures.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { onBackOnline } from '../../../shared/network/connection.ts';
import { onSessionEnd } from '../../../shared/session/end-session.ts';
import { readTokenOwner } from '../../../shared/session/token.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { keepRow, keepSettings } from '../data/apply-event.ts';
import { dropUnanswered, readKeptRun, readUnanswered } from './kept-run.ts';
import { isNetWorthPath, netWorthPath } from './net-worth-path.ts';
import { textOfFailure, type RunOutcome } from './outcome.ts';
import { showRunsInCards } from './run-card.tsx';
import { saveSnapshot } from './send-snapshot.ts';
import { createSnapshotRunner, withSnapshotLock, type SnapshotRunner } from './snapshot-runner.ts';
import { makePageWorld } from './world.ts';

const TOAST_ID = 'snapshot';

let runner: SnapshotRunner | null = null;

/** Returns the runner; the first call starts it and resumes an interrupted queue. */
export function getSnapshotRunner(client: QueryClient): SnapshotRunner {
  if (runner !== null) return runner;
  const started = createSnapshotRunner(makePageWorld(client));
  started.onEnd((outcome, job) => {
    keepOutcome(client, outcome, job);
    tellEnd(outcome);
  });
  runner = started;
  showRunsInCards(started);
  onSessionEnd(started.stop);
  onBackOnline(() => void sendUnanswered(client));
  void resume(client, started);
  return started;
}

async function resume(client: QueryClient, started: SnapshotRunner): Promise<void> {
  const kept = readKeptRun();
  const savedProfileId = await sendUnanswered(client);
  if (kept !== null && kept.accountId === readTokenOwner()) started.resume(kept, savedProfileId);
}

/** Resends an unconfirmed snapshot; returns its profile id if it is now stored. */
async function sendUnanswered(client: QueryClient): Promise<string | null> {
  const kept = await readUnanswered();
  if (kept === null || kept.accountId !== readTokenOwner()) return null;
  const { snapshot, type } = kept.body;
  if (readServerNowMs() - snapshot.createdAt > netWorthLimits.maxSnapshotAgeMs) {
    await dropUnanswered(snapshot.id);
    return null;
  }
  const outcome = await withSnapshotLock(() => saveSnapshot({ call: callApi }, kept.body, new AbortController().signal));
  if (outcome === 'busy' || outcome.kind !== 'saved') return null;
  keepOutcome(client, outcome, { id: snapshot.id, profileId: snapshot.snapshotProfileId, type });
  tellEnd(outcome);
  return snapshot.snapshotProfileId;
}

function keepOutcome(client: QueryClient, outcome: RunOutcome, { profileId }: SnapshotJob): void {
  if (outcome.kind !== 'saved') return;
  keepRow(client, profileId as Parameters<typeof keepRow>[1], outcome.row);
  keepSettings(client, outcome.settings);
}

function tellEnd(outcome: RunOutcome): void {
  if (outcome.kind === 'saved')
    showToast({
      id: TOAST_ID,
      level: 'success',
      title: { key: 'success.snapshot_created' },
      ...(!isNetWorthPath(location.pathname) && {
        link: { label: { key: 'toast.show_net_worth' }, href: netWorthPath(useInterfaceStore.getState().lastGame) },
      }),
    });
  else if (outcome.kind === 'cancelled') showToast({ id: TOAST_ID, level: 'info', title: { key: 'info.snapshot_cancelled' } });
  else {
    const key = textOfFailure(outcome);
    showToast({
      id: TOAST_ID,
      level: levelOfWording(key),
      title: { key, ...(outcome.league !== undefined && { params: { league: outcome.league } }) },
    });
  }
}
