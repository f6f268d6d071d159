/**
 * `npm run screenshots`: starts the product, plays one trade, and saves a screenshot of each page at 1440 and 390 px in
 * docs/screenshots.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ask, createApiPlayer, listCurrency, type ApiPlayer } from './src/api-player.ts';
import { siteUrl } from './src/people.ts';
import { startProduct } from './src/product.ts';

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const listings = '/poe/poexchange/bulk-trade/listings';
const myListings = '/poe/poexchange/bulk-trade/my-listings';
/** Icons and prices arrive after the page; a screenshot is taken after this time in ms without a request. */
const settleMs = 1500;

type Size = (typeof sizes)[number];

async function openPage(browser: Browser, options: { size: Size; player: ApiPlayer | null; path: string }): Promise<Page> {
  const context = await browser.newContext({ viewport: options.size, reducedMotion: 'reduce' });
  const { player } = options;
  if (player !== null) await context.addInitScript((token) => localStorage.setItem('poexchange:token', token), player.token);
  const page = await context.newPage();
  await page.goto(siteUrl(options.path));
  return page;
}

async function take(page: Page, name: string, size: Size): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(settleMs);
  await page.screenshot({ path: path.join(folder, `${name}-${size.width}.png`) });
  process.stdout.write(`${name}-${size.width}.png\n`);
}

async function takeListings(browser: Browser, size: Size, buyer: ApiPlayer): Promise<void> {
  const page = await openPage(browser, { size, player: buyer, path: `${listings}?category=essence` });
  await page
    .getByText(/Essence/)
    .first()
    .waitFor();
  if (size.width < 700) await take(page, 'listings', size);
  const target =
    size.width < 700
      ? page.getByRole('article').or(page.getByRole('listitem')).or(page.getByRole('row').nth(1)).first()
      : page.getByRole('row').nth(2);
  await target.click();
  await take(page, size.width < 700 ? 'listing' : 'listings', size);
  await page.context().close();
}

async function takeMyListings(browser: Browser, size: Size, seller: ApiPlayer): Promise<void> {
  const page = await openPage(browser, { size, player: seller, path: myListings });
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await take(page, 'tabs', size);
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
  await page
    .getByText(/Essence|Currency/)
    .first()
    .waitFor();
  await page.waitForTimeout(4000);
  await page.goto(siteUrl(`${myListings}?category=essence`));
  await take(page, 'my-listings', size);
  await page.context().close();
}

async function takePrices(browser: Browser, size: Size): Promise<void> {
  const page = await openPage(browser, { size, player: null, path: '/poe/poexchange/economy' });
  await page.getByRole('row').nth(8).waitFor();
  await take(page, 'economy', size);
  await page.getByRole('row').filter({ hasText: 'Mirror Shard' }).first().click();
  await page.getByText(/offers? found\./).waitFor();
  await take(page, 'economy-item', size);
  await page.goto(siteUrl('/poe/poexchange/price-check'));
  await page
    .getByLabel('Items or a list')
    .fill(['Item Class: Stackable Currency', 'Rarity: Currency', 'Exalted Orb', '--------', 'Stack Size: 7/20'].join('\n'));
  await page.getByRole('heading', { name: 'Exalted Orb' }).waitFor();
  await take(page, 'price-check', size);
  await page.context().close();
}

async function takeTrade(browser: Browser, size: Size, options: { seller: ApiPlayer; buyer: ApiPlayer; quantity: number }): Promise<void> {
  const offer = await listCurrency(options.seller, 2);
  const page = await openPage(browser, { size, player: options.seller, path: '/poe/poexchange' });
  await take(page, 'home-signed-in', size);
  const { id } = await ask(options.buyer, offer, options.quantity);
  await page.getByText(`${options.buyer.ign} wants to buy`).first().waitFor();
  await take(page, 'notification', size);
  await page.goto(siteUrl(`/poe/poexchange/bulk-trade/trade/${id}`));
  await page.getByRole('heading', { name: `Trade with ${options.buyer.ign}` }).waitFor();
  await take(page, 'trade', size);
  await page.context().close();
}

async function takeAll(browser: Browser): Promise<void> {
  const buyer = await createApiPlayer('Brine');
  const traded = await createApiPlayer('Halvard');
  for (const [index, size] of sizes.entries()) {
    const home = await openPage(browser, { size, player: null, path: '/poe/poexchange' });
    await take(home, 'home', size);
    await home.context().close();
    await takeListings(browser, size, buyer);
    await takePrices(browser, size);
    await takeMyListings(browser, size, await createApiPlayer('Vaelthor'));
    await takeTrade(browser, size, { seller: traded, buyer, quantity: 12 + index });
  }
}

mkdirSync(folder, { recursive: true });
const systemBrowser = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(systemBrowser) ? systemBrowser : undefined);
// Launch the browser before the product, so that a missing browser leaves no process running.
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
const running = process.env['POEXCHANGE_URL'];
const product = running === undefined ? await startProduct() : null;
if (product !== null) process.env['POEXCHANGE_URL'] = product.url;
try {
  await takeAll(browser);
} finally {
  await browser.close();
  await product?.stop();
}
