import { serviceLimits } from './limits.ts';

/** State of a service request (D62). */
export type RequestState = 'asked' | 'invited' | 'done' | 'declined' | 'expired';

/** Party that may act: the owner of the listing, or the asker. */
export type RequestParty = 'owner' | 'asker';

/**
 * Action on a request. `uninvite` cancels an accidental invitation; `withdraw` is the asker's decline; `undo` reverts
 * Done (D64), or the owner's decline.
 */
export type RequestAction = 'invite' | 'uninvite' | 'decline' | 'withdraw' | 'done' | 'undo';

/**
 * Facts that determine a request's state, in server time. `endedBy` is the party that declined or pressed Done; null
 * while the request is open.
 */
export type RequestFacts = {
  readonly askedMs: number;
  readonly invitedMs: number | null;
  readonly doneMs: number | null;
  readonly declinedMs: number | null;
  readonly endedBy: RequestParty | null;
  /** Time when the customer disputed the service (D64). */
  readonly disputedMs: number | null;
};

/** Returns the facts of a new request. */
export function createRequest(nowMs: number): RequestFacts {
  return { askedMs: nowMs, invitedMs: null, doneMs: null, declinedMs: null, endedBy: null, disputedMs: null };
}

/** Returns when an open request expires; null for a request that has ended. */
export function requestExpiresMs({ askedMs, invitedMs, doneMs, declinedMs }: RequestFacts): number | null {
  if (doneMs !== null || declinedMs !== null) return null;
  return invitedMs === null ? askedMs + serviceLimits.askedMs : invitedMs + serviceLimits.invitedMs;
}

/** Returns a request's state at a server time (D62); a request expires whether or not a job has run. */
export function stateOfRequest(facts: RequestFacts, nowMs: number): RequestState {
  if (facts.doneMs !== null) return 'done';
  if (facts.declinedMs !== null) return 'declined';
  const expiresMs = requestExpiresMs(facts);
  if (expiresMs !== null && nowMs >= expiresMs) return 'expired';
  return facts.invitedMs === null ? 'asked' : 'invited';
}

/**
 * `closed`: the request ended in another way. `notYours`: only the other party may act. `notYet`: the asker was not
 * invited.
 */
export type RequestRefusal = 'closed' | 'notYours' | 'notYet';

export type RequestMove =
  | { readonly ok: true; readonly facts: RequestFacts; readonly isChanged: boolean }
  | { readonly ok: false; readonly code: RequestRefusal };

const whose: Readonly<Record<RequestAction, RequestParty | 'either'>> = {
  invite: 'owner',
  uninvite: 'owner',
  decline: 'owner',
  withdraw: 'asker',
  done: 'either',
  undo: 'either',
};

/**
 * Applies an action to a request (D62). The listing's owner invites, cancels the invitation or declines; the asker
 * withdraws; either marks the request as done, but only after the invitation. Within ten minutes either party can undo
 * Done unless it is disputed (D64), and the owner can undo a decline. Repeating an action changes nothing, so repeated
 * calls are harmless; any other ended request stays unchanged.
 */
export function moveRequest(
  facts: RequestFacts,
  { action, party, nowMs }: { readonly action: RequestAction; readonly party: RequestParty; readonly nowMs: number },
): RequestMove {
  if (whose[action] !== 'either' && whose[action] !== party) return { ok: false, code: 'notYours' };
  const state = stateOfRequest(facts, nowMs);
  if (isReached(facts, { action, party, state })) return { ok: true, facts, isChanged: false };
  if (action === 'undo') {
    if (undoUntilMs(facts, { party, nowMs }) === null) return { ok: false, code: 'closed' };
    // Restart the time to finish or to answer; otherwise the request could expire immediately.
    const from = facts.invitedMs === null ? { askedMs: nowMs } : { invitedMs: nowMs };
    return change({ ...facts, ...from, doneMs: null, declinedMs: null, endedBy: null });
  }
  if (state !== 'asked' && state !== 'invited') return { ok: false, code: 'closed' };
  switch (action) {
    case 'invite':
      return change({ ...facts, invitedMs: nowMs });
    case 'uninvite':
      // Restart the time to answer; otherwise the request would expire immediately.
      return change({ ...facts, askedMs: nowMs, invitedMs: null });
    case 'decline':
    case 'withdraw':
      return change({ ...facts, declinedMs: nowMs, endedBy: party });
    case 'done':
      return state === 'invited' ? change({ ...facts, doneMs: nowMs, endedBy: party }) : { ok: false, code: 'notYet' };
  }
}

/**
 * Returns the time until which a person can undo the end of a request: Done (D64), or, as the owner, their own decline.
 * Null if they cannot undo it now.
 */
export function undoUntilMs(
  { doneMs, declinedMs, endedBy, disputedMs }: RequestFacts,
  { party, nowMs }: { readonly party: RequestParty; readonly nowMs: number },
): number | null {
  const ownDeclineMs = party === 'owner' && endedBy === 'owner' ? declinedMs : null;
  const endedMs = doneMs ?? ownDeclineMs;
  if (endedMs === null || disputedMs !== null) return null;
  const untilMs = endedMs + serviceLimits.undoMs;
  return nowMs < untilMs ? untilMs : null;
}

/**
 * Returns the time until which the customer can dispute a service (D64): seven days from Done, or from the invitation
 * if the service was never marked as done. Null if it cannot be disputed now or has already been disputed.
 */
export function disputeUntilMs({ invitedMs, doneMs, disputedMs }: RequestFacts, nowMs: number): number | null {
  const fromMs = doneMs ?? invitedMs;
  if (fromMs === null || disputedMs !== null) return null;
  const untilMs = fromMs + serviceLimits.disputeMs;
  return nowMs < untilMs ? untilMs : null;
}

function change(facts: RequestFacts): RequestMove {
  return { ok: true, facts, isChanged: true };
}

function isReached(
  { endedBy }: RequestFacts,
  { action, party, state }: { readonly action: RequestAction; readonly party: RequestParty; readonly state: RequestState },
): boolean {
  switch (action) {
    case 'invite':
      return state === 'invited';
    case 'undo':
      return state === 'asked' || state === 'invited';
    case 'uninvite':
      return state === 'asked';
    case 'done':
      return state === 'done';
    case 'decline':
    case 'withdraw':
      return state === 'declined' && endedBy === party;
  }
}

/**
 * Returns when a person may request the same service from the same owner again (D62): some minutes after the owner
 * declined. Null if they may do so immediately, because the request is open, was withdrawn or completed, or has
 * expired.
 */
export function requestAgainMs({ declinedMs, endedBy }: Pick<RequestFacts, 'declinedMs' | 'endedBy'>): number | null {
  return declinedMs === null || endedBy !== 'owner' ? null : declinedMs + serviceLimits.declinedMs;
}

/** Returns a party's role (R1.03): the customer is the asker of an offer, or the owner of a want-to-buy listing. */
export function roleInRequest(party: RequestParty, creatorType: 'wts' | 'wtb'): 'customer' | 'provider' {
  return (party === 'asker') === (creatorType === 'wts') ? 'customer' : 'provider';
}
