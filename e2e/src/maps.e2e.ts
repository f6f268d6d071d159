import type { Locator, Page } from '@playwright/test';
import { createApiPlayer, openFor, type ApiPlayer } from './api-player.ts';
import { chooseRadio, copyWhisper, expect, publishOffer, readClipboard, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const myMaps = '/poe/poexchange/bulk-trade/my-listings?category=map';
const mapListings = '/poe/poexchange/bulk-trade/listings?category=map';

async function chooseTabs(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of names) await dialog.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
}

/** Gives every kind in the category its own price, which the market cannot change during the test. */
async function priceAll(page: Page, chaos: number): Promise<void> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('textbox') });
  const type = async (row: Locator): Promise<void> => {
    await row.getByRole('textbox').fill(String(chaos));
    await row.getByRole('textbox').blur();
  };
  const without = page.getByRole('radio', { name: /^No price \d/ });
  await expect(rows.or(without).first()).toBeAttached();
  if ((await without.count()) > 0) {
    await chooseRadio(without);
    await expect(rows.first()).toBeVisible();
    // A row leaves the list of unpriced rows once it has a price; when no unpriced row is left, all rows are listed.
    for (let left = await rows.count(); left > 0; left -= 1) {
      await type(rows.first());
      if (left > 1) await expect(rows).toHaveCount(left - 1);
    }
  }
  const priced = page.getByRole('radio', { name: /^Priced \d/ });
  if ((await priced.count()) > 0) await chooseRadio(priced);
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) await type(row);
}

async function publish(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Offer' });
  await publishOffer(page);
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Yes, trade|Whisper) as/ });
  const done = panel.getByText(/Published\. Buyers can see \d+ items? until/);
  await expect(confirm.or(done)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done).toBeVisible();
}

