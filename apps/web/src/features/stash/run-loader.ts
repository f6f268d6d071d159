/** Reads tabs one after the other, never faster than the publisher allows. */
import { ApiError } from '@poexchange/contract/client';
import type { RequestBudget } from '@poexchange/contract/rest';
import type { StashTabId } from '@poexchange/domain/ids';
import { EXTRA_WAIT_MS } from '../../shared/api/rate-waits.ts';
import { retryDelayMs } from '../../shared/api/retry.ts';
import { isReachable } from '../../shared/network/connection.ts';
import { isFinalReason, readFailureReason, type FailureReason } from './failure-reason.ts';
import type { LoadedTab, LoaderEvent, WaitReason } from './loader-state.ts';

/** A tab to read, with its parent if it is part of a map or unique tab. */
export type TabRef = { readonly id: StashTabId; readonly parentId?: StashTabId };

export type LoaderDeps = {
  /** Reads a tab through the API; rejects with ApiError, or with AbortError after Cancel. */
  readonly readTab: (ref: TabRef, signal: AbortSignal) => Promise<{ stash: unknown; readAtMs: number; budget: RequestBudget | null }>;
  /** Passes the raw tab to the worker; returns the tab's item counts and the children that must still be read. */
  readonly keepTab: (ref: TabRef, stash: unknown, readAtMs: number) => Promise<{ tab: LoadedTab; children: readonly TabRef[] }>;
  /** Number of items in the tab when it was last read; null if it was never read. */
  readonly readLastCount: (tabId: StashTabId) => number | null;
  /** Waits; rejects when the signal aborts. */
  readonly sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
  readonly readNowMs: () => number;
  readonly dispatch: (event: LoaderEvent) => void;
};

/**
 * R8.32: the first delay; each further delay is doubled. R8.32 allows ten parallel reads, but tabs are read one at a
 * time because the publisher has one queue per account.
 */
const FIRST_RETRY_MS = 350;
const MAX_RETRIES = 5;
/**
 * Number of consecutive tabs that may fail because the publisher is down; after that, the remaining tabs are skipped.
 */
const MAX_FAILURES_IN_AROW = 2;

type Outcome =
  | { kind: 'loaded'; children: readonly TabRef[]; waitMs: number }
  | { kind: 'skipped' }
  | { kind: 'failed'; reason: FailureReason };

/** Runs until all tabs are read, the signal aborts, or an error ends the whole run. Never rejects. */
export async function runLoader(refs: readonly TabRef[], deps: LoaderDeps, signal: AbortSignal): Promise<void> {
  const queue = [...refs];
  let failuresInARow = 0;
  deps.dispatch({ type: 'started', tabIds: refs.map((ref) => ref.id) });
  try {
    for (let ref = queue.shift(); ref !== undefined; ref = queue.shift()) {
      const outcome = await loadTab(ref, deps, signal);
      if (outcome.kind === 'failed') {
        deps.dispatch({ type: 'tabFailed', tabId: ref.id, reason: outcome.reason });
        failuresInARow += 1;
        if (isFinalReason(outcome.reason) || failuresInARow >= MAX_FAILURES_IN_AROW)
          return deps.dispatch({ type: 'ended', stopped: outcome.reason });
        continue;
      }
      failuresInARow = 0;
      if (outcome.kind === 'loaded' && outcome.children.length > 0) {
        queue.unshift(...outcome.children);
        deps.dispatch({ type: 'enlarged', by: outcome.children.length });
      }
      // The server would silently delay the next call, so wait here and show the wait.
      if (outcome.kind === 'loaded' && outcome.waitMs > 0 && queue.length > 0)
        await wait({ reason: 'ownBudget', waitMs: outcome.waitMs }, deps, signal);
    }
    deps.dispatch({ type: 'ended', stopped: null });
  } catch (error) {
    deps.dispatch({ type: 'ended', stopped: signal.aborted ? 'cancelled' : readFailure(error) });
  }
}

