/** Browser tests: people who each have a window, and new accounts. */
import { AxeBuilder } from '@axe-core/playwright';
import { READY_EVENT_NAME } from '@poexchange/contract/events';
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Page, type WebSocket } from '@playwright/test';
import { startProduct } from './product.ts';
import { listWarnings } from './warnings.ts';

/** Longer than a start takes on a machine that is several times slower than usual, including the web build. */
const PRODUCT_TIMEOUT_MS = 240_000;
/** Maximum length of the description of a failed journey's windows. */
const SHOWN_LENGTH = 500;
let made = 0;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Arguments of `npm start` for each layout of `npm test -- --layout`. */
const layouts: Readonly<Record<string, readonly string[]>> = { cluster: ['--cluster', '--small'], full: ['--cluster', '--replica'] };

export type Window = { readonly page: Page; readonly context: BrowserContext };

/** What a window stores before its first page: a session and a language. The default size is a large desktop. */
export type WindowState = { readonly token?: string; readonly language?: string; readonly size?: { width: number; height: number } };

/** Opens a window on a path of the site, or on any URL; `about:blank` loads nothing. */
export type OpenWindow = (path?: string, state?: WindowState) => Promise<Window>;

export function siteUrl(path = ''): string {
  const url = process.env['POEXCHANGE_URL'];
  if (url === undefined) throw new Error('the product is not running');
  return url + path;
}

/** Makes a unique name that consists only of letters, without creating an account. */
export function makeName(stem: string): string {
  made += 1;
  const letters = Date.now()
    .toString(26)
    .split('')
    .map((digit) => ALPHABET[Number.parseInt(digit, 26)] ?? 'x');
  return `${stem}${letters.slice(-6).join('')}${ALPHABET[made % 26] ?? 'z'}`;
}

/** Publishes the draft, and confirms if the page asks about a price far from the value. */
export async function publishOffer(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Offer' })
    .getByRole('button', { name: /^(Publish|Update|Renew)/ })
    .click();
  const confirm = page.getByRole('button', { name: 'Publish at these prices' });
  // The page asks immediately or not at all, without a call to the server.
  if (await confirm.isVisible()) await confirm.click();
}

type Fixtures = {
  readonly openWindow: OpenWindow;
  readonly blockedByPolicy: string[];
};
type WorkerFixtures = { readonly product: void };

/** Browser messages about a blocked request, style or script text, and our own message below. */
const POLICY_MESSAGE = /Content Security Policy|requires 'Trusted/i;

