/** This window's auto snapshot schedule and token (R4.38, R4.40). Times are in server milliseconds. */
import type { AutoTokenReply } from '@poexchange/contract/events/net-worth';
import {
  moveToken,
  netWorthLimits,
  noToken,
  planAutoSnapshot,
  shouldAskForToken,
  type AutoPlan,
  type AutoSettings,
  type TokenEvent,
  type TokenView,
} from '@poexchange/domain/net-worth';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type AutoState = { readonly settings: AutoSettings | null; readonly token: TokenView; readonly plan: AutoPlan };

export type AutoDeps = {
  readonly readNowMs: () => number;
  /** In [0, 1). */
  readonly readRandom: () => number;
  readonly isConnected: () => boolean;
  /** Requests the token, naming the token currently held. */
  readonly askToken: (held: string | undefined) => Promise<AutoTokenReply>;
  /** True if a snapshot is running or queued in this window. */
  readonly isBusy: () => boolean;
  readonly take: (profileId: string) => void;
  /**
   * Reports a failure to acquire the token, once until a request succeeds again; returns true if the failure was
   * reported.
   */
  readonly onTokenFailure: (error: unknown) => boolean;
};

export type AutoSnapshots = {
  readonly state: StoreApi<AutoState>;
  /** Applies the displayed game's settings; null if signed out. */
  readonly followSettings: (settings: AutoSettings | null) => void;
  /** The server has freed the token (R7.58). */
  readonly revoke: () => void;
  /**
   * The connection is back, or events may have been missed. Requests the token immediately, naming the held token,
   * because the server frees a token 30 s after its window's connection broke.
   */
  readonly renew: () => void;
  /**
   * Auto snapshots were turned on in this window, which takes them from then on. Requests the token immediately, before
   * other windows can.
   */
  readonly claim: () => void;
  /** Restores the token that this window held before a reload; call it before `followSettings`. */
  readonly restore: (token: string) => void;
  /** An auto snapshot has ended; a failed snapshot is retried later, a cancelled snapshot after an interval. */
  readonly end: (kind: 'saved' | 'cancelled' | 'failed') => void;
  /** Checks the clock; called every second. */
  readonly tick: () => void;
  readonly readToken: () => string | undefined;
  /** The account or game has changed: resets all state. */
  readonly reset: () => void;
};

const empty: AutoState = { settings: null, token: noToken, plan: { kind: 'off' } };

export function createAutoSnapshots(deps: AutoDeps): AutoSnapshots {
  const state = createStore<AutoState>(() => empty);
  let isAsking = false;
  /** True if the state changed after the pending request was sent, which means that the request must be repeated. */
  let isAnswerStale = false;
  let tokenFailures = 0;
  let isFailureTold = false;
  let failures = 0;
  let notBeforeMs = 0;
  /** Number of resets: answers to requests sent before a reset are dropped. */
  let era = 0;

  function plan(): void {
    const { settings, token, plan: before } = state.getState();
    const nowMs = deps.readNowMs();
    const planned: AutoPlan = settings === null ? { kind: 'off' } : planAutoSnapshot(settings, token, nowMs);
    // After a failure the scheduled time has passed, so the wait is until the next attempt.
    const next: AutoPlan = planned.kind === 'due' && nowMs < notBeforeMs ? { kind: 'waits', atMs: notBeforeMs } : planned;
    if (JSON.stringify(next) !== JSON.stringify(before)) state.setState({ plan: next });
  }

  function move(event: TokenEvent): void {
    const { settings, token } = state.getState();
    if (settings === null) return;
    state.setState({ token: moveToken(token, event, { nowMs: deps.readNowMs(), snapshotInterval: settings.snapshotInterval }) });
    plan();
  }

  async function ask(): Promise<void> {
    isAsking = true;
    isAnswerStale = false;
    const askedIn = era;
    try {
      const reply = await deps.askToken(readToken());
      if (askedIn !== era) return;
      tokenFailures = 0;
      isFailureTold = false;
      move(reply.held ? { kind: 'granted', token: reply.token, expiresMs: reply.expiresMs } : { kind: 'refused' });
    } catch (error) {
      if (askedIn !== era) return;
      tokenFailures += 1;
      isFailureTold ||= deps.onTokenFailure(error);
      move({ kind: 'failed', failures: tokenFailures });
    } finally {
      if (askedIn === era) isAsking = false;
      if (askedIn === era && isAnswerStale) askNow();
    }
  }

  /** Lets the next clock check send a request, even after a pending answer. */
  function askNow(): void {
    const { token } = state.getState();
    isAnswerStale = isAsking;
    state.setState({ token: { ...token, askAtMs: deps.readNowMs() } });
  }

  function readToken(): string | undefined {
    const { token } = state.getState();
    return token.kind === 'held' ? token.token : undefined;
  }

  return {
    state,
    readToken,
    followSettings: (settings) => {
      const before = state.getState().settings;
      const isTurnedOn = before?.autosnapshotEnabled === false && settings?.autosnapshotEnabled === true;
      // The window in which auto snapshots were turned on comes first (`claim`); an earlier failure no longer counts.
      const askAtMs = deps.readNowMs() + Math.floor(((1 + deps.readRandom()) / 2) * netWorthLimits.revokedDelayMs);
      state.setState({ settings, ...(isTurnedOn && { token: { kind: 'none', askAtMs } }) });
      if (isTurnedOn) [failures, notBeforeMs] = [0, 0];
      plan();
    },
    revoke: () => move({ kind: 'revoked', random: deps.readRandom() }),
    renew: askNow,
    claim: () => {
      askNow();
      if (!isAsking && deps.isConnected()) void ask();
    },
    restore: (token) => state.setState({ token: { kind: 'held', token, expiresMs: 0, askAtMs: 0 } }),
    end: (kind) => {
      const { settings } = state.getState();
      failures = kind === 'failed' ? failures + 1 : 0;
      const intervalMs = settings?.snapshotInterval ?? netWorthLimits.defaultIntervalMs;
      const waitMs = kind === 'saved' ? 0 : kind === 'cancelled' ? intervalMs : netWorthLimits.unknownGapMs * 2 ** (failures - 1);
      notBeforeMs = deps.readNowMs() + Math.min(waitMs, intervalMs);
      plan();
    },
    tick: () => {
      const { settings, token } = state.getState();
      if (settings === null) return;
      const nowMs = deps.readNowMs();
      if (!isAsking && deps.isConnected() && shouldAskForToken(token, settings, nowMs)) void ask();
      plan();
      const { plan: now } = state.getState();
      if (now.kind !== 'due' || deps.isBusy() || !deps.isConnected()) return;
      if (settings.selectedProfileId !== null) deps.take(settings.selectedProfileId);
    },
    reset: () => {
      era += 1;
      [isAsking, isAnswerStale, isFailureTold, tokenFailures, failures, notBeforeMs] = [false, false, false, 0, 0, 0];
      state.setState(empty);
    },
  };
}
