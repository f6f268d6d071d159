const MINUTE_MS = 60_000;

/** Presence times (R9.03, R9.04; D60 for the grace after the last connection closes, D64 for playing). */
export const presenceLimits = {
  idleAfterMs: 30 * MINUTE_MS,
  offlineAfterMs: 120 * MINUTE_MS,
  reconnectGraceMs: MINUTE_MS,
  /** Time after the last connection closes until a person counts as idle; a reload takes less time. */
  leavingAfterMs: 15_000,
  heartbeatMs: 5 * MINUTE_MS,
  playingMs: 120 * MINUTE_MS,
} as const;

/** Presence in a game; `playing` is set by the person, who is in the game and reads notifications. */
export type Presence = 'online' | 'idle' | 'playing' | 'offline';

/**
 * `disconnectedSinceMs` is null while at least one tab is connected; `lastActiveMs` is null for an account never seen
 * active; `playingUntilMs` is null for an account that has not set playing.
 */
export type PresenceFacts = {
  readonly lastActiveMs: number | null;
  readonly disconnectedSinceMs: number | null;
  readonly playingUntilMs: number | null;
};

/**
 * Returns the presence of an account in a game at a server time (R4.04-R4.06, D60, D64): online within 30 minutes of an
 * action, then idle, offline after 2 hours or once all connections have been closed for 60 seconds, so that a reload
 * does not count. The account is idle from 15 seconds after the last connection closes. Inactivity sets a playing
 * person neither idle nor offline.
 */
export function presenceAt(facts: PresenceFacts, nowMs: number): Presence {
  const { lastActiveMs, disconnectedSinceMs, playingUntilMs } = facts;
  if (lastActiveMs === null || !Number.isFinite(lastActiveMs)) return 'offline';
  const closedMs = disconnectedSinceMs === null ? 0 : nowMs - disconnectedSinceMs;
  if (closedMs >= presenceLimits.reconnectGraceMs) return 'offline';
  const isPlaying = playingUntilMs !== null && nowMs < playingUntilMs;
  const quietMs = nowMs - lastActiveMs;
  if (!isPlaying && quietMs >= presenceLimits.offlineAfterMs) return 'offline';
  if (closedMs >= presenceLimits.leavingAfterMs) return 'idle';
  if (isPlaying) return 'playing';
  return quietMs >= presenceLimits.idleAfterMs ? 'idle' : 'online';
}

/** Returns when inactivity sets an account offline; null for an account never seen active. */
export function offlineByInactivityMs({ lastActiveMs, playingUntilMs }: PresenceFacts): number | null {
  if (lastActiveMs === null || !Number.isFinite(lastActiveMs)) return null;
  return Math.max(lastActiveMs + presenceLimits.offlineAfterMs, playingUntilMs ?? 0);
}