/** Logs each violation to the console, because browser messages vary in wording. Runs inside the page. */
function sayViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- the console is what the tests read
    console.warn(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI} ${sample}`);
  });
}

/**
 * `product` runs for one worker's tests, which trade on their own market one after another. `openWindow` opens a window
 * with its own storage; all windows are closed at the end of the test. A test fails if the content security policy
 * blocked anything that a page requested.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures it needs from this pattern
    async ({}, use) => {
      // For writing tests: use a product that is already running.
      if (process.env['POEXCHANGE_URL'] !== undefined) return use();
      const product = await startProduct(layouts[process.env['E2E_LAYOUT'] ?? ''] ?? []);
      process.env['POEXCHANGE_URL'] = product.url;
      process.env['POEXCHANGE_DATA'] = product.dataFolder;
      await use();
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: PRODUCT_TIMEOUT_MS },
  ],
  blockedByPolicy: [
    async ({ browser }: { browser: Browser }, use) => {
      const blocked: string[] = [];
      const watch = (context: BrowserContext): void => {
        void context.addInitScript(sayViolations).catch(() => undefined);
        context.on('console', (message) => {
          if (POLICY_MESSAGE.test(message.text())) blocked.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
        });
      };
      browser.on('context', watch);
      await use(blocked);
      browser.off('context', watch);
      expect(blocked, 'the content security policy blocked something').toEqual([]);
    },
    { auto: true },
  ],
  openWindow: async ({ browser }: { browser: Browser }, use, test) => {
    const contexts: BrowserContext[] = [];
    const startedMs = Date.now();
    await use(async (path = '/poe/poexchange', { token, language, size } = {}) => {
      const url = new URL(path, siteUrl());
      const isBlank = url.protocol === 'about:';
      const { origin } = isBlank ? new URL(siteUrl()) : url;
      const stored = Object.entries({ token, language }).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name: `poexchange:${name}`, value }],
      );
      const context = await browser.newContext({
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(size === undefined ? {} : { viewport: size }),
        ...(stored.length === 0 ? {} : { storageState: { cookies: [], origins: [{ origin, localStorage: stored }] } }),
      });
      contexts.push(context);
      context.on('page', watchRoom);
      const page = await context.newPage();
      if (!isBlank) await page.goto(url.href);
      return { page, context };
    });
    if (test.status !== test.expectedStatus) {
      const logged = await listWarnings(process.env['POEXCHANGE_DATA'], startedMs);
      process.stdout.write(
        `What the product logged during "${test.title}":\n${logged.map((line) => `  ${line}\n`).join('') || '  nothing\n'}`,
      );
      test.annotations.push({ type: 'shown', description: await describeWindows(contexts) });
    }
    for (const context of contexts) await context.close();
  },
});

/** Describes each window on one line: its URL and its messages. */
async function describeWindows(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const shown = await Promise.all(
    pages.map(async (page) => {
      const { pathname, search } = new URL(page.url());
      const told = page.locator('[role=alert], [role=status], [role=dialog], h1').filter({ visible: true });
      const texts = await told.allInnerTexts().catch(() => ['cannot be read']);
      return [`${pathname}${search}`, ...texts.filter((text) => text !== '')].join(' | ');
    }),
  );
  return shown.join('; ').replaceAll(/\s+/g, ' ').slice(0, SHOWN_LENGTH);
}

export { expect } from '@playwright/test';

/** The panel's copy button after a copy: the first label is visible only briefly. */
export const copiedButton = (panel: Locator): Locator => panel.getByRole('button', { name: /^(Copied|Copy again)/ });

/**
 * Copies an open listing's whisper, and confirms if its prices are far from their value. Waits for `end` if the result
 * is not a copy.
 */
export async function copyWhisper(panel: Locator, end = copiedButton(panel)): Promise<void> {
  await panel.getByRole('button', { name: /^Copy whisper/ }).click();
  const anyway = panel.getByRole('button', { name: 'Copy at these prices' });
  await expect(anyway.or(end).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(end.first()).toBeVisible();
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/**
 * Waits until the clipboard contains this text: a copy takes a moment, and the clipboard may still contain older text.
 */
export async function waitForCopy(page: Page, text: RegExp): Promise<string> {
  await expect.poll(() => readClipboard(page)).toMatch(text);
  return readClipboard(page);
}

/**
 * Selects a radio button by keyboard, because while the page is still moving a click may hit the element beside it;
 * repeats the key press if the page was still rendering.
 */
export async function chooseRadio(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.press(' ');
    await expect(radio).toBeChecked({ timeout: 3000 });
  }).toPass();
}

/** A page's open connections that have joined the user's own room. */
const joined = new WeakMap<Page, Set<WebSocket>>();

/** Tracks whether a page receives events. */
function watchRoom(page: Page): void {
  const sockets = new Set<WebSocket>();
  joined.set(page, sockets);
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void (String(payload).includes(`"${READY_EVENT_NAME}"`) && sockets.add(socket)));
    socket.on('close', () => void sockets.delete(socket));
  });
}

/**
 * Waits until a signed-in user's page receives events; before that, the page would receive changes only with its next
 * poll.
 */
export async function waitForLive(page: Page): Promise<void> {
  await expect.poll(() => joined.get(page)?.size ?? 0).toBeGreaterThan(0);
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

/** Longer than axe takes for a large page on a machine that is several times slower than usual. */
const AXE_TIMEOUT_MS = 150_000;

/**
 * Expects no axe violations on the page after pending content has loaded. Does not report passed rules, and does not
 * open a second window for the report, which only pages with foreign frames need.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  const find = async (): Promise<string[]> => {
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(true)
      .analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  };
  await expect.poll(find, { timeout: AXE_TIMEOUT_MS }).toEqual([]);
}
