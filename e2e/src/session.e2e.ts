import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, makeName, siteUrl, test } from './people.ts';
import { openSignedIn, signIn } from './sign-in.ts';

const preview = 'This is only a preview. Please connect your poe account to use this page.';
const listings = '/poe/poexchange/bulk-trade/listings';

test.describe('signing in', () => {
  test('R1.08, R2.04, D12 returns to the page it started from, with no code or state in the address bar or history', async ({
    openWindow,
  }) => {
    const { page } = await openWindow(listings);
    const name = makeName('Halvard');
    await signIn(page, { freshName: name });
    await page.waitForURL(siteUrl(listings));
    await expect(page.getByText(preview)).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await expect(page).not.toHaveURL(/code=/);
  });

  test('D12 rejects a state that this browser did not create, shows a message and does not sign in', async ({ openWindow }) => {
    const { page } = await openWindow('/ggg/connect?code=0123456789abcdef&state=forged');
    await expect(page.getByText('Sign-in failed')).toBeVisible();
    await expect(page).toHaveURL(siteUrl('/ggg/connect'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('poexchange:token'))).toBeNull();
  });

  test('D12 accepts a state only once: opening the same address again does not sign in', async ({ openWindow }) => {
    const { page } = await openWindow(listings);
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/ggg/connect?')) callbacks.push(request.url());
    });
    await signIn(page, { freshName: makeName('Replay') });
    const api = new URL(callbacks[0] ?? siteUrl());
    const reply = await fetch(siteUrl(`/api/v1/auth/ggg/connect/${api.searchParams.get('code')}/${api.searchParams.get('state')}`));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'signInStateInvalid', wording: 'error.sign_in_state_invalid' });
  });

  test('R8.04 reports that access was denied', async ({ openWindow }) => {
    const { page } = await openWindow(listings);
    await page.getByRole('button', { name: 'Connect account' }).first().click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('You denied access, so nothing was connected.')).toBeVisible();
  });

  test('D36 reports an unreadable account on every page that needs an account, and retries on request', async ({ openWindow }) => {
    const { page } = await openSignedIn(openWindow, { freshName: makeName('Unread') }, { path: 'about:blank' });
    const profile = '**/api/v1/users/profile';
    await page.route(profile, (route) => route.fulfill({ status: 404, body: '{}' }));
    const failed = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
    for (const own of ['bulk-trade/my-listings', 'services/my-listings', 'networth/tracking']) {
      await page.goto(siteUrl(`/poe/poexchange/${own}`));
      await expect(failed).toBeVisible({ timeout: 30_000 });
    }
    await page.unroute(profile);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('R4.09 removes an expired token at startup and shows the page as a visitor sees it', async ({ openWindow }) => {
    const claims = Buffer.from(JSON.stringify({ exp: 1000 })).toString('base64url');
    const { page } = await openWindow(listings, { token: `e30.${claims}.x` });
    await expect(page.getByText(preview)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('poexchange:token'))).toBeNull();
  });

  test('R4.10, R8.13 drops a forged token after the first refusal and shows the session-expired notice', async ({ openWindow }) => {
    const claims = Buffer.from(JSON.stringify({ exp: 9_000_000_000 })).toString('base64url');
    const { page } = await openWindow(listings, { token: `e30.${claims}.x` });
    await expect(page.getByText('Your session has expired. Please connect your poe account again.')).toBeVisible();
    await expect(page.getByText(preview)).toBeVisible();
  });

  test('D13, R4.15 ends the session in the browser’s other tab when the user signs out', async ({ openWindow }) => {
    const name = makeName('Twotabs');
    const { page, context } = await openSignedIn(openWindow, { freshName: name }, { path: listings });
    const other = await context.newPage();
    await other.goto(siteUrl(listings));
    await expect(other.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText(preview)).toBeVisible();
    await expect(other.getByText(preview)).toBeVisible();
  });

  test('D13, R4.11, R6.07, R8.14 signs a banned account out of every window immediately', async ({ openWindow }) => {
    const { page } = await openSignedIn(openWindow, { freshName: makeName('Banned') }, { path: listings });
    const account = await page.evaluate(async () => {
      const reply = await fetch('/api/v1/users/profile', {
        headers: { authorization: `Bearer ${localStorage.getItem('poexchange:token')}` },
      });
      return ((await reply.json()) as { name: string }).name;
    });
    const root = path.resolve(import.meta.dirname, '../..');
    const databaseUrl = readFileSync(path.join(process.env['POEXCHANGE_DATA'] ?? '', 'database-url.txt'), 'utf8').trim();
    await promisify(execFile)(process.execPath, [path.join(root, 'tools/src/admin.ts'), 'ban', account], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    await expect(page.getByText('You have been banned from the product. Please contact the support for more information.')).toBeVisible();
    await expect(page.getByText(preview)).toBeVisible();
  });
});
