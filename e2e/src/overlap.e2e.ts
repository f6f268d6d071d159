/** Two listings of the same stock, made and used only through the pages: a seller and two buyers. */
import type { Locator, Page } from '@playwright/test';
import { chooseRadio, copiedButton, copyWhisper, expect, makeName, publishOffer, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const essences = '/poe/poexchange/bulk-trade/my-listings?category=essence';
const listings = (sub: string): string => `/poe/poexchange/bulk-trade/listings?category=essence${sub}`;
const high = '&sub=essenceHigh';

const offerOf = (page: Page): Locator => page.getByRole('region', { name: 'Offer' });
const nav = (page: Page, name: RegExp): Locator => page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name });
const own = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const confirmName = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^(Yes, trade|Whisper) as/ });

/**
 * Publishes essences, then separately the high essence with the largest stock, after checking for the overlap warning.
 */
async function publishBoth(page: Page): Promise<{ readonly ign: string; readonly name: string; readonly stock: number }> {
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('checkbox', { name: 'Choose Essence', exact: true }).check();
  await chooser.getByRole('button', { name: 'Use 1 tab', exact: true }).click();
  const rows = page.getByRole('row', { name: /Essence of/ });
  await expect(rows.first()).toBeVisible();
  await publishOffer(page);
  await confirmName(page).click();
  await expect(offerOf(page).getByText(/^Published\./)).toBeVisible();
  const ign = (await offerOf(page).locator('[translate=no]').first().textContent()) ?? '';

  await nav(page, /^High/).click();
  await page.getByRole('columnheader', { name: 'Quantity' }).getByRole('button').click();
  await expect(
    offerOf(page).getByText(/^Also in your listing Essence: (\d+) of \1 items? here\. A sale removes (?:it|them) from both listings\./),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Offer all' }).uncheck();
  await expect(offerOf(page).getByText(/^Also in your listing/)).toHaveCount(0);
  await rows.first().getByRole('checkbox').check();
  await expect(offerOf(page).getByText(/^Also in your listing Essence: 1 of 1 item here/)).toBeVisible();
  const name = ((await rows.first().getByRole('checkbox').getAttribute('aria-label')) ?? '').replace(/^Offer /, '');
  const stock = Number(((await rows.first().getByRole('cell').nth(3).textContent()) ?? '').replaceAll(/\D/g, ''));
  await publishOffer(page);
  await expect(offerOf(page).getByText(/^Published\. Buyers can see 1 items? until/)).toBeVisible();
  // An item that was left out is left out of every listing: select all items again for Relist.
  await page.getByRole('checkbox', { name: 'Offer all' }).check();
  return { ign, name, stock };
}

/** A buyer's panel for a listing: reads its stock, and requests some of it. */
async function openPanel(page: Page, options: { readonly ign: string; readonly name: string; readonly sub: string }) {
  // A category also lists its sub-categories: pick the seller's row with a single kind, or the seller's other row.
  const rows = page.getByRole('row').filter({ hasText: options.ign });
  await rows.filter({ [options.sub === '' ? 'hasText' : 'hasNotText']: /\+\d/ }).click();
  const panel = page.getByRole('region', { name: `${options.ign}’s listing` });
  const field = panel.getByRole('textbox', { name: `Quantity of ${options.name}` });
  return {
    panel,
    field,
    left: (count: number): Locator => panel.getByRole('button', { name: `Select all ${count.toLocaleString('en')} of ${options.name}` }),
    ask: async (count: number): Promise<void> => {
      await field.fill(String(count));
      await expect(field).toHaveValue(String(count));
      await copyWhisper(panel, confirmName(page).or(copiedButton(panel)));
      if (await confirmName(page).isVisible()) await confirmName(page).click();
      await expect(copiedButton(panel)).toBeVisible();
    },
  };
}

/** Opens the page of the buyer's own latest request. */
async function openRequest(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click();
  await chooseRadio(page.getByRole('dialog').getByRole('radio', { name: 'Sent' }));
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Your request to/ })).toBeVisible();
}

