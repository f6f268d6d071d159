/**
 * The rules of a request budget, as pure functions. A budget is what one counter of the publisher allows: an account's
 * own counter for a policy, or the counter shared by all callers from this server. Limits come only from headers. Every
 * estimate errs towards waiting: a call counts from the time its response arrives until its window plus one ageing step
 * has passed.
 */
import type { ReportedWindow } from './rate-report.ts';

type WindowState = {
  readonly rule: string;
  readonly limit: number;
  readonly periodMs: number;
  /** Latest possible time of each counted call, ours or another tool's; oldest first. */
  readonly hitsAtMs: readonly number[];
};

export type BudgetState = {
  /** False until the first response shows whether there are limits. */
  readonly isKnown: boolean;
  readonly windows: readonly WindowState[];
  readonly pending: readonly { readonly id: string; readonly atMs: number }[];
  /** The publisher's own "not before" time (R4.17); 0 if unset. */
  readonly blockedUntilMs: number;
  /** The only call in flight where calls are serialised (R7.08). */
  readonly lease: { readonly id: string; readonly untilMs: number } | null;
};

export type Plan =
  | { readonly kind: 'go'; readonly state: BudgetState }
  | { readonly kind: 'wait'; readonly waitMs: number }
  | { readonly kind: 'busy' };

/** A call to book; with `leaseMs` it must be the only call in flight. */
export type Booking = { readonly id: string; readonly nowMs: number; readonly leaseMs?: number };

export const emptyBudget: BudgetState = { isKnown: false, windows: [], pending: [], blockedUntilMs: 0, lease: null };

/** Added to every wait that the publisher requests, in ms (R9.14). */
const EXTRA_WAIT_MS = 250;
/** How long a lost caller's booking is kept, in ms: the time limit of a call (R9.16), plus a margin. */
const PENDING_LIFE_MS = 400_000;
const CLOCK_SLACK_MS = 1000;

/** Returns the interval at which the publisher ages counts: about 5 s in short windows, a minute in long windows. */
function ageingStepMs(periodMs: number): number {
  return periodMs < 60_000 ? 5_000 : 60_000;
}

/** Returns when a call made at `atMs` has certainly stopped counting. */
function releaseMs(atMs: number, periodMs: number): number {
  return atMs + periodMs + ageingStepMs(periodMs) + CLOCK_SLACK_MS;
}

/**
 * Returns how many calls in a window are left unused for the player's other tools. A window of two cannot spare any.
 */
export function reserveOf(limit: number): number {
  return limit <= 2 ? 0 : Math.max(1, Math.floor(limit / 15));
}

function countedHits(window: WindowState, nowMs: number): readonly number[] {
  return window.hitsAtMs.filter((atMs) => releaseMs(atMs, window.periodMs) > nowMs);
}

function livePending(state: BudgetState, nowMs: number): BudgetState['pending'] {
  return state.pending.filter((call) => call.atMs + PENDING_LIFE_MS > nowMs);
}

/** Computes the wait until a window has room for another call in addition to the calls in flight. */
function windowWaitMs(window: WindowState, inFlight: number, nowMs: number): number {
  const hits = countedHits(window, nowMs);
  const usable = window.limit - reserveOf(window.limit);
  const excess = hits.length + inFlight - usable + 1;
  if (excess <= 0) return 0;
  // Calls in flight may count from now: if they alone fill the window, wait for a whole window.
  const freeing = hits[excess - 1] ?? nowMs;
  return Math.max(1, releaseMs(freeing, window.periodMs) - nowMs);
}

/** Returns the time in ms until this budget allows the next call; 0 if it is allowed now. */
export function readWaitMs(state: BudgetState, nowMs: number): number {
  const inFlight = livePending(state, nowMs).length;
  const blockedMs = state.blockedUntilMs > 0 ? Math.max(0, state.blockedUntilMs + EXTRA_WAIT_MS - nowMs) : 0;
  return Math.max(blockedMs, ...state.windows.map((window) => windowWaitMs(window, inFlight, nowMs)), 0);
}

/** Returns the counted and allowed calls of each window, for the progress bar. */
export function describeWindows(state: BudgetState, nowMs: number): { limit: number; used: number; periodMs: number }[] {
  const inFlight = livePending(state, nowMs).length;
  return state.windows.map((window) => ({
    limit: window.limit,
    used: Math.min(window.limit, countedHits(window, nowMs).length + inFlight),
    periodMs: window.periodMs,
  }));
}

/**
 * Plans a call. `go` contains the state with the call booked, so that it counts in the next plan; `busy` means that
 * another call has the lease. With `leaseMs` the call acquires the lease for that long.
 */
