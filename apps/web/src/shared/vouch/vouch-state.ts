/** Describes what the button to vouch for somebody is just now (R4.21-R4.24, R5.46, R6.06). Pure. */

export type VouchFacts = {
  readonly isSignedIn: boolean;
  /** The person is oneself. */
  readonly isSelf: boolean;
  /** A vouch or its withdrawal is on the way. */
  readonly isPending: boolean;
  /** The person is among those one vouches for (R4.22). */
  readonly isVouched: boolean;
  /** A category and a service are known to vouch for. */
  readonly hasService: boolean;
  /** A service between the two was finished, with oneself as the customer (D61). */
  readonly hasFinished: boolean;
};

export type VouchState = 'own' | 'signedOut' | 'pending' | 'noService' | 'vouched' | 'notYet' | 'can';

/** The first that holds: what forbids comes before what is offered. */
export function readVouchState(facts: VouchFacts): VouchState {
  if (!facts.isSignedIn) return 'signedOut';
  if (facts.isSelf) return 'own';
  if (facts.isPending) return 'pending';
  if (!facts.hasService) return 'noService';
  if (facts.isVouched) return 'vouched';
  return facts.hasFinished ? 'can' : 'notYet';
}

/** Tells whether pressing does something (R4.24). */
export function isPressable(state: VouchState): boolean {
  return state === 'can' || state === 'vouched';
}
