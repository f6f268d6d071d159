import { netWorthLimits } from './limits.ts';

/** The settings that affect the schedule. Times are in milliseconds, null if unset. */
export type AutoSettings = {
  readonly autosnapshotEnabled: boolean;
  readonly selectedProfileId: string | null;
  readonly snapshotInterval: number;
  readonly nextAutoSnapshotAt: number | null;
};

/**
 * A person's auto-snapshot token in a game, as one tab sees it: only one tab across all their devices has it. `askAtMs`
 * is the time of the next request for it.
 */
export type TokenView =
  | { readonly kind: 'none'; readonly askAtMs: number }
  | { readonly kind: 'held'; readonly token: string; readonly expiresMs: number; readonly askAtMs: number }
  | { readonly kind: 'elsewhere'; readonly askAtMs: number };

export const noToken: TokenView = { kind: 'none', askAtMs: 0 };

export type TokenEvent =
  | { readonly kind: 'granted'; readonly token: string; readonly expiresMs: number }
  | { readonly kind: 'refused' }
  /** `failures` counts consecutive failed requests, including this one. */
  | { readonly kind: 'failed'; readonly failures: number }
  /** `random` is in [0, 1). */
  | { readonly kind: 'revoked'; readonly random: number };

/** Time between two requests for the token: half the interval, between 30 s and 5 minutes (R4.40). */
export function tokenPeriodMs(snapshotInterval: number): number {
  return Math.min(Math.max(snapshotInterval / 2, 30_000), 300_000);
}

/** Lifetime of a token on the server: two and a half periods, so that a single failed request does not lose it. */
export function tokenLifetimeMs(snapshotInterval: number): number {
  return 2.5 * tokenPeriodMs(snapshotInterval);
}

/**
 * Updates a tab's view of the token: after an answer, the tab asks again one period later; after a failure, with
 * exponential backoff of up to one period; after a revocation, it has no token and asks after a random delay of up to 5
 * s, so that a person's tabs do not all ask at the same time.
 */
export function moveToken(
  view: TokenView,
  event: TokenEvent,
  { nowMs, snapshotInterval }: { nowMs: number; snapshotInterval: number },
): TokenView {
  const periodMs = tokenPeriodMs(snapshotInterval);
  const askAtMs = nowMs + periodMs;
  switch (event.kind) {
    case 'granted':
      return { kind: 'held', token: event.token, expiresMs: event.expiresMs, askAtMs };
    case 'refused':
      return { kind: 'elsewhere', askAtMs };
    case 'failed': {
      const againAtMs = nowMs + Math.min(periodMs, netWorthLimits.failedDelayMs * 2 ** Math.min(20, event.failures - 1));
      return view.kind === 'held' && view.expiresMs > nowMs ? { ...view, askAtMs: againAtMs } : { kind: 'none', askAtMs: againAtMs };
    }
    case 'revoked':
      return { kind: 'none', askAtMs: nowMs + Math.floor(event.random * netWorthLimits.revokedDelayMs) };
  }
}

/** Returns true if a tab should request the token now: auto is on and the next request is due. */
export function shouldAskForToken(view: TokenView, settings: AutoSettings, nowMs: number): boolean {
  return settings.autosnapshotEnabled && settings.selectedProfileId !== null && nowMs >= view.askAtMs;
}

/**
 * State of the schedule for a tab: `off`; no profile is selected; the token is `elsewhere`, or pending; `waits` until a
 * time that is shown with a countdown; or `due`.
 */
export type AutoPlan =
  | { readonly kind: 'off' }
  | { readonly kind: 'noProfile' }
  | { readonly kind: 'noToken' }
  | { readonly kind: 'elsewhere'; readonly atMs: number | null }
  | { readonly kind: 'waits'; readonly atMs: number }
  | { readonly kind: 'due' };

/** Returns the state of the schedule for a tab at a time. An expired token counts as missing. */
export function planAutoSnapshot(settings: AutoSettings, view: TokenView, nowMs: number): AutoPlan {
  if (!settings.autosnapshotEnabled) return { kind: 'off' };
  if (settings.selectedProfileId === null) return { kind: 'noProfile' };
  if (view.kind === 'elsewhere') return { kind: 'elsewhere', atMs: settings.nextAutoSnapshotAt };
  if (view.kind === 'none' || view.expiresMs <= nowMs) return { kind: 'noToken' };
  const atMs = settings.nextAutoSnapshotAt;
  return atMs === null || atMs <= nowMs ? { kind: 'due' } : { kind: 'waits', atMs };
}

/**
 * Returns the time of the next auto snapshot: an interval after the last snapshot, but not in the past; null while auto
 * is off.
 */
export function nextAutoSnapshotAt(
  settings: { readonly autosnapshotEnabled: boolean; readonly snapshotInterval: number; readonly lastSnapshotAt: number | null },
  nowMs: number,
): number | null {
  if (!settings.autosnapshotEnabled) return null;
  return Math.max(nowMs, (settings.lastSnapshotAt ?? nowMs - settings.snapshotInterval) + settings.snapshotInterval);
}
