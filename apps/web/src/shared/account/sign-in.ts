/** Sign-in with the game account (D12): the state this browser started with is the only one it accepts back. */
import { api } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { callApi } from '../api/call-api.ts';
import { storeToken } from '../session/token.ts';

const STATE_KEY = 'poexchange:sign-in-state';

/** Return routes of the publisher (R2.04), the partner (D14) and the chat platform (R2.05). */
const CONNECT_PATH = /^\/(?:ggg|partner|discord)\/connect/;

/** R2.06: a page that finishes a sign-in or a link, and shows its failures itself. */
export function isConnectPath(pathname: string): boolean {
  return CONNECT_PATH.test(pathname);
}

/** Leaves for the publisher's page; resolves only if that fails. */
export async function startSignIn(game: Game, returnPath = location.pathname + location.search): Promise<void> {
  leaveForSignIn(await callApi(api.startSignIn, { params: { game }, query: { currentUrl: returnPath } }));
}

/** Goes to the address where a sign-in continues, remembering the state this browser started. */
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

/** Parameters the publisher sent back: strings, as they came. */
export type SignInCallback = {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  /** Issuer of the answer, if it names one (RFC 9207). */
  readonly issuer: string | null;
};

let taken: SignInCallback | null = null;

/** Takes code and state out of the address bar and the history, before anything else looks at the address (D12). */
export function takeSignInCallback(): void {
  if (!isConnectPath(location.pathname) || location.search === '') return;
  const search = new URLSearchParams(location.search);
  taken = { code: search.get('code'), state: search.get('state'), error: search.get('error'), issuer: search.get('iss') };
  history.replaceState(null, '', location.pathname);
}

export type SignInOutcome =
  | { readonly kind: 'signedIn' | 'linked'; readonly returnPath: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'stateInvalid' }
  /** Somebody opened the page by hand. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Exchanges an accepted answer for a session. */
export type Redeem = (options: { code: string; state: string; issuer: string | null }) => Promise<SignInOutcome>;

let finishing: Promise<SignInOutcome> | null = null;

/** Redeems the callback once, however often the page renders. */
export function finishSignIn(redeemWith: Redeem = redeemGame): Promise<SignInOutcome> {
  finishing ??= redeem(taken, sessionStorage.getItem(STATE_KEY), redeemWith);
  taken = null;
  return finishing;
}

/** For a second sign-in of the same page load. */
export function forgetSignIn(): void {
  finishing = null;
}

const redeemGame: Redeem = async ({ code, state }) => {
  const reply = await callApi(api.completeSignIn, { params: { code, state } });
  storeToken(reply.token);
  return { kind: 'signedIn', returnPath: keepOwnPath(reply.returnPath) };
};

async function redeem(callback: SignInCallback | null, startedState: string | null, redeemWith: Redeem): Promise<SignInOutcome> {
  if (callback === null) return { kind: 'nothing' };
  sessionStorage.removeItem(STATE_KEY);
  // Login CSRF: a state that this browser did not start is never sent on.
  if (startedState === null || callback.state !== startedState) return { kind: 'stateInvalid' };
  if (callback.error !== null) return callback.error === 'access_denied' ? { kind: 'denied' } : { kind: 'failed', error: null };
  if (callback.code === null) return { kind: 'failed', error: null };
  try {
    return await redeemWith({ code: callback.code, state: callback.state, issuer: callback.issuer });
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** A path of this site: one slash, then neither slash nor backslash; anything else leads home (D12). */
export function keepOwnPath(path: string): string {
  return /^\/(?![/\\])/.test(path) && !isConnectPath(path) ? path : '/';
}
