/** Browser tests: people with a window each, and accounts nobody used before. */
import { test as base, type Browser, type BrowserContext, type Page, type Locator } from '@playwright/test';

let made = 0;

/** A player in a window of their own. */
export type Player = { readonly name: string; readonly page: Page; readonly context: BrowserContext };

export function siteUrl(path = ''): string {
  const url = process.env['POEXCHANGE_URL'];
  if (url === undefined) throw new Error('the product is not running');
  return url + path;
}

/** A name no account has yet: letters only, unlike between runs. */
export function makeName(stem: string): string {
  made += 1;
  const letters = Date.now()
    .toString(26)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x');
  return `${stem}${letters.slice(-6)}${'abcdefghijklmnopqrstuvwxyz'[made % 26] ?? 'z'}`;
}

/** Signs in through the pages, as a fresh account, and comes back to where it started. */
export async function signIn(page: Page, of: { account: string } | { freshName: string }): Promise<void> {
  await page.getByRole('button', { name: 'Connect account' }).first().click();
  await page.waitForURL(/\/oauth\/authorize/);
  if ('account' in of) await page.getByRole('button', { name: of.account }).click();
  else {
    await page.getByPlaceholder('Name (optional)').fill(of.freshName);
    await page.getByRole('button', { name: 'Create a fresh account' }).click();
  }
  await page.waitForURL((url) => url.href.startsWith(siteUrl('/')) && !url.pathname.includes('/ggg/connect'));
}

/** Publishes what is offered, and says yes where a price far from the value is asked about. */
export async function publishOffer(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Offer' })
    .getByRole('button', { name: /^(Publish|Update)/ })
    .click();
  const confirm = page.getByRole('button', { name: 'Publish at these prices' });
  // Asked at once or not at all: the question needs nobody's answer.
  if (await confirm.isVisible()) await confirm.click();
}

type Fixtures = { readonly openWindow: (path?: string) => Promise<{ page: Page; context: BrowserContext }> };

/** `openWindow` gives a window with its own storage; all are closed at the end of the test. */
export const test = base.extend<Fixtures>({
  openWindow: async ({ browser }: { browser: Browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path = '/poe/poexchange') => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(siteUrl(path));
      return { page, context };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';

/**
 * Copies the whisper of an open listing, also where its prices are far from their value and the page asks once more.
 */
export async function copyWhisper(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /Copy whisper/ }).click();
  const anyway = panel.getByRole('button', { name: 'Copy at these prices' });
  const copied = panel.getByRole('button', { name: /Copied|Copy again/ });
  // Neither comes where something else is asked first, such as the name, or where the request is refused.
  await anyway
    .or(copied)
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => undefined);
  if (await anyway.isVisible()) await anyway.click();
}
