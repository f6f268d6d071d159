import { expect, signIn, test } from './people.ts';

const corpus = process.env['CORPUS'] ?? '';

test.describe('recorded stashes', () => {
  test.skip(corpus === '', 'needs CORPUS, the folder of recorded data (D05)');

  test("D05, R3.25 the account with recorded tabs sees their items grouped and priced, past the publisher's limit", async ({
    openWindow,
  }) => {
    test.setTimeout(240_000);
    const { page } = await openWindow('/poe/poexchange/bulk-trade/my-listings');
    await signIn(page, { account: 'CorpusOwner#0001' });
    await page.getByRole('combobox', { name: 'League' }).selectOption('Standard');
    await page.getByRole('button', { name: 'Choose tabs' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'All shown' }).click();
    await dialog.getByRole('button', { name: /^Use \d+ tabs$/ }).click();
    // More tabs than one window of the publisher allows: the wait is shown and passes by itself.
    await expect(page.getByRole('status').filter({ hasText: /stay within|ask for a pause/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 180_000 });
    const categories = page.getByRole('navigation', { name: 'Categories' });
    for (const name of [/^Currency/, /^Essence/, /^Fragment/, /^Divination card/, /^Delve/, /^Gem/]) {
      await expect(categories.getByRole('button', { name })).toBeVisible();
    }
    await categories.getByRole('button', { name: /^Divination card/ }).click();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.getByText(/could not be read/)).toHaveCount(0);
  });
});
