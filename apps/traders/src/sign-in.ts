/**
 * A scripted player signs in like a browser: opens our authorize address, chooses the account there, and returns the
 * code.
 */
import type { CallApi } from '@poexchange/contract/client';
import { api } from '@poexchange/contract/rest';
import * as z from 'zod/mini';

const accountsSchema = z.object({
  accounts: z.array(z.object({ name: z.string(), kind: z.string(), leagues: z.array(z.string()) })),
});

/** Lists the accounts that act as sellers and have a stash in the league, in the publisher's order. */
export async function listSellerAccounts(oauthUrl: string, league: string): Promise<string[]> {
  const response = await fetch(`${oauthUrl}/_world/accounts`);
  const { accounts } = z.parse(accountsSchema, await response.json());
  return accounts.filter((account) => account.kind === 'seller' && account.leagues.includes(league)).map((account) => account.name);
}

/** Signs in as this account and resolves to our login token. */
export async function signIn(call: CallApi, account: string): Promise<string> {
  const { url, state } = await call(api.startSignIn, { params: { game: 'poe1' }, query: {} });
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ account }) });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${account} could not sign in: HTTP ${response.status}`);
  const back = new URL(location);
  if (back.searchParams.get('state') !== state) throw new Error(`${account} came back with another state`);
  const code = back.searchParams.get('code') ?? '';
  const { token } = await call(api.completeSignIn, { params: { code, state } });
  return token;
}
