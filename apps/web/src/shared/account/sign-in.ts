/** Sign-in with the game account (D12): the only state accepted back is the one this browser started with. */
import { api } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { callApi } from '../api/call-api.ts';
import { isConnectPath } from '../session/connect-path.ts';

const STATE_KEY = 'poexchange:sign-in-state';

/** Navigates to the publisher's page; resolves only if that fails. */
export async function startSignIn(game: Game, returnPath = location.pathname + location.search): Promise<void> {
  leaveForSignIn(await callApi(api.startSignIn, { params: { game }, query: { currentUrl: returnPath } }));
}

/** Goes to the address where a sign-in continues, and stores the state this browser started. */
export function leaveForSignIn(options: { readonly url: string; readonly state: string }): void {
  sessionStorage.setItem(STATE_KEY, options.state);
  location.assign(readWebUrl(options.url));
}

/** Only web pages are allowed. */
function readWebUrl(url: string): string {
  const parsed = new URL(url, location.href);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new TypeError('sign-in address is not a web page');
  return parsed.href;
}

/** Parameters that the publisher sent back, unparsed. */
export type SignInCallback = {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  /** Issuer of the answer, if it names one (RFC 9207). */
  readonly issuer: string | null;
};

let taken: SignInCallback | null = null;

/** Removes code and state from the address bar and the history, before anything else reads the address (D12). */
export function takeSignInCallback(): void {
  if (!isConnectPath(location.pathname) || location.search === '') return;
  const search = new URLSearchParams(location.search);
  taken = { code: search.get('code'), state: search.get('state'), error: search.get('error'), issuer: search.get('iss') };
  history.replaceState(null, '', location.pathname);
}

/** Returns what the publisher sent back, once, to the code that finishes the sign-in. */
export function takeTakenCallback(): SignInCallback | null {
  const callback = taken;
  taken = null;
  return callback;
}

/** Returns and removes the state that this browser started with: it is valid for one answer. */
export function takeStartedState(): string | null {
  const state = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  return state;
}

/** A path of this site: one slash, then neither slash nor backslash; anything else leads home (D12). */
export function keepOwnPath(path: string): string {
  return /^\/(?![/\\])/.test(path) && !isConnectPath(path) ? path : '/';
}
