/**
 * Rate limits as observed: a counter for each policy and key (account or address), with several windows in parallel.
 * Hits are counted in buckets (about 5 s for short windows, 60 s for long windows) that expire as a whole, so a hit
 * counts for the period plus at most one bucket. Replies report the state after the hit.
 */
import { nameLimitHeader, nameStateHeader, rateLimitHeaders } from '@poexchange/contract/game-api';

/** `hits:period:restriction`, in seconds. */
export type Window = Readonly<{ hits: number; periodSeconds: number; restrictionSeconds: number }>;
export type Policy = Readonly<{ name: string; rule: 'Account' | 'Ip' | 'Client'; windows: readonly Window[] }>;
export type Verdict = Readonly<{ headers: Readonly<Record<string, string>>; retryAfterSeconds: number | null }>;

type WindowState = { buckets: Map<number, number>; restrictedUntilMs: number };

export type RateLimiter = Readonly<{
  /** Counts a request and returns the state for its reply. */
  hit: (policy: Policy, key: string) => Verdict;
  /** Returns the same state without counting a request. */
  peek: (policy: Policy, key: string) => Verdict;
}>;

/** Parses `15:10:60,30:300:300`. */
export function readWindows(text: string): Window[] {
  return text.split(',').map((triplet) => {
    const [hits = 0, periodSeconds = 0, restrictionSeconds = 0] = triplet.split(':').map(Number);
    return { hits, periodSeconds, restrictionSeconds };
  });
}

function bucketMsOf(window: Window): number {
  return window.periodSeconds >= 60 ? 60_000 : 5_000;
}

function countHits(window: Window, state: WindowState, nowMs: number): number {
  let count = 0;
  for (const [bucket, hits] of state.buckets) {
    const leavesAtMs = (bucket + 1) * bucketMsOf(window) + window.periodSeconds * 1000;
    if (leavesAtMs <= nowMs) state.buckets.delete(bucket);
    else count += hits;
  }
  return count;
}

function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

function describe(policy: Policy, states: readonly WindowState[], nowMs: number): Verdict {
  const limits = policy.windows.map((w) => `${w.hits}:${w.periodSeconds}:${w.restrictionSeconds}`);
  const current = policy.windows.map((w, i) => {
    const state = states[i] as WindowState;
    return `${countHits(w, state, nowMs)}:${w.periodSeconds}:${secondsLeft(state.restrictedUntilMs, nowMs)}`;
  });
  const wait = Math.max(...states.map((state) => secondsLeft(state.restrictedUntilMs, nowMs)));
  return {
    retryAfterSeconds: wait > 0 ? wait : null,
    headers: {
      [rateLimitHeaders.policy]: policy.name,
      [rateLimitHeaders.rules]: policy.rule,
      [nameLimitHeader(policy.rule)]: limits.join(','),
      [nameStateHeader(policy.rule)]: current.join(','),
      ...(wait > 0 ? { [rateLimitHeaders.retryAfter]: String(wait) } : {}),
    },
  };
}

function addHit(window: Window, state: WindowState, nowMs: number): void {
  const bucket = Math.floor(nowMs / bucketMsOf(window));
  state.buckets.set(bucket, (state.buckets.get(bucket) ?? 0) + 1);
  if (countHits(window, state, nowMs) > window.hits) state.restrictedUntilMs = nowMs + window.restrictionSeconds * 1000;
}

export function createRateLimiter(now: () => number): RateLimiter {
  const counters = new Map<string, WindowState[]>();
  const find = (policy: Policy, key: string): WindowState[] => {
    const id = `${policy.name}\n${key}`;
    const known = counters.get(id);
    if (known !== undefined) return known;
    const made = policy.windows.map((): WindowState => ({ buckets: new Map(), restrictedUntilMs: 0 }));
    counters.set(id, made);
    return made;
  };
  return {
    hit: (policy, key) => {
      const nowMs = now();
      const states = find(policy, key);
      const isRestricted = states.some((state) => state.restrictedUntilMs > nowMs);
      if (!isRestricted) policy.windows.forEach((window, i) => addHit(window, states[i] as WindowState, nowMs));
      return describe(policy, states, nowMs);
    },
    peek: (policy, key) => describe(policy, find(policy, key), now()),
  };
}
