/**
 * Finishes a sign-in or account link on the pages to which the publisher, the partner and the chat platform return the
 * user.
 */
import { api } from '@poexchange/contract/rest';
import { callApi } from '../api/call-api.ts';
import { storeToken } from '../session/token.ts';
import { keepOwnPath, takeStartedState, takeTakenCallback, type SignInCallback } from './sign-in.ts';

export type SignInOutcome =
  | { readonly kind: 'signedIn' | 'linked'; readonly returnPath: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'stateInvalid' }
  /** The page was opened manually. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Exchanges an accepted callback for a session. */
export type Redeem = (options: { code: string; state: string; issuer: string | null }) => Promise<SignInOutcome>;

let finishing: Promise<SignInOutcome> | null = null;

/** Redeems the callback once, however often the page renders. */
export function finishSignIn(redeemWith: Redeem = redeemGame): Promise<SignInOutcome> {
  finishing ??= redeem(takeTakenCallback(), redeemWith);
  return finishing;
}

/** Resets the state for a second sign-in on the same page load. */
export function forgetSignIn(): void {
  finishing = null;
}

const redeemGame: Redeem = async ({ code, state }) => {
  const reply = await callApi(api.completeSignIn, { params: { code, state } });
  storeToken(reply.token);
  return { kind: 'signedIn', returnPath: keepOwnPath(reply.returnPath) };
};

async function redeem(callback: SignInCallback | null, redeemWith: Redeem): Promise<SignInOutcome> {
  if (callback === null) return { kind: 'nothing' };
  const startedState = takeStartedState();
  // Login CSRF: if this browser did not issue the state, nothing is sent.
  if (startedState === null || callback.state !== startedState) return { kind: 'stateInvalid' };
  if (callback.error !== null) return callback.error === 'access_denied' ? { kind: 'denied' } : { kind: 'failed', error: null };
  if (callback.code === null) return { kind: 'failed', error: null };
  try {
    return await redeemWith({ code: callback.code, state: callback.state, issuer: callback.issuer });
  } catch (error) {
    return { kind: 'failed', error };
  }
}
