import type { Page } from '@playwright/test';
import { createApiPlayer, openFor } from './api-player.ts';
import { listMaps } from './map-player.ts';
import { chooseRadio, copyWhisper, expect, makeName, readClipboard, siteUrl, test } from './people.ts';
import { createSession } from './sign-in.ts';

/** Switches to the tabs that this browser has read. */
async function tryOwnStash(page: Page): Promise<void> {
  await chooseRadio(page.getByRole('radio', { name: 'My stash' }));
}

test.describe('stash search', () => {
  test('D40, D41 builds a search from maps and numbers, explains it, and tries it on items, without signing in', async ({ openWindow }) => {
    const { page } = await openWindow('/poe/poexchange/price-check/stash-search');
    for (const name of ['Port Map', 'Strand Map']) await page.getByRole('checkbox', { name, exact: true }).click();
    await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('83');
    await expect(page.getByText('2 matched, 0 missed, 0 extra')).toBeVisible();
    await expect(page.locator('code', { hasText: '8[3-9]' })).toBeVisible();
    await page.getByRole('button', { name: 'Explain this search' }).click();
    const terms = page.getByRole('list', { name: 'Terms' });
    await expect(
      terms.getByText('One of these maps (2): Port Map, Strand Map').or(terms.getByText('One of these maps (2): Strand Map, Port Map')),
    ).toBeVisible();
    await expect(terms.getByText('Quantity of at least 83%')).toBeVisible();
    const write = (name: string, percent: number): string =>
      `Item Class: Maps\nRarity: Rare\nMorbid Trap\n${name}\n--------\nItem Quantity: +${percent}% (augmented)`;
    await page
      .getByRole('textbox', { name: 'Test it on items' })
      .fill([write('Port Map', 90), write('Port Map', 80), write('Pit Map', 99)].join('\n'));
    await expect(page.getByText('Finds 1 of 3')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search', exact: true }).fill('port (?<=a)');
    await expect(page.getByRole('alert')).toContainText('Lookbehind does not work in the game.');
    await expect(page.getByRole('alert')).toContainText('Character 6');
  });

  test('D40, D41 builds a poe2 search from waystones by tier, tablets and the mods seen on them', async ({ openWindow }) => {
    const { page } = await openWindow('/poe2/poexchange/price-check/stash-search');
    for (const name of ['Waystone (Tier 15)', 'Breach Tablet']) await page.getByRole('checkbox', { name, exact: true }).click();
    await expect(page.getByText('2 matched, 0 missed, 0 extra')).toBeVisible();
    await page.getByRole('textbox', { name: 'Drop chance', exact: true }).fill('85');
    await chooseRadio(page.getByRole('radio', { name: 'Avoided' }));
    await page.getByRole('checkbox', { name: /Cursed with Temporal Chains$/ }).click();
    await expect(page.getByText('1 matched, 0 missed, 0 extra')).toBeVisible();
    await page.getByRole('button', { name: 'Explain this search' }).click();
    const terms = page.getByRole('list', { name: 'Terms' });
    await expect(terms.getByText('Drop chance of at least 85%')).toBeVisible();
    const write = (name: string, chance: number, mod: string): string =>
      `Item Class: Waystones\nRarity: Rare\nPutrid Compass\n${name}\n--------\nWaystone Drop Chance: +${chance}% (augmented)\n--------\n${mod}`;
    const chains = 'Players are periodically Cursed with Temporal Chains';
    await page
      .getByRole('textbox', { name: 'Test it on items' })
      .fill(
        [
          write('Waystone (Tier 15)', 90, 'Monsters are Armoured'),
          write('Waystone (Tier 15)', 90, chains),
          write('Waystone (Tier 15)', 80, 'Monsters are Armoured'),
          write('Waystone (Tier 14)', 90, 'Monsters are Armoured'),
        ].join('\n'),
      );
    await expect(page.getByText('Finds 1 of 4')).toBeVisible();
  });

  test('D40 tries a search on the tabs this browser has read, or links to the page that reads tabs if none have been read', async ({
    openWindow,
  }) => {
    const path = '/poe/poexchange/price-check/stash-search?q=essence';
    const { page } = await openWindow(path);
    await tryOwnStash(page);
    await expect(page.getByText('No tabs loaded here')).toBeVisible();
    const { token } = await createSession({ freshName: makeName('Searcher') });
    await page.evaluate((text) => localStorage.setItem('poexchange:token', text), token);
    await page.goto(siteUrl('/poe/poexchange/bulk-trade/my-listings?category=essence'));
    await page.getByRole('button', { name: 'Choose tabs' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
    await expect(page.getByRole('row', { name: /Essence of/ }).first()).toBeVisible();
    await page.goto(siteUrl(path));
    await tryOwnStash(page);
    const found = page.getByRole('group', { name: 'Items found' });
    await expect(
      found
        .getByRole('listitem')
        .filter({ hasText: /Essence of/ })
        .first(),
    ).toBeVisible();
    const tabs = page.getByRole('list', { name: 'Tabs' });
    await expect(tabs.getByText(/^[1-9]\d* of \d+$/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Search', exact: true }).fill('"no item reads like this"');
    await expect(page.getByText(/^Finds 0 of [1-9]/)).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  test('D30, D41, R5.09 lets a buyer request maps by a verified search, and shows the seller the matches in their tabs', async ({
    openWindow,
  }) => {
    const seller = await createApiPlayer('Mapper');
    const buyer = await createApiPlayer('Runner');
    const { listing, groups } = await listMaps(seller);
    const [wanted] = groups;
    const { page } = await openFor(buyer, openWindow, '/poe/poexchange/bulk-trade/listings?category=map');
    const panel = page.getByRole('region', { name: `${listing.ign}’s listing` });
    const quantity = panel.getByRole('textbox', { name: `Quantity of ${wanted?.name}` });
    // New kinds of maps get their names in the next price run.
    await expect(async () => {
      await page.goto(siteUrl('/poe/poexchange/bulk-trade/listings?category=map'));
      await page.getByText(listing.ign, { exact: true }).first().click();
      await expect(quantity).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 100_000 });
    await panel.getByRole('button', { name: 'None', exact: true }).click();
    await quantity.fill('1');
    await quantity.blur();
    await panel.getByRole('checkbox', { name: 'Request by stash search', exact: true }).click();
    await expect(panel.getByText('1 matched, 0 missed, 0 extra')).toBeVisible();
    const search = (await panel.locator('code').first().textContent()) ?? '';
    await copyWhisper(panel);
    await expect.poll(() => readClipboard(page)).toBe(`@${listing.ign} WTB 1 of your Map matching my search for 6c (Mercenaries)`);

    const { page: sellerPage } = await openFor(seller, openWindow, '/poe/poexchange');
    await sellerPage
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await sellerPage.getByText(new RegExp(buyer.ign)).first().click();
    await expect(sellerPage.getByRole('heading', { name: 'The buyer’s search' })).toBeVisible();
    await expect(sellerPage.getByText(search, { exact: true })).toBeVisible();
    await expect(sellerPage.getByText(/Finds exactly these stacks|Use this search instead/)).toBeVisible();
  });
});
