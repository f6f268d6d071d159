import type { Page } from '@playwright/test';
import { readPublisherUrl } from './api-player.ts';
import { expect, expectNoBarriers, makeName, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const linked = 'Your Discord account has been successfully linked to your GGG account!';
const failed = 'An error occurred while connecting your Discord account to your GGG account!';

const makeChatName = (stem: string): string => makeName(stem).toLowerCase();

/** Fills in the chat platform's page as a person with that name. */
async function answerPlatform(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/chat\/oauth2\/authorize/);
  await page.getByPlaceholder('Name').fill(name);
  await page.getByRole('button', { name: 'Allow with this name' }).click();
  await page.waitForURL((url) => url.href.startsWith(siteUrl('/')));
}

async function openAdvanced(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click();
}

const startLink = (page: Page): Promise<void> => page.getByRole('button', { name: 'Link Discord account' }).click();
const nameBox = (page: Page) => page.getByRole('checkbox', { name: 'Show this name to others' });

async function fail(fault: object): Promise<void> {
  const reply = await fetch(`${await readPublisherUrl()}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(reply.status, await reply.text()).toBeLessThan(300);
}

test.describe('chat account', () => {
  test('R8.02, R2.05, D63 is linked in the settings, shows its name if the owner allows it, and is unlinked', async ({ openWindow }) => {
    const [name, chat] = [makeName('Chatter'), makeChatName('chat')];
    const { page } = await openSignedIn(openWindow, { freshName: name }, { path: listings });
    await openAdvanced(page, name);
    await startLink(page);
    await answerPlatform(page, chat);
    // The settings reopen at the place where linking started.
    await expect(page.getByText(linked)).toBeVisible();
    await expect(page.getByText(`Linked to ${chat} since`)).toBeVisible();
    await expect(page).toHaveURL(siteUrl(listings));
    await expectNoBarriers(page);

    await page.reload();
    await openAdvanced(page, name);
    await expect(page.getByText(`Linked to ${chat} since`)).toBeVisible();
    await expect(nameBox(page)).not.toBeChecked();
    const stored = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/users/chat'));
    await nameBox(page).click();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await openAdvanced(page, name);
    await expect(nameBox(page)).toBeChecked();

    await page.getByRole('button', { name: 'Unlink', exact: true }).click();
    await page.getByRole('button', { name: 'Unlink now' }).click();
    await expect(page.getByRole('button', { name: 'Link Discord account' })).toBeVisible();
    await page.reload();
    await openAdvanced(page, name);
    await expect(page.getByRole('button', { name: 'Link Discord account' })).toBeVisible();
  });

  test('R8.03, D63 is not linked by a code that is another person’s, refused or replayed, and the page says why', async ({
    openWindow,
  }) => {
    const [owner, other, chat] = [makeName('Owner'), makeName('Other'), makeChatName('shared')];
    const { page: ownerPage } = await openSignedIn(openWindow, { freshName: owner }, { path: listings });
    await openAdvanced(ownerPage, owner);
    await startLink(ownerPage);
    await answerPlatform(ownerPage, chat);
    await expect(ownerPage).toHaveURL(siteUrl(listings));
    await expect(ownerPage.getByText(`Linked to ${chat} since`)).toBeVisible();

    const { page } = await openSignedIn(openWindow, { freshName: other }, { path: listings });
    await openAdvanced(page, other);
    await startLink(page);
    await answerPlatform(page, chat);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await expect(page.getByText('This Discord account is linked to another GGG account. Unlink it there first.')).toBeVisible();

    const faults = [
      [{ kind: 'replayedCode', route: '/chat/oauth2/authorize' }, 'Discord did not confirm your account.'],
      [{ kind: 'wrongState', route: '/chat/oauth2/authorize' }, 'Linking was not started in this session'],
      [{ kind: 'html', status: 503, route: '/chat/oauth2/token' }, 'Discord cannot be reached.'],
      [{ kind: 'rateLimited', waitSeconds: 5, route: '/chat/oauth2/token' }, 'Discord is getting too many requests'],
    ] as const;
    for (const [fault, text] of faults) {
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.waitForURL(/\/chat\/oauth2\/authorize/);
      await fail({ ...fault, count: 1 });
      await answerPlatform(page, makeChatName('mine'));
      await expect(page.getByRole('heading', { name: failed })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }

    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('heading', { name: 'No Discord account was linked' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Settings' }).click();
    await expect(page).toHaveURL(siteUrl(listings));
    await startLink(page);
    const unnamed = makeChatName('mine');
    await page.waitForURL(/\/chat\/oauth2\/authorize/);
    await fail({ kind: 'namelessUser', route: '/chat/users/@me', count: 1 });
    await answerPlatform(page, unnamed);
    await expect(page.getByRole('button', { name: 'Unlink', exact: true })).toBeVisible();
    await expect(nameBox(page)).toHaveCount(0);
  });

  test('D63, D36 keeps the returned code while the server is unreachable, and shows nothing to a visitor', async ({ openWindow }) => {
    const name = makeName('Offline');
    const { page } = await openSignedIn(openWindow, { freshName: name }, { path: listings });
    await openAdvanced(page, name);
    await startLink(page);
    await page.waitForURL(/\/chat\/oauth2\/authorize/);
    await page.route('**/api/v1/auth/discord/**', (route) => route.abort());
    await answerPlatform(page, makeChatName('offline'));
    await expect(page.getByRole('heading', { name: 'PoExchange is not responding' })).toBeVisible();
    await page.unroute('**/api/v1/auth/discord/**');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unlink', exact: true })).toBeVisible();
    await expect(page).toHaveURL(siteUrl(listings));

    const visitor = await openWindow('/discord/connect?code=abc&state=forged');
    await expect(visitor.page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(visitor.page).toHaveURL(siteUrl('/discord/connect'));
  });
});
