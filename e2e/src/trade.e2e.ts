import type { Page } from '@playwright/test';
import { laterApi } from '@poexchange/contract/rest/later';
import { ask, createApiPlayer, listCurrency, openFor } from './api-player.ts';
import { copyWhisper, expect, test, waitForCopy, waitForLive } from './people.ts';

const listings = '/poe/poexchange/bulk-trade/listings';

const panelOf = (page: Page, ign: string) => page.getByRole('region', { name: `${ign}’s listing` });

async function choose(page: Page, ign: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Currency/ })
    .or(page.getByRole('button', { name: /^Currency/ }))
    .first()
    .click();
  await page.getByText(ign, { exact: true }).first().click();
  await expect(panelOf(page, ign)).toBeVisible();
}

test.describe('a trade', () => {
  test('R4.29, D31 copies one whisper, immediately shows the seller what is requested and where, and reduces the stock', async ({
    openWindow,
  }) => {
    const seller = await createApiPlayer('Seller');
    const buyer = await createApiPlayer('Buyer');
    const { page: sellerPage } = await openFor(seller, openWindow, '/poe/poexchange');
    const { page: buyerPage } = await openFor(buyer, openWindow, listings);
    // Listed while the buyer has the page open, so the listing appears with the next poll.
    const { listing, name, quantity } = await listCurrency(seller, 2);
    await choose(buyerPage, listing.ign);
    const panel = panelOf(buyerPage, listing.ign);
    await panel.getByRole('button', { name: 'None', exact: true }).click();
    await panel.getByRole('textbox', { name: `Quantity of ${name}` }).fill('2');
    await panel.getByRole('textbox', { name: `Quantity of ${name}` }).blur();
    await waitForLive(sellerPage);
    await copyWhisper(panel);
    await waitForCopy(buyerPage, new RegExp(`^@${listing.ign} WTB 2 ${name} 2c each\\. Total 4c \\(Mercenaries\\)$`));

    await expect(sellerPage.getByText(`${buyer.ign} wants to buy`)).toBeVisible();
    await sellerPage.getByTestId('trade-toast').getByRole('link', { name: 'Show', exact: true }).click();
    await expect(sellerPage).toHaveURL(/\/poe\/poexchange\/bulk-trade\/trade\/[0-9a-f-]{36}$/);
    await expect(sellerPage.getByRole('heading', { name: `Trade with ${buyer.ign}` })).toBeVisible();
    await expect(sellerPage.getByText('2 pieces', { exact: true })).toBeVisible();
    await expect(sellerPage.getByRole('heading', { name: 'Tab “Currency”' })).toBeVisible();
    await expect(sellerPage.getByText(/finds (?:all )?\d+, nothing else/)).toBeVisible();
    await sellerPage.getByRole('button', { name: /^Done, take 2 from stock/ }).click();
    await expect(sellerPage.getByRole('button', { name: /Undo/i }).first()).toBeVisible();
    // The buyer's table updates: two fewer in stock.
    await expect(panel.getByRole('button', { name: `Select all ${(quantity - 2).toLocaleString('en')} of ${name}` })).toBeVisible();
  });

  test('D17, R4.26 delivers a notification exactly once when the seller’s connection is cut after the request', async ({ openWindow }) => {
    const seller = await createApiPlayer('Cutoff');
    const [buyer, second, third] = [await createApiPlayer('Patient'), await createApiPlayer('Second'), await createApiPlayer('Third')];
    const offer = await listCurrency(seller, 2);
    const { page: sellerPage, context } = await openFor(seller, openWindow, '/poe/poexchange');
    // Verify the connection first: the first request must arrive.
    await waitForLive(sellerPage);
    await ask(buyer, offer, 1);
    const toast = sellerPage.getByTestId('trade-toast');
    await expect(toast.getByText(`${buyer.ign} wants to buy`)).toHaveCount(1);
    await context.setOffline(true);
    await expect(sellerPage.getByText(/No connection to PoExchange since/)).toBeVisible();
    await ask(second, offer, 2);
    await expect(toast.getByText(/more$/)).toHaveCount(0);
    await context.setOffline(false);
    // One card shows the newest request and the number of other requests behind it.
    await expect(toast.getByText('+1 more')).toBeVisible();
    await waitForLive(sellerPage);
    // Events arrive in order: if the second event had arrived twice, the card would show +3.
    await ask(third, offer, 3);
    await expect(toast.getByText('+2 more')).toBeVisible();
    await sellerPage
      .getByRole('button', { name: /notifications/i })
      .first()
      .click();
    for (const { ign } of [buyer, second, third]) await expect(sellerPage.getByRole('dialog').getByText(new RegExp(ign))).toHaveCount(1);
  });

  test('R5.05, D31 updates the page when a listing changes or ends, and prevents requests at its old prices', async ({ openWindow }) => {
    const seller = await createApiPlayer('Changing');
    const buyer = await createApiPlayer('Watcher');
    const { listing } = await listCurrency(seller, 2);
    const { page: buyerPage } = await openFor(buyer, openWindow, listings);
    await choose(buyerPage, listing.ign);
    await panelOf(buyerPage, listing.ign)
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .fill('1');
    // Polling is blocked, so the page still shows the old prices when it sends the request.
    await buyerPage.route('**/api/v1/listings/poe1/**', (route) => route.abort());
    await listCurrency(seller, 3);
    await copyWhisper(panelOf(buyerPage, listing.ign), buyerPage.getByText(/changed/i));
    await buyerPage.unroute('**/api/v1/listings/poe1/**');
    await seller.call(laterApi.endListings, {
      params: { game: 'poe1', league: 'mercenaries', target: 'ALL', action: 'delete' },
      query: {},
    });
    // The selected row stays in place and is marked as ended; the page does not jump, and no further request is
    // possible.
    await expect(buyerPage.getByRole('row', { selected: true }).getByText('ended')).toBeVisible();
    await expect(panelOf(buyerPage, listing.ign).getByRole('button', { name: /Copy/ })).toHaveCount(0);
  });
});
