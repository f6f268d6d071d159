/** Signs in over plain HTTP for most tests, and through the pages where a test covers signing in itself. */
import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { api } from '@poexchange/contract/rest';
import type { Page } from '@playwright/test';
import { siteUrl, type OpenWindow, type Window, type WindowState } from './people.ts';

/** An existing account of the simulated publisher, or a new account with this name. */
type Who = { readonly account: string } | { readonly freshName: string };

/** A session as the pages store it, and a function that calls the API with it. */
export type Session = { readonly token: string; readonly call: CallApi };

/** Signs in over plain HTTP, using the same calls and form as the pages but without loading any page. */
export async function createSession(who: Who): Promise<Session> {
  let token: string | null = null;
  const call = createApiClient({ baseUrl: siteUrl(), fetch, readToken: () => token });
  const { url, state } = await call(api.startSignIn, { params: { game: 'poe1' }, query: {} });
  const choice: Record<string, string> = 'account' in who ? { account: who.account } : { fresh: '1', name: who.freshName };
  const decided = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(choice) });
  const back = new URL(decided.headers.get('location') ?? 'about:blank');
  ({ token } = await call(api.completeSignIn, { params: { code: back.searchParams.get('code') ?? '', state } }));
  return { token, call };
}

/** Opens a window in which this account is already signed in. */
export async function openSignedIn(
  openWindow: OpenWindow,
  who: Who,
  { path, ...state }: Omit<WindowState, 'token'> & { readonly path: string },
): Promise<Window> {
  const { token } = await createSession(who);
  return openWindow(path, { ...state, token });
}

/** Signs in through the pages and returns to the starting page. */
export async function signIn(page: Page, who: Who): Promise<void> {
  await page.getByRole('button', { name: 'Connect account' }).first().click();
  await page.waitForURL(/\/oauth\/authorize/);
  if ('account' in who) await page.getByRole('button', { name: who.account }).click();
  else {
    await page.getByPlaceholder('Name (optional)').fill(who.freshName);
    await page.getByRole('button', { name: 'Create a fresh account' }).click();
  }
  await page.waitForURL((url) => url.href.startsWith(siteUrl('/')) && !url.pathname.includes('/ggg/connect'));
}
