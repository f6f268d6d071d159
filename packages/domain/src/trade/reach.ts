/** Limits on the requests that reach one person per minute (D37). */
export const reachLimits = {
  windowMs: 60_000,
  /** Limit per sender. */
  perSender: 10,
  /** Limit for all senders together. */
  inAll: 60,
  /** Account age below which an account counts as new. */
  newForMs: 24 * 3_600_000,
  /**
   * Number of requests from all senders below which a sender may send a first, a second, a third, or a later request.
   */
  upTo: [60, 40, 30, 20],
  /** Like `upTo`, but for the first request of a new account. */
  upToForNew: 45,
} as const;

/**
 * A request that reached the receiver within the last minute: its time, and whether it came from the current sender.
 */
export type Reach = { readonly atMs: number; readonly isOwn: boolean };

export type ReachVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly policy: 'requests-to-one-seller' | 'requests-to-a-seller'; readonly retryAfterMs: number };

/**
 * Returns whether another request may reach a person (D37). The more a sender has sent, the lower the total at which
 * they are rejected: a few busy senders leave room for other people's first requests, and new accounts leave room for
 * older accounts.
 */
export function judgeReach(
  reached: readonly Reach[],
  { accountCreatedMs, nowMs }: { readonly accountCreatedMs: number; readonly nowMs: number },
): ReachVerdict {
  const recent = reached.filter(({ atMs }) => atMs > nowMs - reachLimits.windowMs).toSorted((a, b) => a.atMs - b.atMs);
  const own = recent.filter(({ isOwn }) => isOwn);
  const upTo = reachLimits.upTo[Math.min(own.length, reachLimits.upTo.length - 1)] ?? 0;
  const isNew = nowMs - accountCreatedMs < reachLimits.newForMs;
  // Requests are accepted again as soon as enough of the oldest requests are a minute old.
  const ownWaitMs = readWaitMs(own, { most: reachLimits.perSender, nowMs });
  const waitMs = readWaitMs(recent, { most: isNew ? Math.min(upTo, reachLimits.upToForNew) : upTo, nowMs });
  if (ownWaitMs === 0 && waitMs === 0) return { ok: true };
  const policy = ownWaitMs > 0 ? 'requests-to-one-seller' : 'requests-to-a-seller';
  return { ok: false, policy, retryAfterMs: Math.max(1000, ownWaitMs, waitMs) };
}

/** Returns the time in ms until fewer than `most` of these requests (oldest first) are from the last minute. */
function readWaitMs(reached: readonly Reach[], { most, nowMs }: { most: number; nowMs: number }): number {
  const leaving = reached[reached.length - most];
  return leaving === undefined ? 0 : leaving.atMs + reachLimits.windowMs - nowMs;
}
