import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { api } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';

const LEAGUE = 'mercenaries';

/** A new account, signed in, with a character in the league. */
export type SignedIn = { readonly token: string; readonly ign: string; readonly call: CallApi };

/**
 * Signs a new account in as a browser would: requests our sign-in URL, creates the account there and returns the code.
 */
export async function signInFresh(url: string, name: string, send = fetch): Promise<SignedIn> {
  let token: string | null = null;
  const call = createApiClient({ baseUrl: url, fetch: send, readToken: () => token });
  const { url: authorizeUrl, state } = await call(api.startSignIn, { params: { game: 'poe1' }, query: {} });
  const response = await fetch(authorizeUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ fresh: '1', name }) });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${name} could not sign in: HTTP ${response.status}`);
  const code = new URL(location).searchParams.get('code') ?? '';
  ({ token } = await call(api.completeSignIn, { params: { code, state } }));
  const { characters } = await call(laterApi.getCharacters, { query: {} });
  const ign = characters.find((character) => character.league === LEAGUE)?.name;
  if (ign === undefined) throw new Error(`${name} has no character in ${LEAGUE}`);
  return { token, ign, call };
}