/** Opens the listing as the buyer, once its maps have names: new kinds get names with the next price run. */
async function openListing(page: Page, options: { readonly ign: string; readonly path: string; readonly map: string }) {
  const panel = page.getByRole('region', { name: `${options.ign}’s listing` });
  const quantity = (name: string): Locator => panel.getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(async () => {
    await page.goto(siteUrl(options.path));
    await page.getByText(options.ign, { exact: true }).first().click();
    await expect(quantity(options.map)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 100_000 });
  const take = async (name: string, count: number): Promise<void> => {
    await quantity(name).fill(String(count));
    await quantity(name).blur();
  };
  const expectCopied = async (whisper: string): Promise<void> => {
    await copyWhisper(panel);
    await expect.poll(() => readClipboard(page)).toBe(whisper);
  };
  return { panel, take, expectCopied };
}

/** Opens the seller's latest request on the seller's own page. */
async function openRequest(page: Page, buyer: ApiPlayer): Promise<void> {
  await page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(new RegExp(buyer.ign)).first().click();
  await expect(page.getByRole('heading', { name: `Trade with ${buyer.ign}` })).toBeVisible();
}

test.describe('maps', () => {
  test('R2.08 reads tabs, sets prices by category and item, and offers maps by their mods and by search', async ({ openWindow }) => {
    const { page } = await openSignedIn(openWindow, { account: 'Brinewash#5678' }, { path: `${myMaps}&sub=8modNormalMap` });
    await chooseTabs(page, ['Quad', 'Dump']);
    const rows = page.getByRole('row').filter({ has: page.getByRole('textbox') });
    const panel = page.getByRole('region', { name: 'Offer' });
    await page.getByRole('button', { name: 'Refresh tabs' }).click();
    await expect(panel.getByRole('textbox', { name: 'Price (% of market value)' })).toHaveValue('100');
    await expect(panel.getByRole('textbox', { name: 'Minimum trade value, in chaos' })).toBeEditable();
    await chooseRadio(panel.getByRole('radio', { name: /^All or nothing/ }));
    await priceAll(page, 20);
    await expect(panel.getByText(/^\d+ custom prices?$/)).toBeVisible();

    await page.getByRole('button', { name: 'Add to a group' }).click();
    await expect(page.getByRole('dialog', { name: 'Add to a group' }).getByRole('textbox', { name: 'New group' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Map filter' }).click();
    const filter = page.getByRole('dialog', { name: 'Which maps to offer' });
    await filter.getByRole('textbox', { name: /item quantity/ }).fill('999');
    await filter.getByRole('textbox', { name: /item quantity/ }).blur();
    await expect(page.getByText(/\d+ maps? left out by the map filter/).first()).toBeAttached();
    await filter.getByRole('button', { name: 'Clear filter' }).click();
    await page.keyboard.press('Escape');
    await expect(rows.first()).toBeVisible();

    await panel.getByRole('checkbox', { name: 'Allow requests by stash search' }).check();
    await expect(panel.getByRole('checkbox', { name: 'Dump', exact: true })).toBeChecked();
    await panel.getByRole('checkbox', { name: 'Dump', exact: true }).uncheck();
    await expect(panel.getByRole('checkbox', { name: 'Dump', exact: true })).not.toBeChecked();
  });

  test('R5.14, R4.20, R9.37, D31 publishes 8-mod maps, and names the map to ignore in a whisper for all other maps', async ({
    openWindow,
  }) => {
    const { page } = await openSignedIn(openWindow, { account: 'Brinewash#5678' }, { path: `${myMaps}&sub=8modNormalMap` });
    await chooseTabs(page, ['Quad', 'Dump']);
    // Three of the six maps in these tabs have eight mods.
    await expect(page.getByText('2 items · 3 pieces')).toBeVisible();
    await priceAll(page, 20);
    await publish(page);
    const ign = await readOwnIgn(page);

    const buyer = await createApiPlayer('Runner');
    const { page: buyerPage } = await openFor(buyer, openWindow, mapListings);
    const eightMods = await openListing(buyerPage, { ign, path: `${mapListings}&sub=8modNormalMap`, map: 'Toxic Sewer Map' });
    // The second kind's name may come with a later price run, which the open page follows.
    await expect(eightMods.panel.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2, { timeout: 100_000 });
    await eightMods.panel.getByRole('button', { name: 'None', exact: true }).click();
    await eightMods.take('Mausoleum Map', 1);
    await eightMods.expectCopied(`@${ign} WTB 1 Mausoleum Map (8 mods) 20c each. Total 20c (Mercenaries)`);
    await openRequest(page, buyer);
    await expect(page.getByText('1 piece', { exact: true })).toBeVisible();
    await expect(
      page
        .getByText(/tab “(Quad|Dump)”/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    await page.goto(siteUrl(myMaps));
    await expect(page.getByText('5 items · 6 pieces')).toBeVisible();
    await priceAll(page, 20);
    await publish(page);
    const maps = await openListing(buyerPage, { ign, path: `${mapListings}&sub=normalMap`, map: 'City Square Map' });
    await maps.panel.getByRole('button', { name: 'All', exact: true }).click();
    await maps.take('Toxic Sewer Map', 0);
    const whisper = `@${ign} WTB [ALL] Map listing, ignore 1 Toxic Sewer Map (8 mods) 20c each. Total 100c (Mercenaries)`;
    await expect(maps.panel.getByLabel('Whisper')).toHaveText(whisper);
    await maps.expectCopied(whisper);
    await openRequest(page, buyer);
    await expect(page.getByText('5 pieces', { exact: true })).toBeVisible();
    for (const name of ['Mausoleum', 'Jungle Valley', 'City Square', 'Crimson Temple'])
      await expect(page.getByText(`${name} Map`).first()).toBeVisible();
    // The buyer's whisper names this map as the one to ignore.
    await expect(page.getByText('Toxic Sewer Map', { exact: true })).toHaveCount(0);
    await endAll(page);
  });
});

/** Reads the in-game name that the page offers items under. */
async function readOwnIgn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/api/v1/listings/my', { headers: { authorization: `Bearer ${localStorage.getItem('poexchange:token')}` } });
    const { listings: own } = (await reply.json()) as { listings: { ign: string }[] };
    return own[0]?.ign ?? 'nobody';
  });
}

/** Ends the listings, because other tests share this account. */
async function endAll(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('poexchange:token')}` };
    return (await fetch('/api/v1/listings/poe1/mercenaries/ALL/delete', { method: 'DELETE', headers })).status;
  });
  expect(status).toBe(200);
}
