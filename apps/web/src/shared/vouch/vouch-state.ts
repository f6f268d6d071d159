/** State of the vouch button. Pure. */

export type VouchFacts = {
  readonly isSignedIn: boolean;
  /** The person is the user. */
  readonly isSelf: boolean;
  /** A vouch or its withdrawal is in flight. */
  readonly isPending: boolean;
  /** The user vouches for this person. */
  readonly isVouched: boolean;
  /** The category and service to vouch for are known. */
  readonly hasService: boolean;
  /** The person has finished a service for the user. */
  readonly hasFinished: boolean;
};

export type VouchState = 'own' | 'signedOut' | 'pending' | 'noService' | 'vouched' | 'notYet' | 'can';

/** Returns the first state that applies; prohibitions precede actions. */
export function readVouchState(facts: VouchFacts): VouchState {
  if (!facts.isSignedIn) return 'signedOut';
  if (facts.isSelf) return 'own';
  if (facts.isPending) return 'pending';
  if (!facts.hasService) return 'noService';
  if (facts.isVouched) return 'vouched';
  return facts.hasFinished ? 'can' : 'notYet';
}

/** Returns whether a press does something. */
export function isPressable(state: VouchState): boolean {
  return state === 'can' || state === 'vouched';
}
