import { ask, createApiPlayer, listCurrency } from './api-player.ts';
import { copiedButton, expect, expectNoBarriers, readClipboard, siteUrl, test } from './people.ts';

test.describe('accessibility', () => {
  test('D85 axe finds no barriers on a visitor’s pages or on a trade', { tag: '@all' }, async ({ openWindow }) => {
    const seller = await createApiPlayer('Access');
    const buyer = await createApiPlayer('Asker');
    const offer = await listCurrency(seller, 2);
    const { id } = await ask(buyer, offer, 1);
    const { page, context } = await openWindow('/poe/poexchange');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(siteUrl('/poe/poexchange/bulk-trade/listings'));
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.getByRole('row').nth(2).click();
    await expect(page.getByRole('region', { name: /’s listing$/ })).toBeVisible();
    await expectNoBarriers(page);

    await context.addInitScript((token) => localStorage.setItem('poexchange:token', token), seller.token);
    await page.goto(siteUrl(`/poe/poexchange/bulk-trade/trade/${id}`));
    await expect(page.getByRole('heading', { name: `Trade with ${buyer.ign}` })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(siteUrl('/poe/poexchange/bulk-trade/my-listings'));
    await expect(page.getByRole('heading', { name: 'My listings', exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });

  test('D85 axe finds no barriers on the economy pages or in the price check', async ({ openWindow }) => {
    const { page } = await openWindow('/poe/poexchange/economy/currency');
    await page.getByRole('row').filter({ hasText: 'Divine Orb' }).first().click();
    await expect(page.getByText(/offers? found\./)).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Price from')).toBeVisible();
    await expectNoBarriers(page);
    await page.goto(siteUrl('/poe/poexchange/price-check'));
    await page.getByLabel('Items or a list').fill('Rarity: Currency\nDivine Orb\n--------\nStack Size: 7/20');
    await expect(page.getByRole('heading', { name: 'Divine Orb', exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });

  test('D85 finds, opens and copies a listing with the keyboard alone', async ({ openWindow }) => {
    const buyer = await createApiPlayer('Keys');
    const { page } = await openWindow('/poe/poexchange/bulk-trade/listings', { token: buyer.token });
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const panel = page.getByRole('region', { name: /’s listing$/ });
    await expect(panel).toBeVisible();
    // Two listings may have the same seller: the row index distinguishes them.
    const selected = page.getByRole('row', { selected: true });
    const first = await selected.getAttribute('aria-rowindex');
    await page.keyboard.press('ArrowRight');
    await expect(selected).not.toHaveAttribute('aria-rowindex', first ?? '');
    // A listing that is only sold as a whole has no quantity field.
    const quantity = panel.getByRole('textbox', { name: /^Quantity of/ }).first();
    while (await quantity.isDisabled()) {
      const at = (await selected.getAttribute('aria-rowindex')) ?? '';
      await page.keyboard.press('ArrowRight');
      await expect(selected).not.toHaveAttribute('aria-rowindex', at);
    }
    // Without a selection Enter copies nothing.
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: /Copy whisper/ })).toBeDisabled();
    const isThere = (): Promise<boolean> => quantity.evaluate((field) => field === document.activeElement);
    for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('999999');
    // Enter shows the stock, then copies; prices far from the value require one confirmation.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const anyway = panel.getByRole('button', { name: 'Copy at these prices' });
    await expect(anyway.or(copiedButton(panel)).first()).toBeVisible();
    if (await anyway.isVisible()) await page.keyboard.press('Enter');
    await expect(copiedButton(panel)).toBeVisible();
    await expect.poll(() => readClipboard(page)).toMatch(/^@\S+ WTB /);
  });
});
