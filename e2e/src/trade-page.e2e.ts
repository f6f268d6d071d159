import { laterApi } from '@poexchange/contract/rest/later';
import type { Page } from '@playwright/test';
import { ask, begin, createApiPlayer, listCurrency, type ApiPlayer, type Offer } from './api-player.ts';
import { expect, expectNoBarriers, readClipboard, test, waitForLive, type OpenWindow } from './people.ts';

/** Opens a window on one trade with this player signed in. */
async function openTrade(openWindow: OpenWindow, player: ApiPlayer, id: string, size?: { width: number; height: number }): Promise<Page> {
  const { page } = await openWindow(`/poe/poexchange/bulk-trade/trade/${id}`, {
    token: player.token,
    ...(size === undefined ? {} : { size }),
  });
  return page;
}

/** Creates a seller with one stack and two buyers who each request most of it. */
async function setScene(): Promise<{
  seller: ApiPlayer;
  first: ApiPlayer;
  second: ApiPlayer;
  offer: Offer;
  ids: [string, string];
  most: number;
}> {
  const [seller, first, second] = [await createApiPlayer('Desk'), await createApiPlayer('First'), await createApiPlayer('Second')];
  const offer = await listCurrency(seller, 2);
  const most = Math.ceil(offer.quantity * 0.8);
  const one = await ask(first, offer, most);
  const two = await ask(second, offer, most);
  return { seller, first, second, offer, ids: [one.id, two.id], most };
}

test.describe('the trade page', () => {
  test('D33, D32 gives the second of two buyers the rest of a stack at a new total, and Undo restores exactly the pieces taken', async ({
    openWindow,
  }) => {
    const { seller, first, second, offer, ids, most } = await setScene();
    const page = await openTrade(openWindow, seller, ids[0]);
    await expect(page.getByRole('heading', { name: `Trade with ${first.ign}` })).toBeVisible();
    const queue = page.getByRole('navigation', { name: 'Open requests' });
    await expect(queue.getByText(/^shared/)).toHaveCount(2);
    await page.getByRole('button', { name: new RegExp(`^Done, take ${most.toLocaleString('en')} from stock`) }).click();
    await expect(page.getByText(/^Done\. The/)).toBeVisible();

    const left = offer.quantity - most;
    await queue.getByRole('link', { name: new RegExp(second.ign) }).click();
    await expect(page.getByRole('heading', { name: `Trade with ${second.ign}` })).toBeVisible();
    const amount = page.getByRole('textbox', { name: `Amount of ${offer.name}` });
    await expect(amount).toHaveValue(String(left));
    // The amount is marked invalid while typing and reset to the stock when the field loses focus.
    await amount.fill('999999');
    await expect(amount).toHaveValue('999999');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.blur();
    await expect(amount).toHaveValue(String(left));
    await page.getByRole('button', { name: 'new total' }).click();
    await expect.poll(() => readClipboard(page)).toMatch(new RegExp(`^@${second.ign} only ${left} ${offer.name} left, new total `));
    await page.getByRole('button', { name: /^Done, take/ }).click();
    await expect(page.getByText(/^Done\. The/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(amount).toHaveValue(String(left));
    await queue.getByRole('button', { name: `Undo the trade with ${first.ign}` }).click();
    // The typed amount stays, and the stack is complete again.
    await expect(page.getByText(`${offer.quantity.toLocaleString('en')} found`).filter({ visible: true })).toBeVisible();
  });

  test('notifies the buyer of a declined request, keeps the listing, and lets the seller undo it', async ({ openWindow }) => {
    const { seller, first, ids } = await setScene();
    const buyerPage = await openTrade(openWindow, first, ids[0]);
    await expect(buyerPage.getByRole('heading', { name: /^Your request to/ })).toBeVisible();
    await waitForLive(buyerPage);
    const page = await openTrade(openWindow, seller, ids[0]);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(buyerPage.getByText(/declined this request/)).toBeVisible();
    await expect(buyerPage.getByRole('status').getByText(/declined your request/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(buyerPage.getByText(/declined this request/)).toHaveCount(0);
    await expect(buyerPage.getByRole('status').getByText(/reopened your declined request/)).toBeVisible();
    await expect(buyerPage.getByText(/declined your request/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Done, take/ })).toBeEnabled();
  });

  test('D38 shows the buyer how much was handed over, and immediately shows that the listing has ended', async ({ openWindow }) => {
    const [seller, buyer] = [await createApiPlayer('Desk'), await createApiPlayer('Asker')];
    const offer = await listCurrency(seller, 2);
    const whole = await ask(buyer, offer, 15);
    await begin(seller, whole);
    const later = await ask(buyer, offer, 3);
    const page = await openTrade(openWindow, buyer, later.id);
    await expect(page.getByRole('button', { name: 'Copy whisper' })).toBeVisible();
    await waitForLive(page);
    await seller.call(laterApi.finishTrade, { body: { id: whole.id, items: [[offer.hash, 7]] } });
    await expect(page.getByRole('status').getByText(/7 of 15 pieces handed over/)).toBeVisible();
    await seller.call(laterApi.endListings, {
      params: { game: 'poe1', league: 'mercenaries', target: 'ALL', action: 'deactivate' },
      query: {},
    });
    await expect(page.getByText(/^This listing is no longer available/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy whisper' })).toHaveCount(0);
    const queue = page.getByRole('navigation', { name: 'My requests' });
    await expect(queue.getByText('listing gone')).toBeVisible();
    await page.getByRole('button', { name: /otifications/ }).click();
    await page.getByText('Sent', { exact: true }).click();
    await expect(page.getByText('7 of 15 pieces handed over', { exact: true })).toBeVisible();
  });

  test('D85 finishes a trade with the keyboard alone, without axe violations', async ({ openWindow }) => {
    const { seller, first, second, ids } = await setScene();
    const page = await openTrade(openWindow, seller, ids[1]);
    await expect(page.getByRole('heading', { name: `Trade with ${second.ign}` })).toBeVisible();
    await expectNoBarriers(page);
    // J moves to the next request once the list has loaded.
    await expect(page.getByRole('navigation', { name: 'Open requests' }).getByRole('link', { name: new RegExp(first.ign) })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: `Trade with ${first.ign}` })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByText(`/invite ${first.ign}`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Invited/ })).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press(' ');
    await expect(page.getByText('1 of 1 ticked')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Done\. The/)).toBeVisible();
  });

  test('D85 at 390 px keeps the total and Done visible above the bar, with nothing wider than the page', async ({ openWindow }) => {
    const { seller, first, ids } = await setScene();
    const page = await openTrade(openWindow, seller, ids[0], { width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: `Trade with ${first.ign}` })).toBeVisible();
    const done = page.getByRole('button', { name: /^Done, take/ });
    await expect(done).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2000);
    await expect(done).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoBarriers(page);
    await done.click();
    await expect(page.getByText(/^Done\. The/)).toBeVisible();
  });
});
