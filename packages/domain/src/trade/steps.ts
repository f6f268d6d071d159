/** State of a trade: the owner sets the steps; Done and Decline end the trade. */
export type TradeStep = 'asked' | 'invited' | 'inHideout' | 'traded' | 'declined';

/**
 * The steps an owner can set. `traded` is not included: it follows from Done, which takes pieces from the stock (D32).
 */
export type SettableStep = Exclude<TradeStep, 'traded'>;

/** Server times at which each step was reached; null for steps not reached. */
export type StepTimes = {
  readonly invitedMs: number | null;
  readonly hideoutMs: number | null;
  readonly processedMs: number | null;
  readonly declinedMs: number | null;
};

/** Returns a trade's step: the step that ended the trade, or the furthest step reached if the trade has not ended. */
export function readStep({ invitedMs, hideoutMs, processedMs, declinedMs }: StepTimes): TradeStep {
  if (processedMs !== null) return 'traded';
  if (declinedMs !== null) return 'declined';
  if (hideoutMs !== null) return 'inHideout';
  return invitedMs === null ? 'asked' : 'invited';
}

/** State of a request (D38): its step, or `gone` if its listing ended before the owner set a step. */
export type TradeState = TradeStep | 'gone';

/**
 * Returns a trade's state, given its listing's current state (null if it no longer exists). A request is gone while its
 * listing is not active, and open again when the listing returns. A trade that its owner has begun continues: a listing
 * expires after two hours (R4.02), which must not end a trade in progress.
 */
export function readTradeState(times: StepTimes, listing: 'active' | 'inactive' | 'deleted' | null): TradeState {
  const step = readStep(times);
  return step === 'asked' && listing !== 'active' ? 'gone' : step;
}

/** Returns whether a trade is still waiting for its owner. */
export function isOpenTrade(times: StepTimes): boolean {
  return times.processedMs === null && times.declinedMs === null;
}

/**
 * Returns the times after a step is set. A step already reached keeps its time; later steps are cleared, so that
 * mistakes can be undone. Declining keeps the earlier steps. Setting the same step twice changes nothing.
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