/** Reads a tab until it is loaded, no longer exists, or has failed permanently. */
async function loadTab(ref: TabRef, deps: LoaderDeps, signal: AbortSignal): Promise<Outcome> {
  deps.dispatch({ type: 'tabStarted', tabId: ref.id });
  for (let attempt = 0; ;) {
    signal.throwIfAborted();
    try {
      return await readAndKeep(ref, deps, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const refusal = error instanceof ApiError ? error.refusal : null;
      if (refusal?.code === 'stashTabVanished') {
        deps.dispatch({ type: 'tabVanished', tabId: ref.id });
        return { kind: 'skipped' };
      }
      const reason = readFailure(error);
      if (reason === 'rateLimited') {
        // R8.29: unlimited retries; the user can always cancel.
        await wait({ reason: 'publisherLimit', waitMs: (refusal?.retryAfterMs ?? retryDelayMs(attempt)) + EXTRA_WAIT_MS }, deps, signal);
        continue;
      }
      if (!isWorthRetrying(reason) || attempt >= MAX_RETRIES) return { kind: 'failed', reason };
      await wait({ reason: 'retry', waitMs: FIRST_RETRY_MS * 2 ** attempt }, deps, signal);
      attempt += 1;
    }
  }
}

async function readAndKeep(ref: TabRef, deps: LoaderDeps, signal: AbortSignal): Promise<Outcome> {
  const lastCount = deps.readLastCount(ref.id);
  let reply = await deps.readTab(ref, signal);
  const hasShrunk = isShrunk(reply.stash, lastCount);
  if (hasShrunk) {
    // An empty tab may be real or a faulty reply, so it is reread; a second empty reply is accepted, and the tab is
    // marked.
    await deps.sleep(Math.max(FIRST_RETRY_MS, reply.budget?.waitMs ?? 0), signal);
    reply = await deps.readTab(ref, signal);
  }
  signal.throwIfAborted();
  const kept = await deps.keepTab(ref, reply.stash, reply.readAtMs);
  const shrunkFrom = hasShrunk && isShrunk(reply.stash, lastCount) ? lastCount : null;
  deps.dispatch({ type: 'tabLoaded', tabId: ref.id, tab: { ...kept.tab, ...(shrunkFrom !== null && { shrunkFrom }) } });
  if (reply.budget !== null) deps.dispatch({ type: 'budgetLearned', budget: reply.budget, atMs: deps.readNowMs() });
  return { kind: 'loaded', children: kept.children, waitMs: reply.budget?.waitMs ?? 0 };
}

/** Minimum number of items at the last read for a tab to be reread if it is now returned (almost) empty (D72). */
const NOTABLE_COUNT = 20;
const LEAST_SHARE = 0.1;

function isShrunk(stash: unknown, lastCount: number | null): boolean {
  if (lastCount === null || lastCount < NOTABLE_COUNT) return false;
  return countItems(stash) < lastCount * LEAST_SHARE;
}

/** Counts the items in the tab and in nested tabs included in the reply. */
function countItems(stash: unknown): number {
  const { items, children } = typeof stash === 'object' && stash !== null ? (stash as { items?: unknown; children?: unknown }) : {};
  const inside = Array.isArray(children) ? children.reduce<number>((sum, child: unknown) => sum + countItems(child), 0) : 0;
  return (Array.isArray(items) ? items.length : 0) + inside;
}

async function wait(options: { reason: WaitReason; waitMs: number }, deps: LoaderDeps, signal: AbortSignal): Promise<void> {
  const fromMs = deps.readNowMs();
  deps.dispatch({ type: 'waiting', wait: { reason: options.reason, fromMs, untilMs: fromMs + options.waitMs } });
  await deps.sleep(options.waitMs, signal);
  deps.dispatch({ type: 'waiting', wait: null });
}

function readFailure(error: unknown): FailureReason {
  const reason = readFailureReason(error);
  return reason === 'unknown' && error instanceof ApiError && error.status >= 500 ? 'gameApiDown' : reason;
}

/** If there is no connection, the person must resume manually: nothing is read later automatically. */
function isWorthRetrying(reason: FailureReason): boolean {
  if (reason === 'network') return isReachable();
  return reason === 'gameApiDown' || reason === 'gameApiTimeout';
}
