/** Sign-in with the game account (D12): the state this browser started with is the only one it accepts back. */
import { api } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { callApi } from '../api/call-api.ts';
import { storeToken } from './token.ts';

const stateKey = 'poexchange:sign-in-state';

/** Where the publisher sends the browser back to (R2.04). */
export const connectPath = '/ggg/connect';

/** Leaves for the publisher's page; resolves only if that fails. */
export async function startSignIn(game: Game, returnPath = location.pathname + location.search): Promise<void> {
  const { url, state } = await callApi(api.startSignIn, { params: { game }, query: { currentUrl: returnPath } });
  sessionStorage.setItem(stateKey, state);
  location.assign(readWebUrl(url));
}

/** Only a web page may be gone to. */
function readWebUrl(url: string): string {
  const parsed = new URL(url, location.href);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new TypeError('sign-in address is not a web page');
  return parsed.href;
}

/** What the publisher sent back: strings, as they came. */
export type SignInCallback = { readonly code: string | null; readonly state: string | null; readonly error: string | null };

let taken: SignInCallback | null = null;

/** Takes code and state out of the address bar and the history, before anything else looks at the address (D12). */
export function takeSignInCallback(): void {
  if (location.pathname !== connectPath || location.search === '') return;
  const search = new URLSearchParams(location.search);
  taken = { code: search.get('code'), state: search.get('state'), error: search.get('error') };
  history.replaceState(null, '', connectPath);
}

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly returnPath: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'stateInvalid' }
  /** Somebody opened the page by hand. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: unknown };

let finishing: Promise<SignInOutcome> | null = null;

/** Redeems what was taken, once, however often the page renders. */
export function finishSignIn(): Promise<SignInOutcome> {
  finishing ??= redeem(taken, sessionStorage.getItem(stateKey));
  taken = null;
  return finishing;
}

/** For a second sign-in of the same page load. */
export function forgetSignIn(): void {
  finishing = null;
}

async function redeem(callback: SignInCallback | null, startedState: string | null): Promise<SignInOutcome> {
  if (callback === null) return { kind: 'nothing' };
  sessionStorage.removeItem(stateKey);
  // Login CSRF: a state that this browser did not start is never sent on, whatever comes with it.
  if (startedState === null || callback.state !== startedState) return { kind: 'stateInvalid' };
  if (callback.error !== null) return callback.error === 'access_denied' ? { kind: 'denied' } : { kind: 'failed', error: null };
  if (callback.code === null) return { kind: 'failed', error: null };
  try {
    const reply = await callApi(api.completeSignIn, { params: { code: callback.code, state: callback.state } });
    storeToken(reply.token);
    return { kind: 'signedIn', returnPath: keepOwnPath(reply.returnPath) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** A path of this site: one slash, then neither slash nor backslash; anything else leads home (D12). */
export function keepOwnPath(path: string): string {
  return /^\/(?![/\\])/.test(path) && !path.startsWith(connectPath) ? path : '/';
}
