import type { Locator, Page } from '@playwright/test';
import { ask, begin, createApiPlayer, listCurrency, type ApiPlayer, type Offer } from './api-player.ts';
import { expect, siteUrl, test, waitForLive, type OpenWindow } from './people.ts';

const bulkTrade = '/poe/poexchange/bulk-trade';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function openSized(openWindow: OpenWindow, options: { player: ApiPlayer; path: string; size: typeof phone }): Promise<Page> {
  const { player, path, size } = options;
  const { page } = await openWindow(path, { token: player.token, size });
  return page;
}

/** Returns how many pixels of the element's height are covered by a toast; 0 if the whole element can be clicked. */
async function countCovered(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  const toasts = await page.locator('[data-sonner-toast]').all();
  const boxes = await Promise.all(toasts.map((toast) => toast.boundingBox()));
  const covers = (toast: Box): number => {
    const wide = Math.min(box.x + box.width, toast.x + toast.width) - Math.max(box.x, toast.x);
    const high = Math.min(box.y + box.height, toast.y + toast.height) - Math.max(box.y, toast.y);
    return wide <= 0 ? 0 : high;
  };
  return Math.max(0, ...boxes.map((toast) => (toast === null ? 0 : covers(toast))));
}

/** Sends a request while this page is open, and expects that the request's toast covers none of these targets. */
async function expectClear(
  page: Page,
  asking: () => { seller: ApiPlayer; buyer: ApiPlayer; offer: Offer; pieces: number },
  targets: readonly Locator[],
  scroll: () => Promise<void> = async () => undefined,
): Promise<void> {
  const toast = page.getByTestId('trade-toast');
  // A request that arrives while the page is still joining its room is listed without a toast, so send another request.
  const { seller } = asking();
  let asked: { readonly id: string } | null = null;
  await expect(async () => {
    if (asked !== null) await begin(seller, asked);
    const { buyer, offer, pieces } = asking();
    asked = await ask(buyer, offer, pieces);
    await expect(toast.getByText(`${buyer.ign} wants to buy`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await scroll();
  for (const target of targets) await expect.poll(async () => countCovered(page, target)).toBeLessThanOrEqual(0);
  await expect(toast).toBeInViewport({ ratio: 1 });
  // On a phone the toast is a single line.
  if ((page.viewportSize()?.width ?? 0) <= phone.width) expect((await toast.boundingBox())?.height).toBeLessThan(50);
  // Two requests produce two toasts, one behind the other.
  await expect(async () => {
    if ((await toast.count()) > 0) await toast.getByRole('button', { name: 'Close', includeHidden: true }).click({ timeout: 1000 });
    await expect(toast).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  if (asked !== null) await begin(seller, asked);
}

test.describe('a toast on a phone', () => {
  test('covers neither the tab bar nor the head or foot of a listing, trade or dialog', async ({ openWindow }) => {
    const seller = await createApiPlayer('Covered');
    const buyer = await createApiPlayer('Toaster');
    const offer = await listCurrency(seller, 2);
    const { id } = await ask(await createApiPlayer('Waiting'), offer, 1);
    const page = await openSized(openWindow, { player: seller, path: `${bulkTrade}/listings`, size: phone });
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).last();
    let pieces = 1;
    const asking = () => ({ seller, buyer, offer, pieces: (pieces += 1) });

    const card = page.getByRole('list', { name: 'Listings' }).getByRole('button').filter({ hasNotText: offer.listing.ign }).first();
    await card.waitFor();
    await expectClear(page, asking, [bar]);

    await card.click();
    const panel = page.getByRole('dialog');
    const copy = panel.getByRole('button', { name: /Copy whisper/ });
    await copy.waitFor();
    await expectClear(page, asking, [copy, panel.getByRole('heading').first(), panel.getByRole('button').first()]);

    await page.goto(siteUrl(`${bulkTrade}/trade/${id}`));
    const done = page.getByRole('button', { name: /^Done, take/ });
    // The page shows toasts only for events that arrive after it is live.
    await page.getByRole('region', { name: 'Trade', exact: true }).getByText('Live').waitFor();
    await expectClear(page, asking, [done, page.getByRole('button', { name: 'Decline', exact: true }), bar]);

    await page.goto(siteUrl(`${bulkTrade}/my-listings`));
    await page.getByRole('button', { name: 'Choose tabs' }).first().click();
    const chooser = page.getByRole('dialog');
    const use = chooser.getByRole('button', { name: /^Use/ });
    await use.waitFor();
    await expectClear(page, asking, [use, chooser.getByRole('heading').first()]);

    await chooser.getByRole('checkbox').first().check({ force: true });
    await use.click();
    const offerBar = page.getByRole('button', { name: 'Offer', exact: true });
    await offerBar.waitFor();
    await expectClear(page, asking, [offerBar, bar]);
  });
});

for (const size of [desktop, { width: 1100, height: 800 }]) {
  test(
    `a toast at ${size.width} px covers neither a request in the list nor the trade next to it`,
    size === desktop ? {} : { tag: '@all' },
    async ({ openWindow }) => {
      const seller = await createApiPlayer('Desktop');
      const [buyer, other] = [await createApiPlayer('Toaster'), await createApiPlayer('Crowd')];
      const offer = await listCurrency(seller, 2);
      let pieces = 1;
      // Send more requests than fit in the list.
      for (; pieces < 12; pieces += 1) await begin(seller, await ask(pieces % 2 === 1 ? buyer : other, offer, pieces));
      const { id } = await ask(await createApiPlayer('Last'), offer, pieces);
      const page = await openSized(openWindow, { player: seller, path: `${bulkTrade}/trade/${id}`, size: desktop });
      // The status lamp is shown only in a wide window.
      await waitForLive(page);
      await page.setViewportSize(size);
      const trade = page.getByRole('region', { name: 'Trade', exact: true });
      const requests = page.getByRole('navigation', { name: 'Open requests' });
      const lastRequest = requests.getByRole('link').last();
      const done = page.getByRole('button', { name: /^Done, take/ });
      const targets = [done, page.getByRole('button', { name: 'Decline', exact: true }), page.getByText('0 of 1 ticked'), lastRequest];
      if (size === desktop) targets.push(trade, page.getByText('next, previous'));
      for (const target of targets) await target.waitFor();
      await expect(requests.getByText(buyer.ign, { exact: true }).first()).toBeVisible();
      await expectClear(
        page,
        () => ({ seller, buyer, offer, pieces: (pieces += 1) }),
        targets,
        () => lastRequest.scrollIntoViewIfNeeded(),
      );
    },
  );
}
