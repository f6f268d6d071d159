/**
 * A service's full lifecycle, driven only through the pages: offered, found, requested, answered, completed and vouched
 * for.
 */
import type { Locator, Page } from '@playwright/test';
import { chooseRadio, expect, expectNoBarriers, makeName, readClipboard, siteUrl, test, waitForLive } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const myServices = '/poe/poexchange/services/my-listings';
const maven = '/poe/poexchange/services?section=bossKilling&service=maven';

/** Confirms the character if the page asks, waits for `done` to appear, and returns the character's name. */
async function confirmName(page: Page, done: Locator): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Yes, trade|Whisper|Play) as/ });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done.first()).toBeVisible();
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'My services' }).getByRole('row').filter({ hasText: name }).first();

/** Offers The Maven for 1 divine and 20 chaos, with rules; returns the name of the offering character. */
async function offerMaven(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^The Maven(?! \()/ })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Edit service' });
  await panel.getByRole('textbox', { name: 'Own rules for The Maven' }).fill('Pay before the last phase.');
  const price = panel.getByRole('textbox', { name: 'Price for The Maven' });
  await price.fill('120c');
  await price.blur();
  await page.getByRole('button', { name: /^Save and list/ }).click();
  await confirmName(page, rowOf(page, 'The Maven').getByText('listed', { exact: true }));
  const post = (await panel.getByText(/^WTS The Maven/).textContent()) ?? '';
  return /IGN (\S+)/.exec(post)?.[1] ?? '';
}

test('R2.17-R2.23, R2.29, R4.21-R4.24, D61, D62 offers, finds, requests, accepts, completes and vouches for a service', async ({
  openWindow,
}) => {
  const { page: seller } = await openSignedIn(openWindow, { freshName: makeName('Carrier') }, { path: myServices });
  await expect(seller.getByRole('heading', { name: 'My services', level: 1 })).toBeVisible();
  const sellerIgn = await offerMaven(seller);
  expect(sellerIgn).not.toBe('');
  await expectNoBarriers(seller);

  const { page: buyer } = await openSignedIn(openWindow, { freshName: makeName('Customer') }, { path: maven });
  const row = buyer.getByRole('row').filter({ hasText: sellerIgn });
  await expect(row).toBeVisible();
  await row.click();
  const panel = buyer.getByRole('complementary', { name: 'Service' });
  await expect(panel.getByText('Pay before the last phase.')).toBeVisible();
  await expect(panel.getByRole('button', { name: `Vouch for ${sellerIgn}, 0 vouches` })).toHaveAttribute('data-state', 'notYet');
  await expectNoBarriers(buyer);
  await waitForLive(seller);
  await waitForLive(buyer);
  await panel.getByRole('button', { name: /^Request/ }).click();
  await confirmName(buyer, panel.getByRole('link', { name: /^Requested/ }));

  // The seller is notified immediately and answers on the request page.
  const toast = seller.getByRole('alert').filter({ hasText: 'wants to buy your service' });
  await expect(toast.getByText('The Maven')).toBeVisible();
  await toast.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(seller).toHaveURL(/\/services\/trade\/[0-9a-f-]{36}/);
  const request = seller.getByRole('complementary', { name: 'Request' });
  await expectNoBarriers(seller);
  await request.getByRole('button', { name: /^Invite/ }).click();
  await expect.poll(() => readClipboard(seller)).toMatch(/^\/invite \S+$/);
  await expect(request.getByRole('button', { name: 'Done', exact: true })).toBeVisible();

  await expect(panel.getByRole('link', { name: /^Invited/ })).toBeVisible();
  await panel.getByRole('link', { name: /^Invited/ }).click();
  const asked = buyer.getByRole('complementary', { name: 'Request' });
  await asked.getByRole('button', { name: 'Done', exact: true }).click();
  const vouch = asked.getByRole('button', { name: new RegExp(`^Vouch for ${sellerIgn}`) });
  await expect(vouch).toHaveAttribute('data-state', 'can');
  await vouch.click();
  await expect(vouch).toHaveAttribute('data-state', 'vouched');
  await expect(vouch).toContainText('1');
  await expectNoBarriers(buyer);

  // Both users see the result, and the list shows the vouch to everyone.
  await expect(request.getByText('Done', { exact: true }).first()).toBeVisible();
  await buyer.goto(siteUrl(maven));
  await expect(buyer.getByRole('row').filter({ hasText: sellerIgn }).getByRole('img', { name: '1 vouch, yours' })).toBeVisible();
  await buyer.getByRole('row').filter({ hasText: sellerIgn }).click();
  const again = panel.getByRole('button', { name: new RegExp(`^Vouch for ${sellerIgn}`) });
  await expect(again).toHaveAttribute('data-state', 'vouched');
  await again.click();
  await expect(again).toHaveAttribute('data-state', 'can');
  await expect(again).toContainText('0');
});

test('D11 shows a visitor the services of both games at 1440 and 390 px without axe violations', async ({ openWindow }) => {
  const { page } = await openWindow('/poe2/poexchange/services');
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
  await expectNoBarriers(page);
  await chooseRadio(page.getByRole('radio', { name: 'Buying' }));
  await expect(page).toHaveURL(/side=buy/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Selling' })).toBeChecked();
  for (const path of ['/poe2/poexchange/services', '/poe/poexchange/services/my-listings', '/poe/poexchange/services/trade']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoBarriers(page);
  }
});
