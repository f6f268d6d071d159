import type { Page } from '@playwright/test';
import { encodeParam } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { createApiPlayer, listCurrency, openFor, type ApiPlayer } from './api-player.ts';
import { copiedButton, copyWhisper, expect, readClipboard, siteUrl, test, waitForLive } from './people.ts';
import { openShakyLine } from './shaky-line.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const noConnection = /No connection to PoExchange since/;
async function choose(page: Page, ign: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Currency/ })
    .or(page.getByRole('button', { name: /^Currency/ }))
    .first()
    .click();
  await page.getByText(ign, { exact: true }).first().click();
  await expect(page.getByRole('region', { name: `${ign}’s listing` })).toBeVisible();
}

const listRequests = async (seller: ApiPlayer) =>
  (await seller.call(laterApi.getNotifications, { params: { param: encodeParam({ game: 'poe1', sinceMs: 0 }) } })).notifications;
/** Waits until the service worker controls the page and has cached every file that the page loaded. */
const waitForWorker = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await caches.open('poexchange-files');
        const kept = (await files.keys()).map(({ url }) => url);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const isControlled = navigator.serviceWorker.controller !== null;
        return isControlled && loaded.filter((url) => url.includes('/assets/')).every((url) => kept.includes(url));
      }),
    )
    .toBe(true);
/** Reads everything that this site has stored in its databases, as text. */
const readStoredTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return texts.join('\n');
  });
/** Number of pictures that users would see as broken. */
const countBroken = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length);

