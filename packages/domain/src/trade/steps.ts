/** State of a trade: its owner sets the steps by hand, Done and Decline end it. */
export type TradeStep = 'asked' | 'invited' | 'inHideout' | 'traded' | 'declined';

/** The steps an owner can set; `traded` follows from Done, because it takes pieces from the stock (D32). */
export type SettableStep = Exclude<TradeStep, 'traded'>;

/** Times at which each step was reached, in server time; null for steps not reached. */
export type StepTimes = {
  readonly invitedMs: number | null;
  readonly hideoutMs: number | null;
  readonly processedMs: number | null;
  readonly declinedMs: number | null;
};

/** Returns the step of a trade: the one that ended it comes first, then the furthest one. */
export function readStep({ invitedMs, hideoutMs, processedMs, declinedMs }: StepTimes): TradeStep {
  if (processedMs !== null) return 'traded';
  if (declinedMs !== null) return 'declined';
  if (hideoutMs !== null) return 'inHideout';
  return invitedMs === null ? 'asked' : 'invited';
}

/** State of a request (D38): its step, or `gone` if its listing ended before the owner set a step. */
export type TradeState = TradeStep | 'gone';

/**
 * Returns the state of a trade with its listing as it is now; null for a listing that no longer exists. A request is
 * gone with its listing, and open again with it. A trade that its owner has begun continues: a listing expires after
 * two hours (R4.02), which must not end a trade in progress.
 */
export function readTradeState(times: StepTimes, listing: 'active' | 'inactive' | 'deleted' | null): TradeState {
  const step = readStep(times);
  return step === 'asked' && listing !== 'active' ? 'gone' : step;
}

/** Returns whether a trade still waits for its owner. */
export function isOpenTrade(times: StepTimes): boolean {
  return times.processedMs === null && times.declinedMs === null;
}

/**
 * Returns the times after a step was set. A step that was reached keeps its time; later steps are cleared, so that a
 * mistake can be undone. Declining keeps the earlier steps. Setting the same step twice changes nothing.
 */
export function moveToStep(times: StepTimes, step: SettableStep, nowMs: number): StepTimes {
  const invitedMs = times.invitedMs ?? nowMs;
  switch (step) {
    case 'asked':
      return { ...times, invitedMs: null, hideoutMs: null, declinedMs: null };
    case 'invited':
      return { ...times, invitedMs, hideoutMs: null, declinedMs: null };
    case 'inHideout':
      return { ...times, invitedMs, hideoutMs: times.hideoutMs ?? nowMs, declinedMs: null };
    case 'declined':
      return { ...times, declinedMs: times.declinedMs ?? nowMs };
  }
}

/** Limits on the requests that reach one person in a minute (D37). */
export const reachLimits = {
  windowMs: 60_000,
  /** Limit of one sender. */
  perSender: 10,
  /** Limit of all senders together. */
  inAll: 60,
  /** An account younger than this is new. */
  newForMs: 24 * 3_600_000,
  /** Requests of all senders up to which a sender may add a first one, a second, a third, or a later one. */
  upTo: [60, 40, 30, 20],
  /** The same for a first request of a new account. */
  upToForNew: 45,
} as const;

/**
 * A request that reached the receiver within the last minute: its time, and whether it came from the present sender.
 */
export type Reach = { readonly atMs: number; readonly isOwn: boolean };

export type ReachVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly policy: 'requests-to-one-seller' | 'requests-to-a-seller'; readonly retryAfterMs: number };

/**
 * Returns whether one more request may reach a person (D37). The more a sender has sent, the lower the total at which
 * they are refused: a few who send much leave room for everybody's first requests, and new accounts for old ones.
 */
export function judgeReach(
  reached: readonly Reach[],
  { accountCreatedMs, nowMs }: { readonly accountCreatedMs: number; readonly nowMs: number },
): ReachVerdict {
  const recent = reached.filter(({ atMs }) => atMs > nowMs - reachLimits.windowMs).toSorted((a, b) => a.atMs - b.atMs);
  const own = recent.filter(({ isOwn }) => isOwn);
  const upTo = reachLimits.upTo[Math.min(own.length, reachLimits.upTo.length - 1)] ?? 0;
  const isNew = nowMs - accountCreatedMs < reachLimits.newForMs;
  // There is room again as soon as enough of the oldest are a minute old.
  const ownWaitMs = readWaitMs(own, { most: reachLimits.perSender, nowMs });
  const waitMs = readWaitMs(recent, { most: isNew ? Math.min(upTo, reachLimits.upToForNew) : upTo, nowMs });
  if (ownWaitMs === 0 && waitMs === 0) return { ok: true };
  const policy = ownWaitMs > 0 ? 'requests-to-one-seller' : 'requests-to-a-seller';
  return { ok: false, policy, retryAfterMs: Math.max(1000, ownWaitMs, waitMs) };
}

/** Returns the time in ms until fewer than `most` of these, oldest first, are from the last minute. */
function readWaitMs(reached: readonly Reach[], { most, nowMs }: { most: number; nowMs: number }): number {
  const leaving = reached[reached.length - most];
  return leaving === undefined ? 0 : leaving.atMs + reachLimits.windowMs - nowMs;
}
