const MINUTE_MS = 60_000;

/** Presence times (R9.03, R9.04; D60 for the grace after the last connection closed). */
export const presenceLimits = {
  idleAfterMs: 30 * MINUTE_MS,
  offlineAfterMs: 120 * MINUTE_MS,
  reconnectGraceMs: MINUTE_MS,
  heartbeatMs: 5 * MINUTE_MS,
} as const;

export type Presence = 'online' | 'idle' | 'offline';

/**
 * `disconnectedSinceMs` is null while at least one tab is connected; `lastActiveMs` is null for an account never seen
 * active.
 */
export type PresenceFacts = { readonly lastActiveMs: number | null; readonly disconnectedSinceMs: number | null };

/**
 * Presence of an account in a game at a server time (R4.04-R4.06, D60): online within 30 minutes of an action, then
 * idle, offline after 2 hours or once all connections have been closed for 60 seconds, so that a reload does not count.
 */
export function presenceAt(facts: PresenceFacts, nowMs: number): Presence {
  const { lastActiveMs, disconnectedSinceMs } = facts;
  if (lastActiveMs === null || !Number.isFinite(lastActiveMs)) return 'offline';
  if (disconnectedSinceMs !== null && nowMs - disconnectedSinceMs >= presenceLimits.reconnectGraceMs) return 'offline';
  const quietMs = nowMs - lastActiveMs;
  if (quietMs >= presenceLimits.offlineAfterMs) return 'offline';
  return quietMs >= presenceLimits.idleAfterMs ? 'idle' : 'online';
}

/** The server time at which presence next changes by itself, or null when only an event can change it (offline). */
export function nextPresenceChangeAt(facts: PresenceFacts, nowMs: number): number | null {
  const presence = presenceAt(facts, nowMs);
  const { lastActiveMs, disconnectedSinceMs } = facts;
  if (presence === 'offline' || lastActiveMs === null) return null;
  const quietEndsMs = lastActiveMs + (presence === 'online' ? presenceLimits.idleAfterMs : presenceLimits.offlineAfterMs);
  if (disconnectedSinceMs === null) return quietEndsMs;
  return Math.min(quietEndsMs, disconnectedSinceMs + presenceLimits.reconnectGraceMs);
}
