/** Signs in with the game account: a returned state is accepted only if this browser issued it. */
import { api } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { callApi } from '../api/call-api.ts';
import { isConnectPath } from '../session/connect-path.ts';

const STATE_KEY = 'poexchange:sign-in-state';

/** Navigates to the publisher's page; resolves only if the navigation fails. */
export async function startSignIn(game: Game, returnPath = location.pathname + location.search): Promise<void> {
  leaveForSignIn(await callApi(api.startSignIn, { params: { game }, query: { currentUrl: returnPath } }));
}

/** Stores the state that this browser issued, and navigates to the address where the sign-in continues. */
export function leaveForSignIn(options: { readonly url: string; readonly state: string }): void {
  sessionStorage.setItem(STATE_KEY, options.state);
  location.assign(readWebUrl(options.url));
}

/** Allows only web addresses. */
function readWebUrl(url: string): string {
  const parsed = new URL(url, location.href);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new TypeError('sign-in address is not a web page');
  return parsed.href;
}

/** Parameters that the publisher returned, unparsed. */
export type SignInCallback = {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  /** Issuer of the response, if it contains one (RFC 9207). */
  readonly issuer: string | null;
};

let taken: SignInCallback | null = null;

/** Removes code and state from the address bar and the history before any other code reads the address. */
export function takeSignInCallback(): void {
  if (!isConnectPath(location.pathname) || location.search === '') return;
  const search = new URLSearchParams(location.search);
  taken = { code: search.get('code'), state: search.get('state'), error: search.get('error'), issuer: search.get('iss') };
  history.replaceState(null, '', location.pathname);
}

/** Returns the publisher's parameters to the code that finishes the sign-in; only the first call returns them. */
export function takeTakenCallback(): SignInCallback | null {
  const callback = taken;
  taken = null;
  return callback;
}

/** Returns and removes the state that this browser issued, which is valid for only one callback. */
export function takeStartedState(): string | null {
  const state = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  return state;
}

/**
 * Accepts a path on this site, which has one leading slash followed by neither a slash nor a backslash; anything else
 * becomes the home page.
 */
export function keepOwnPath(path: string): string {
  return /^\/(?![/\\])/.test(path) && !isConnectPath(path) ? path : '/';
}
