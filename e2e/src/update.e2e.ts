/** Windows that are open while a new build replaces the site (D36). */
import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';
import { openTwoBuilds, type TwoBuilds } from './two-builds.ts';

const home = '/poe/poexchange';
const priceCheck = '/poe/poexchange/price-check';

let site: TwoBuilds;
test.beforeEach(async () => {
  site = await openTwoBuilds();
});
test.afterEach(() => site.stop());

/**
 * Opens a page of the first build as if it had been open for minutes: a recently opened window never reloads itself.
 */
async function openOld(page: Page, path: string): Promise<{ readonly errors: string[]; readonly countLoads: () => number }> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 300_000;
  });
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(site.url(path));
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // The code that reloads a window loads after the first paint, together with the toasts; a busy page delays polling.
  await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  return { errors, countLoads: () => loads };
}

const readBuild = (page: Page): Promise<'first' | 'second'> =>
  page.evaluate(() =>
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.includes('.second.') === true ? 'second' : 'first',
  );
const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
const broken = (page: Page) => page.getByRole('heading', { name: /Something went wrong/ });

test(
  'D36 keeps an idle window working after an update: its next page is from the new build, without a message',
  { tag: '@all' },
  async ({ page }) => {
    const { errors, countLoads } = await openOld(page, home);
    site.update();
    await goTo(page, 'Economy');
    await expect(page.getByLabel('Search items')).toBeVisible();
    expect(await readBuild(page)).toBe('second');
    expect(new URL(page.url()).pathname).toContain('/economy');
    expect([countLoads(), errors]).toEqual([2, []]);
    await goTo(page, 'Price check');
    await expect(page.getByLabel('Items or a list')).toBeVisible();
    expect(countLoads()).toBe(2);
  },
);

test(
  'D36 keeps the window and half-typed text during an update, and reports the update on the next page',
  { tag: '@all' },
  async ({ page }) => {
    const { errors, countLoads } = await openOld(page, priceCheck);
    await page.getByLabel('Items or a list').fill('3 divine orb');
    site.update();
    await goTo(page, 'Economy');
    const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await goTo(page, 'Price check');
    await expect(page.getByLabel('Items or a list')).toHaveValue('3 divine orb');
    expect([await readBuild(page), countLoads(), errors]).toEqual(['first', 1, []]);
    await page.getByLabel('Items or a list').fill('');
    await goTo(page, 'Economy');
    await expect(page.getByLabel('Search items')).toBeVisible();
    expect([await readBuild(page), countLoads()]).toEqual(['second', 2]);
  },
);

test(
  'D36 shows cached data in a window that is offline during an update, and loads the new build after reconnecting',
  { tag: '@all' },
  async ({ page }) => {
    const { errors } = await openOld(page, home);
    await goTo(page, 'Price check');
    await expect(page.getByLabel('Items or a list')).toBeVisible();
    site.setOnline(false);
    await page.getByRole('link', { name: 'PoExchange, Home' }).click();
    site.update();
    await goTo(page, 'Price check');
    await expect(page.getByLabel('Items or a list')).toBeVisible();
    expect(await readBuild(page)).toBe('first');
    site.setOnline(true);
    await goTo(page, 'Economy');
    await expect(page.getByLabel('Search items')).toBeVisible({ timeout: 30_000 });
    await expect(broken(page)).toHaveCount(0);
    expect([await readBuild(page), errors]).toEqual(['second', []]);
  },
);
