/** State of the button to vouch for a person (R4.21-R4.24, R5.46, R6.06). Pure. */

export type VouchFacts = {
  readonly isSignedIn: boolean;
  /** The person is the user. */
  readonly isSelf: boolean;
  /** A vouch or its withdrawal is in flight. */
  readonly isPending: boolean;
  /** The user vouches for the person (R4.22). */
  readonly isVouched: boolean;
  /** The category and service to vouch for are known. */
  readonly hasService: boolean;
  /** A service between the two was finished, with the user as the customer (D61). */
  readonly hasFinished: boolean;
};

export type VouchState = 'own' | 'signedOut' | 'pending' | 'noService' | 'vouched' | 'notYet' | 'can';

/** Returns the first state that applies: prohibitions come before actions. */
export function readVouchState(facts: VouchFacts): VouchState {
  if (!facts.isSignedIn) return 'signedOut';
  if (facts.isSelf) return 'own';
  if (facts.isPending) return 'pending';
  if (!facts.hasService) return 'noService';
  if (facts.isVouched) return 'vouched';
  return facts.hasFinished ? 'can' : 'notYet';
}

/** Returns whether pressing does something (R4.24). */
export function isPressable(state: VouchState): boolean {
  return state === 'can' || state === 'vouched';
}
