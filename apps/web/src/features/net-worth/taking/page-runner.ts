/** The page's only runner of snapshots, which continues while the user visits other pages (D86). */
import { netWorthLimits, type SnapshotJob } from '@poexchange/domain/net-worth';
import type { QueryClient } from '@tanstack/react-query';
import { levelOfWording } from '../../../shared/api/failures.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { onBackOnline } from '../../../shared/network/connection.ts';
import { onSessionEnd } from '../../../shared/session/end-session.ts';
import { readTokenOwner } from '../../../shared/session/token.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { keepRow, keepSettings } from '../data/apply-event.ts';
import { createRunStore, createUnansweredStore } from './kept-run.ts';
import { isNetWorthPath, netWorthPath } from './net-worth-path.ts';
import { textOfFailure, type RunOutcome } from './outcome.ts';
import { makeRunPort, saveSnapshot } from './page-port.ts';
import { runSnapshot } from './run-snapshot.ts';
import { showRunsInCards } from './show-run-card.tsx';
import { createSnapshotRunner, type SnapshotRunner } from './snapshot-runner.ts';

const LOCK = 'poexchange:snapshot';
const TOAST_ID = 'snapshot';

const unanswered = createUnansweredStore();
const runStore = createRunStore(() => sessionStorage);
let runner: SnapshotRunner | null = null;
const endListeners = new Set<(outcome: RunOutcome, job: SnapshotJob) => void>();
let readAutoToken: () => string | undefined = () => undefined;

/** Returns the runner; the first call starts it and resumes what a reload interrupted. */
export function getSnapshotRunner(client: QueryClient): SnapshotRunner {
  if (runner !== null) return runner;
  const port = makeRunPort({ client, unanswered, readAutoToken: () => readAutoToken() });
  const started = createSnapshotRunner({
    run: (options) => runSnapshot(port, options),
    readNowMs: readServerNowMs,
    readAccountId: readTokenOwner,
    makeId: () => crypto.randomUUID(),
    runStore,
    withLock,
    onEnd: (outcome, job) => {
      keepOutcome(client, outcome, job);
      tellEnd(outcome);
      for (const listener of endListeners) listener(outcome, job);
    },
  });
  runner = started;
  showRunsInCards(started);
  onSessionEnd(started.stop);
  onBackOnline(() => void sendUnanswered(client));
  void resume(client, started);
  return started;
}

/** Calls a listener at the end of every snapshot, with any outcome. */
export function onSnapshotEnd(listener: (outcome: RunOutcome, job: SnapshotJob) => void): void {
  endListeners.add(listener);
}

/** Auto snapshots send the token that their schedule holds (R4.40). */
export function provideAutoToken(read: () => string | undefined): void {
  readAutoToken = read;
}

async function resume(client: QueryClient, started: SnapshotRunner): Promise<void> {
  const kept = runStore.read();
  const savedProfileId = await sendUnanswered(client);
  if (kept !== null && kept.accountId === readTokenOwner()) started.resume(kept, savedProfileId);
}

/** Resends a snapshot whose answer got lost; returns its profile if it is stored now. */
async function sendUnanswered(client: QueryClient): Promise<string | null> {
  const kept = await unanswered.read();
  if (kept === null || kept.accountId !== readTokenOwner()) return null;
  const { snapshot, type } = kept.body;
  if (readServerNowMs() - snapshot.createdAt > netWorthLimits.maxSnapshotAgeMs) {
    await unanswered.drop(snapshot.id);
    return null;
  }
  const outcome = await withLock(() => saveSnapshot(kept.body, { unanswered, signal: new AbortController().signal }));
  if (outcome === 'busy' || outcome.kind !== 'saved') return null;
  keepOutcome(client, outcome, { id: snapshot.id, profileId: snapshot.snapshotProfileId, type });
  tellEnd(outcome);
  return snapshot.snapshotProfileId;
}

/** Only one window of a browser runs a snapshot; without locks, the server's gap of 30 s separates them. */
async function withLock<T>(work: () => Promise<T>): Promise<T | 'busy'> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock === null ? 'busy' : work()));
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