export function planRequest(state: BudgetState, call: Booking): Plan {
  const { id, nowMs, leaseMs } = call;
  if (leaseMs !== undefined && state.lease !== null && state.lease.id !== id && state.lease.untilMs > nowMs) return { kind: 'busy' };
  const waitMs = readWaitMs(state, nowMs);
  if (waitMs > 0) return { kind: 'wait', waitMs };
  const lease = leaseMs === undefined ? state.lease : { id, untilMs: nowMs + leaseMs };
  return { kind: 'go', state: { ...state, pending: [...livePending(state, nowMs), { id, atMs: nowMs }], lease } };
}

/** Cancels a booked call that was never sent because another budget rejected it. */
export function cancelRequest(state: BudgetState, id: string): BudgetState {
  return { ...state, pending: state.pending.filter((call) => call.id !== id), lease: state.lease?.id === id ? null : state.lease };
}

/** Extends a slow call's lease. */
export function renewLease(state: BudgetState, lease: { readonly id: string; readonly untilMs: number }): BudgetState {
  return state.lease?.id === lease.id ? { ...state, lease } : state;
}

export type Learned = {
  readonly id: string;
  readonly nowMs: number;
  /** Windows of this budget's scope; null if the response had no rate headers, or there was no response. */
  readonly windows: readonly ReportedWindow[] | null;
  readonly outcome: 'success' | 'limited' | 'other';
  /** The wait time from a 429. */
  readonly retryAfterMs: number | null;
};

/**
 * Applies a response: limits, counts (including other tools' calls), restrictions and 429 waits. A success clears the
 * wait from a 429 (R4.17).
 */
export function learnFromReply(state: BudgetState, learned: Learned): BudgetState {
  const { id, nowMs, windows, outcome } = learned;
  const bookedMs = state.pending.find((call) => call.id === id)?.atMs ?? nowMs;
  const pending = livePending(state, nowMs).filter((call) => call.id !== id);
  const at = { nowMs, bookedMs, inFlight: pending.length };
  const restrictedMs = Math.max(0, ...(windows ?? []).map((window) => window.restrictedMs));
  const restrictedUntilMs = restrictedMs > 0 ? nowMs + restrictedMs : 0;
  const retryUntilMs = outcome === 'limited' && learned.retryAfterMs !== null ? nowMs + learned.retryAfterMs : 0;
  const heldUntilMs = outcome === 'success' ? 0 : state.blockedUntilMs;
  return {
    isKnown: state.isKnown || windows !== null || outcome === 'success',
    windows: windows === null ? state.windows.map((window) => addHit(window, nowMs)) : windows.map((window) => adopt(window, state, at)),
    pending,
    blockedUntilMs: Math.max(restrictedUntilMs, retryUntilMs, heldUntilMs),
    lease: state.lease?.id === id ? null : state.lease,
  };
}

function addHit(window: WindowState, nowMs: number): WindowState {
  return { ...window, hitsAtMs: [...countedHits(window, nowMs), nowMs] };
}

/** Returns our list of hits, adjusted to the publisher's count. */
function adopt(reported: ReportedWindow, state: BudgetState, at: { nowMs: number; bookedMs: number; inFlight: number }): WindowState {
  const { rule, limit, periodMs } = reported;
  const known = state.windows.find((window) => window.rule === rule && window.periodMs === periodMs);
  const before = known === undefined ? [] : countedHits(known, at.nowMs);
  const hits = [...before, at.nowMs];
  const used = readCount(reported);
  if (used === null) return { rule, limit, periodMs, hitsAtMs: hits };
  // Calls that were answered while this call was in flight may be missing from its count.
  const overlapping = before.filter((atMs) => atMs >= at.bookedMs).length;
  // If we have more hits than the publisher, the oldest have aged. If we have fewer (a cold start, another tool), the
  // missing calls may have happened just now, or just before the restriction began.
  const kept = hits.slice(Math.max(0, hits.length - Math.max(1, used) - overlapping));
  const uncounted = known === undefined ? 0 : at.inFlight;
  const missing = Math.min(limit, Math.max(0, used - uncounted - kept.length));
  const elapsedMs = reported.restrictedMs > 0 ? Math.max(0, reported.restrictionMs - reported.restrictedMs) : 0;
  const foreign = Array.from({ length: missing }, () => at.nowMs - elapsedMs);
  return { rule, limit, periodMs, hitsAtMs: [...foreign, ...kept].toSorted((a, b) => a - b) };
}

/**
 * Reads a window's count; null if the window contradicts itself: its limit is exceeded, but there is no restriction.
 */
function readCount({ used, limit, restrictionMs, restrictedMs }: ReportedWindow): number | null {
  return used !== null && used > limit && restrictionMs > 0 && restrictedMs === 0 ? null : used;
}
