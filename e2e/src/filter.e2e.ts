import { AxeBuilder } from '@axe-core/playwright';
import { createApiPlayer, listCurrency } from './api-player.ts';
import { expect, siteUrl, test } from './people.ts';

const listings = '/poe/poexchange/bulk-trade/listings?category=currency';

test.describe('advanced filter', () => {
  test('D24, R2.07 finds a listing by a COUNT group with a minimum quantity, and by the filter’s link in another window', async ({
    openWindow,
  }) => {
    const seller = await createApiPlayer('Counted');
    const { listing, name, quantity } = await listCurrency(seller, 2);
    const { page } = await openWindow(listings);
    await page.getByRole('button', { name: 'Filters' }).click();
    const editor = page.getByRole('region', { name: 'Advanced filter' });
    await editor.getByRole('combobox', { name: 'How these items must match' }).selectOption('count');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    // By keyboard alone: type, select, continue.
    const finder = editor.getByRole('combobox', { name: 'Add an item' });
    await finder.fill(name);
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await finder.fill('mirror of kalandra');
    await expect(page.getByRole('option', { name: /Mirror of Kalandra/ }).first()).toBeVisible();
    const open = await new AxeBuilder({ page }).analyze();
    expect(open.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await page.keyboard.press('Enter');
    await editor.getByRole('textbox', { name: 'Part of the seller’s name' }).fill(listing.ign.toUpperCase());
    const minimum = editor.getByRole('textbox', { name: `Minimum quantity of ${name}` });
    await minimum.fill(String(quantity + 1));
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await minimum.fill(String(quantity));
    const row = page.getByRole('row').filter({ hasText: listing.ign });
    await expect(row).toBeVisible();
    // The header and the listing; the exchange's price may also be a row.
    await expect(page.getByRole('row').filter({ hasNotText: 'Currency exchange' })).toHaveCount(2);
    await expect(page).toHaveURL(/[?&]filter=/);

    await row.click();
    const panel = page.getByRole('region', { name: `${listing.ign}’s listing` });
    await panel.getByRole('button', { name: 'None', exact: true }).click();
    await panel.getByRole('button', { name: 'Matching (1)' }).click();
    await expect(panel.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue(quantity.toLocaleString('en'));
    await expect(panel.getByText(/^1 of \d+ items/)).toBeVisible();

    const link = new URL(page.url());
    link.searchParams.delete('listing');
    const other = await openWindow(link.pathname + link.search);
    await expect(other.page.getByRole('row').filter({ hasText: listing.ign })).toBeVisible();
    await expect(other.page.getByRole('row').filter({ hasNotText: 'Currency exchange' })).toHaveCount(2);
    // Each condition can be removed separately; without conditions all sellers are listed again.
    await other.page.getByRole('button', { name: /^Remove: Seller/ }).click();
    await other.page.getByRole('button', { name: /^Remove: 1 or more of/ }).click();
    await expect(other.page.getByRole('row').nth(3)).toBeVisible();
    await expect(other.page).not.toHaveURL(/filter=/);
  });

  test('D24 ignores a hostile link and says why, and the page keeps working', async ({ openWindow }) => {
    const { page } = await openWindow(`${listings}&filter=${encodeURIComponent('<script>alert(1)</script>')}`);
    await expect(page.getByRole('alert').getByText('We couldn’t read the filter in this link, so it was ignored.')).toBeVisible();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await page.goto(siteUrl(`${listings}&filter=${'A'.repeat(9000)}`));
    await expect(page.getByRole('alert').getByText('The filter in this link is too large and was ignored.')).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/filter=/);
  });
});
