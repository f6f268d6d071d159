/** An item has the same price on every page: everybody sees the same price, wherever it is displayed. */
import type { BrowserContext, Locator } from '@playwright/test';
import { expect, makeName, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const economy = '/poe/poexchange/economy';
const myListings = '/poe/poexchange/bulk-trade/my-listings?category=essence';
const listings = '/poe/poexchange/bulk-trade/listings?category=essence';
const priceCheck = '/poe/poexchange/price-check';
const tracking = '/poe/poexchange/networth/tracking';

type Files = Map<string, { body: Buffer; headers: Record<string, string>; status: number }>;

/** Serves each price file as first read, so that all pages show the same minute. */
async function freezePrices(context: BrowserContext, files: Files): Promise<void> {
  await context.route(/\/insights\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const known = files.get(pathname);
    if (known !== undefined) return route.fulfill(known);
    const { 'if-none-match': _known, ...asked } = route.request().headers();
    const response = await route.fetch({ headers: asked });
    const { 'content-encoding': _encoding, 'content-length': _length, etag: _etag, ...headers } = response.headers();
    const file = { body: await response.body(), headers, status: response.status() };
    if (file.status === 200) files.set(pathname, file);
    return route.fulfill(file);
  });
}

/** Reads the price as a screen reader would, with its unit and any doubt. */
const readPrice = async (place: Locator): Promise<string> =>
  (await place
    .getByRole('img', { name: /(chaos|divine)/ })
    .first()
    .getAttribute('aria-label')) ?? '';

test('D50 D53 shows the same price, unit and confidence for an item on every page', async ({ openWindow }) => {
  const { page, context } = await openSignedIn(openWindow, { freshName: makeName('Figure') }, { path: 'about:blank' });
  const files: Files = new Map();
  await freezePrices(context, files);
  await page.goto(siteUrl(myListings));
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Choose Essence' }).check();
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
  const row = page.getByRole('row', { name: /Essence of/ }).first();
  await expect(row).toBeVisible();
  const field = await row.getByRole('textbox').getAttribute('aria-label');
  const name = /one (.+), in/.exec(field ?? '')?.[1] ?? '';
  const seen: Record<string, string> = { 'My listings': await readPrice(row) };

  await page.goto(siteUrl(`${economy}?q=${encodeURIComponent(name)}`));
  const line = page.getByRole('grid', { name: 'Economy' }).getByRole('row').filter({ hasText: name }).first();
  await expect(line).toBeVisible();
  seen['Economy'] = await readPrice(line);
  await line.click();
  const item = page.getByRole('complementary', { name: 'Item' });
  await expect(item.getByRole('heading', { level: 2 })).toContainText(name);
  seen['Item'] = await readPrice(item);

  await page.goto(siteUrl(priceCheck));
  await page.getByRole('textbox').first().fill(`1 ${name}`);
  await page.keyboard.press('Control+Enter');
  const checked = page.getByRole('region', { name: 'Result' });
  await expect(checked.getByRole('heading', { name })).toBeVisible();
  seen['Price check'] = await readPrice(checked);

  await page.goto(siteUrl(tracking));
  await page.getByRole('button', { name: 'Take the first snapshot', exact: true }).click();
  await expect(page.getByText('Snapshot created successfully', { exact: true })).toBeVisible({ timeout: 120_000 });
  const owned = page.getByRole('table', { name: 'Holdings' }).getByRole('row').filter({ hasText: name }).first();
  await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
  await expect(owned).toBeVisible();
  seen['Net worth'] = await readPrice(owned);

  for (const [place, price] of Object.entries(seen)) expect({ place, price }).toEqual({ place, price: seen['My listings'] });
  expect(seen['My listings']).toMatch(/chaos|divine/);

  const rates = new Set<string>();
  for (const address of ['/poe/poexchange', listings, economy, tracking]) {
    await page.goto(siteUrl(address));
    const rate = page.getByRole('img', { name: /^One divine is worth [\d.,]+ chaos$/ });
    await expect(rate.first()).toBeVisible();
    rates.add((await rate.first().getAttribute('aria-label')) ?? '');
  }
  expect([...rates]).toHaveLength(1);
});