test('D33, R4.31 warns of two listings of one stack, applies a sale from one listing to the other, and restores both on Undo', async ({
  openWindow,
}) => {
  const { page } = await openSignedIn(openWindow, { freshName: makeName('Overlap') }, { path: essences });
  const { ign, name, stock } = await publishBoth(page);
  expect(stock).toBeGreaterThan(3);

  const { page: firstPage } = await openSignedIn(openWindow, { freshName: makeName('First') }, { path: listings('') });
  const first = await openPanel(firstPage, { ign, name, sub: '' });
  const { page: secondPage } = await openSignedIn(openWindow, { freshName: makeName('Second') }, { path: listings(high) });
  const second = await openPanel(secondPage, { ign, name, sub: high });
  await second.ask(stock);
  await first.ask(stock - 1);

  // The newest request is displayed in front of the other request; both requests are for the same stack.
  await expect(page.getByTestId('trade-toast').getByText('+1 more')).toBeVisible();
  await page.getByTestId('trade-toast').getByRole('link', { name: 'Show', exact: true }).click();
  const queue = page.getByRole('navigation', { name: 'Open requests' });
  await expect(queue.getByText(/^shared/)).toHaveCount(2);
  const tradeUrl = page.url();
  await page.getByRole('button', { name: `Done, take ${(stock - 1).toLocaleString('en')} from stock` }).click();
  await expect(queue.getByText('some missing')).toBeVisible();
  await expect(first.left(1)).toBeVisible();
  await expect(second.left(1)).toBeVisible();
  await expect(second.field).toHaveValue('1');
  await expect(
    second.panel.getByText('Another trade changed the remaining quantities. Items that are gone were removed from your selection.'),
  ).toBeVisible();

  // Sell the last piece.
  await first.ask(1);
  await expect(page.getByTestId('trade-toast').getByText('+1 more')).toBeVisible();
  await page.getByTestId('trade-toast').getByRole('link', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Done, take 1 from stock' }).click();
  await expect(queue.getByText('gone', { exact: true })).toBeVisible();
  await expect(secondPage.getByRole('alert').getByText('This listing has ended')).toBeVisible();
  await openRequest(secondPage);
  await expect(secondPage.getByText(`Missing from stash (${stock.toLocaleString('en')}): ${name}`)).toBeVisible();

  await page.goto(siteUrl(`${essences}&view=listings`));
  await expect(own(page, 'Essence · High').getByText('Sold out')).toBeVisible();
  await expect(own(page, 'Essence · High').getByRole('button', { name: /^(Relist|Move to active)$/ })).toHaveCount(0);
  const size = own(page, 'Essence').getByText(/\d+ items/);
  const before = await size.textContent();
  await own(page, 'Essence').getByRole('button', { name: 'Relist', exact: true }).click();
  await expect(page.getByText('Essence is listed again')).toBeVisible();
  await expect(size).toHaveText(before ?? '');
  await chooseRadio(page.getByRole('radio', { name: 'From stash' }));
  await expect(page.getByRole('row', { name: /Essence of/ }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
  await expect(page.getByText('No items found')).toBeVisible();

  // After both sales are undone, everybody sees exactly the original stock.
  await page.goto(tradeUrl);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(secondPage.getByText(`Missing from stash (1): ${name}`)).toBeVisible();
  // The list updates shortly after the trade page.
  await expect(queue.getByRole('button', { name: /^Undo the trade with/ })).toHaveCount(1);
  await queue.getByRole('button', { name: /^Undo the trade with/ }).click();
  await expect(secondPage.getByText(/Missing from stash/)).toHaveCount(0);
  await expect(first.left(stock)).toBeVisible();
  await page.goto(siteUrl(essences));
  await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*${stock.toLocaleString('en')}`) })).toBeVisible();
  await chooseRadio(page.getByRole('radio', { name: /Listed/ }));
  await expect(own(page, 'Essence · High').getByText(`1 item · ${stock.toLocaleString('en')} pieces`)).toBeVisible();
});
