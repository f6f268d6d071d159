import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, makeName, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const preview = 'This is only a preview. Please connect your poe account to use this page.';

/**
 * In the open settings, creates a token that may read the profile, and another token that it deletes again; returns the
 * first token.
 */
async function makeAccessToken(page: Page): Promise<string> {
  const make = async (name: string): Promise<string> => {
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('checkbox', { name: 'see your profile' }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText('it is shown only once')).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    return page.locator('code').innerText();
  };
  const first = await make('Spreadsheet');
  const second = await make('Overlay');
  await page.getByRole('button', { name: 'Delete token Overlay' }).click();
  await page.getByRole('button', { name: 'Delete token', exact: true }).click();
  await expect(page.getByText('Overlay', { exact: true })).toHaveCount(0);
  const reply = await fetch(siteUrl('/api/v1/users/profile'), { headers: { authorization: `Bearer ${second}` } });
  expect(reply.status).toBe(401);
  return first;
}

test('D18 lets a person download their data and delete the account, signs them out everywhere, and starts afresh on return', async ({
  openWindow,
}) => {
  const name = makeName('Leaver');
  const { page, context } = await openSignedIn(openWindow, { freshName: name }, { path: listings });
  const other = await context.newPage();
  await other.goto(siteUrl(listings));
  await expect(other.getByRole('button', { name: new RegExp(name) })).toBeVisible();

  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export my data' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^poexchange-account-\d{4}-\d\d-\d\d\.json$/);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { account: { id: string; name: string } };
  expect(saved.account.name).toContain(name);

  const secret = await makeAccessToken(page);
  const askAsProgram = (path: string) => fetch(siteUrl(`/api/v1${path}`), { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await askAsProgram('/users/profile')).json()).toMatchObject({ name: saved.account.name });
  expect((await askAsProgram('/users/export')).status).toBe(403);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel(`Type ${saved.account.name} to confirm`).fill(saved.account.name);
  await confirm.click();
  await expect(page.getByText('Your account and its data have been deleted')).toBeVisible();
  await expect(page.getByText(preview)).toBeVisible();
  await expect(other.getByText(preview)).toBeVisible();
  expect((await askAsProgram('/users/profile')).status).toBe(401);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Connect account' }).first().click();
  await page.getByPlaceholder('Filter by name').fill(name);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  const id = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/users/profile', {
      headers: { authorization: `Bearer ${localStorage.getItem('poexchange:token')}` },
    });
    return ((await reply.json()) as { uuid: string }).uuid;
  });
  expect(id).not.toBe(saved.account.id);
});
