import type { Page } from '@playwright/test';
import { expect, makeName, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const preview = 'This is only a preview. Please connect your poe account to use this page.';

/** Fills in the partner's page as a person with that name. */
async function answerPartner(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/partner\/sign-in\//);
  await page.getByPlaceholder('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in with this name' }).click();
  await page.waitForURL((url) => url.href.startsWith(siteUrl('/')));
}

async function signInByPartner(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to sign in' }).click();
  await page.getByRole('menuitem', { name: 'Sign in with partner account' }).click();
  await answerPartner(page, name);
}

async function openAdvanced(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click();
}

test.describe('partner account', () => {
  test('R1.08, D14 is linked in the settings, and then signs the user in without the game account', async ({ openWindow }) => {
    const [name, partner] = [makeName('Linker'), makeName('Reader')];
    const { page } = await openSignedIn(openWindow, { freshName: name }, { path: listings });
    await openAdvanced(page, name);
    await page.getByRole('button', { name: 'Link partner account' }).click();
    await answerPartner(page, partner);
    await page.waitForURL(siteUrl(listings));
    await expect(page.getByText('Partner account linked', { exact: true })).toBeVisible();
    // The settings reopen at the place where linking started.
    await expect(page.getByText(`Linked to ${partner}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText(preview)).toBeVisible();

    await signInByPartner(page, partner);
    await page.waitForURL(siteUrl(listings));
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await expect(page).not.toHaveURL(/code=/);
    await page.goto(siteUrl('/poe/poexchange/bulk-trade/my-listings'));
    await expect(page.getByText('Your game account is not connected')).toBeVisible();
  });

  test('D14 asks the user to connect the game account if the partner account was never linked, and does not sign them in', async ({
    openWindow,
  }) => {
    const { page } = await openWindow(listings);
    await signInByPartner(page, makeName('Stranger'));
    await expect(page.getByText('This partner account is not linked yet')).toBeVisible();
    await expect(page).toHaveURL(siteUrl('/partner/connect'));
    expect(await page.evaluate(() => localStorage.getItem('poexchange:token'))).toBeNull();
  });

  test('D12, D14 refuses a forged answer with an explanation before sending anything', async ({ openWindow }) => {
    const { page } = await openWindow('/partner/connect?code=abc&state=forged');
    await expect(page.getByText('Sign-in failed')).toBeVisible();
    await expect(page).toHaveURL(siteUrl('/partner/connect'));
  });
});
