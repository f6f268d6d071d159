import { createApiPlayer, listCurrency } from './api-player.ts';
import { expect, expectNoBarriers, test } from './people.ts';
import { makeSay } from './say.ts';

test.describe('command palette', () => {
  test('D50 finds an item by name, opens its price with the same figure, and lists it as recent', async ({ openWindow }) => {
    const { page } = await openWindow('/poe/poexchange');
    await expect(page.getByRole('button', { name: 'Search everything (Ctrl K)' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    const field = palette.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('divine orb');
    const option = palette.getByRole('option', { name: /Divine Orb/ }).first();
    const price = option.getByRole('img', { name: /chaos|divine/ });
    await expect(price).toBeVisible();
    await expectNoBarriers(page);
    const figure = await price.getAttribute('aria-label');
    await expect(palette.getByRole('status')).toContainText('result');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/economy\/currency\?item=/);
    const item = page.getByRole('complementary', { name: 'Item' });
    await expect(item.getByRole('heading', { level: 2 })).toContainText('Divine Orb');
    await expect(item.getByRole('img', { name: figure ?? 'none', exact: true }).first()).toBeVisible();
    await page.goBack();
    await page.waitForURL(/\/poe\/poexchange\/?$/);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toContainText('Divine Orb');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  test('R2.07 opens a seller’s listings on a phone, in German', async ({ openWindow }) => {
    const seller = await createApiPlayer('Palette');
    await listCurrency(seller, 2);
    const { page } = await openWindow('/poe/poexchange', { size: { width: 390, height: 844 }, language: 'de' });
    const say = makeSay('de');
    await page.getByRole('button', { name: say('nav.more') }).click();
    await page.getByRole('button', { name: say('nav.search') }).click();
    const palette = page.getByRole('dialog', { name: say('nav.search') });
    await palette.getByRole('combobox').fill(seller.ign.toLowerCase());
    await expectNoBarriers(page);
    await palette.getByRole('option', { name: seller.ign }).click();
    await page.waitForURL(/listings\?filter=/);
    await expect(page.getByText(seller.ign).first()).toBeVisible();
    await expect(palette).toHaveCount(0);
  });

  test('finds pages, services and settings of poe2, says when nothing matches, and shows the shortcuts', async ({ openWindow }) => {
    const { page } = await openWindow('/poe2/poexchange/economy');
    await page.getByRole('button', { name: 'Search everything (Ctrl K)' }).click();
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await palette.getByRole('combobox').fill('net w');
    await palette.getByRole('option', { name: 'Net worth' }).click();
    await page.waitForURL(/\/poe2\/poexchange\/networth\/tracking/);
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill('qqqqq <b>');
    await expect(palette.getByRole('status')).toHaveText('Nothing matches “qqqqq <b>”.');
    await page.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await palette.getByRole('combobox').fill('custom groups');
    await palette.getByRole('option', { name: /Settings · Custom groups/ }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Copy the search string')).toBeVisible();
    await expectNoBarriers(page);
  });
});
