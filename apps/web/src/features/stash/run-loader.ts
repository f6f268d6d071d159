/**
 * Reads tabs one after the other, never faster than the publisher allows (R4.17, R4.18, R8.21, R8.29, R8.30, R8.32,
 * D86).
 */
import { ApiError } from '@poexchange/contract/client';
import type { RequestBudget } from '@poexchange/contract/rest';
import type { StashTabId } from '@poexchange/domain/ids';
import { EXTRA_WAIT_MS } from '../../shared/api/rate-waits.ts';
import { retryDelayMs } from '../../shared/api/retry.ts';
import { isReachable } from '../../shared/network/connection.ts';
import { isFinalReason, readFailureReason, type FailureReason } from './failure-reason.ts';
import type { LoadedTab, LoaderEvent, WaitReason } from './loader-state.ts';

/** A tab to read, and its parent for a part of a map or unique tab. */
export type TabRef = { readonly id: StashTabId; readonly parentId?: StashTabId };

export type LoaderDeps = {
  /** One read through the API; rejects with ApiError, or AbortError after Cancel. */
  readonly readTab: (ref: TabRef, signal: AbortSignal) => Promise<{ stash: unknown; readAtMs: number; budget: RequestBudget | null }>;
  /** Passes the raw tab to the worker; returns the size of its content and the children that still have to be read. */
  readonly keepTab: (ref: TabRef, stash: unknown, readAtMs: number) => Promise<{ tab: LoadedTab; children: readonly TabRef[] }>;
  /** Number of items in the tab when it was last read; null if it never was. */
  readonly readLastCount: (tabId: StashTabId) => number | null;
  /** Waits; rejects when the signal aborts. */
  readonly sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
  readonly readNowMs: () => number;
  readonly dispatch: (event: LoaderEvent) => void;
};

/**
 * R8.32: the first wait; each further one is twice as long. R8.32 allows ten parallel reads; one is made at a time
 * because the publisher has one queue per account.
 */
const FIRST_RETRY_MS = 350;
const MAX_RETRIES = 5;
/** Number of consecutive tabs that fail because the publisher is down, after which the rest is skipped. */
const MAX_FAILURES_IN_AROW = 2;

type Outcome =
  | { kind: 'loaded'; children: readonly TabRef[]; waitMs: number }
  | { kind: 'skipped' }
  | { kind: 'failed'; reason: FailureReason };

/** Runs to the end, to Cancel (abort the signal) or to a refusal that ends everything. Never rejects. */
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
      // The server would silently delay the next call: wait here, visibly.
      if (outcome.kind === 'loaded' && outcome.waitMs > 0 && queue.length > 0)
        await wait({ reason: 'ownBudget', waitMs: outcome.waitMs }, deps, signal);
    }
    deps.dispatch({ type: 'ended', stopped: null });
  } catch (error) {
    deps.dispatch({ type: 'ended', stopped: signal.aborted ? 'cancelled' : readFailure(error) });
  }
}

/** Reads a tab until it is loaded, has vanished, or has failed for good. */
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
        // R8.29: without a limit; the user can always cancel.
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
    // An empty tab may be real or a faulty reply: it is accepted the second time, and marked.
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

/** Number of items from which a tab that comes back (almost) empty is read a second time (D72). */
const NOTABLE_COUNT = 20;
const LEAST_SHARE = 0.1;

function isShrunk(stash: unknown, lastCount: number | null): boolean {
  if (lastCount === null || lastCount < NOTABLE_COUNT) return false;
  return countItems(stash) < lastCount * LEAST_SHARE;
}

/** Items of the tab, and of the tabs inside it that came with the reply. */
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

/** Without a connection the person continues when it is back: nothing is read later automatically (D36). */
function isWorthRetrying(reason: FailureReason): boolean {
  if (reason === 'network') return isReachable();
  return reason === 'gameApiDown' || reason === 'gameApiTimeout';
}