test.describe('without a connection', () => {
  test('D36 rejects a purchase immediately, keeps the selection, allows a retry, and sends nothing later', async ({ openWindow }) => {
    const seller = await createApiPlayer('Faraway');
    const buyer = await createApiPlayer('Tunnel');
    const { listing, name } = await listCurrency(seller, 2);
    const { page, context } = await openFor(buyer, openWindow, listings);
    await choose(page, listing.ign);
    const panel = page.getByRole('region', { name: `${listing.ign}’s listing` });
    const quantity = panel.getByRole('textbox', { name: `Quantity of ${name}` });
    await quantity.fill('2');
    await quantity.blur();
    await page.evaluate(() => navigator.clipboard.writeText('before'));

    await context.setOffline(true);
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
    await expect(page.getByRole('row', { selected: true }).getByRole('img', { name: 'Status unknown' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Online' })).toHaveCount(0);
    expect(await countBroken(page)).toBe(0);
    await copyWhisper(panel, panel.getByText(/We couldn’t reach the server/));
    await expect(quantity).toHaveValue('2');
    expect(await readClipboard(page)).toBe('before');
    await expect(panel.getByRole('button', { name: /Try again/ })).toBeVisible();

    const asked: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())));
    const polled = page.waitForResponse((reply) => /\/api\/v1\/listings\/poe1\//.test(reply.url()) && reply.ok());
    await context.setOffline(false);
    await expect(page.getByText(noConnection)).toBeHidden();
    // By its next poll the page would have sent any queued request.
    await polled;
    await waitForLive(page);
    expect(asked.filter((url) => url.endsWith('/notifications'))).toEqual([]);
    expect(await readClipboard(page)).toBe('before');
    expect(await listRequests(seller)).toEqual([]);
    await expect(quantity).toHaveValue('2');
    // The failure message is outdated by now.
    await expect(panel.getByText(/We couldn’t reach the server/)).toHaveCount(0);
    await panel.getByRole('button', { name: /Copy whisper/ }).click();
    await expect.poll(() => readClipboard(page)).toContain(`@${listing.ign} WTB 2 ${name}`);
    // The page shows the success once the server has answered; the page sent a single request.
    await expect(copiedButton(panel)).toBeVisible();
    expect(await listRequests(seller)).toHaveLength(1);
  });

  test('D36 opens visited pages, explains in the app why other pages are missing, and loads them on reconnect', async ({ openWindow }) => {
    const { page, context } = await openWindow(listings);
    await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await expect(page.getByText(noConnection)).toBeVisible();
    const economy = page.getByRole('navigation').getByRole('link', { name: 'Economy' }).first();
    await expect(economy).toHaveAttribute('title', 'This page is not available offline');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Listings', exact: true }).first()).not.toHaveAttribute('title');
    await economy.click();
    await expect(page.getByText('This page is not available offline')).toBeVisible();
    await expect(page).toHaveURL(/\/economy/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible();
    await expect(page.getByText(noConnection)).toBeVisible();
    await page.goto(siteUrl('/poe2/poexchange/economy'));
    await expect(page.getByText('This page is not available offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
  });

  test('D36 shows the last rows of Listings after a reload, with their age and unknown presence', async ({ openWindow }) => {
    const seller = await createApiPlayer('Lastseen');
    const { listing } = await listCurrency(seller, 2);
    const { page, context } = await openWindow(`${listings}?category=currency`);
    const row = page.getByRole('row').filter({ hasText: listing.ign });
    await expect(row).toBeVisible();
    await page.getByRole('checkbox', { name: 'Online only' }).click();
    await expect(row).toBeVisible();
    await waitForWorker(page);
    await expect.poll(() => readStoredTexts(page)).toContain(listing.uuid);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(row).toBeVisible();
    await expect(page.getByText(/from \d{1,2}:\d{2}.*old/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Online only, as of \d/ })).toBeChecked();
    await row.click();
    const panel = page.getByRole('region', { name: `${listing.ign}’s listing` });
    await expect(panel.getByRole('status').filter({ hasText: 'Status unknown' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(noConnection)).toBeHidden();
    await expect(page.getByText(/updated (now|\d+ s ago)/)).toBeVisible();
  });

  test('D36 shows the last listings on My listings after a reload, but only to the same account', async ({ openWindow }) => {
    const seller = await createApiPlayer('Homely');
    await listCurrency(seller, 2);
    const mine = '/poe/poexchange/bulk-trade/my-listings?view=listings';
    const { page, context } = await openFor(seller, openWindow, mine);
    await expect(page.getByText(/^ends in/)).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(noConnection)).toBeVisible();
    await expect(page.getByText(/^ends in/)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(seller.account) })).toBeVisible();
    const other = `e30.${btoa(JSON.stringify({ sub: 'somebody-else', exp: 9_999_999_999 }))}.s`;
    await context.addInitScript((token) => localStorage.setItem('poexchange:token', token), other);
    await page.reload();
    await expect(page.getByText(noConnection)).toBeVisible();
    // The page's user cannot be confirmed now: the page says so, and shows no listings.
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByText(/^ends in/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(seller.account) })).toHaveCount(0);
  });

  for (const failure of ['dead', 'hung', 'proxyError'] as const)
    test(
      `D36 detects a server that is ${failure} although the network is up, and continues when it is back`,
      failure === 'dead' ? {} : { tag: '@all' },
      async ({ openWindow }) => {
        const line = await openShakyLine();
        try {
          const player = await createApiPlayer('Shaky');
          const { page, context } = await openFor(player, openWindow, line.url(listings));
          const second = await context.newPage();
          await second.goto(line.url('/poe/poexchange/economy'));
          await expect(second.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
          await page.bringToFront();
          const banner = page.getByText(/(No connection to PoExchange|PoExchange has been having problems) since/);
          await expect(page.getByRole('banner').getByText('Live')).toBeVisible();
          line.set(failure);
          await expect(banner).toBeVisible();
          await second.bringToFront();
          await expect(second.getByText(/since \d/)).toBeVisible();
          await page.bringToFront();
          line.set('open');
          // The connection may already be back.
          await page
            .getByRole('button', { name: 'Try now' })
            .click({ timeout: 1000 })
            .catch(() => undefined);
          await expect(banner).toBeHidden();
          await expect(page.getByRole('banner').getByText('Live')).toBeVisible();
          await expect(page.getByText(/updated (now|\d+ s ago)/)).toBeVisible();
        } finally {
          await line.stop();
        }
      },
    );

  test('D36 fits the notice on a phone in German, and lights the lamp only while the server is unreachable', async ({ openWindow }) => {
    const { page, context } = await openWindow(listings);
    await page.evaluate(() => localStorage.setItem('poexchange:language', 'de'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeHidden();
    // The notice is fetched after the page has loaded.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('away-banner'))))
      .toBe(true);
    await context.setOffline(true);
    await expect(page.getByText(/Keine Verbindung zu PoExchange seit/)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
