/** Invariants for every page at any time: no errors, no crashes, no invalid numbers, nothing wider than the window. */
import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Findings } from './findings.ts';

/**
 * Refusals that an honest user can cause: signed out, deleted, changed in the meantime, not allowed, too many requests.
 */
const expectedRefusals = new Set([401, 403, 404, 409, 410, 422, 429]);

/** Chromium logs these messages for every refused or failed request; the responses themselves are checked instead. */
const requestNoise = /^Failed to load resource|net::ERR_|WebSocket connection to/;

/** Time in ms after a network loss in which a page may report that its code could not be loaded. */
const CUT_OFF_MS = 10_000;

/** When each person last had no network. */
const cutOffAtMs = new WeakMap<BrowserContext, number>();

/**
 * Records that a person currently has no network. Failed requests cannot show this: if a service worker answers, the
 * browser reports only that the request failed.
 */
export function noteCutOff(context: BrowserContext): void {
  cutOffAtMs.set(context, Date.now());
}

/** Starts watching a page. A page that cannot be loaded without a network explains itself, which is not a finding. */
export function watchPage(page: Page, findings: Findings, who: string): void {
  const report = (what: string): void => findings.report(who, what, page.url());
  const isCutOff = (): boolean => Date.now() - (cutOffAtMs.get(page.context()) ?? Number.NEGATIVE_INFINITY) < CUT_OFF_MS;
  page.on('pageerror', (error) => report(`uncaught ${error.name}: ${error.message}`));
  page.on('crash', () => report('the page crashed'));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || requestNoise.test(text)) return;
    if (text.startsWith('PageNotLoadedError') && isCutOff()) return;
    report(`console error: ${text.slice(0, 400)}`);
  });
  page.on('response', (response) => judgeResponse(response, report));
}

function judgeResponse(response: Response, report: (what: string) => void): void {
  const status = response.status();
  if (status < 400) return;
  const { pathname } = new URL(response.url());
  const isOurs = pathname.startsWith('/api/') && expectedRefusals.has(status);
  if (isOurs) return;
  report(`${response.request().method()} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[A-Za-z0-9_-]{24,}/g, '…')} answered ${status}`);
}

const settleMs = 3000;

/** Finds text and states that a page must never show. Runs inside the page. */
function findWrongs(): string[] {
  const wrongs: string[] = [];
  const text = document.body.innerText;
  const figure = /(?:^|\s)(NaN|Infinity|undefined|\[object Object\])(?=\s|$|[.,%])/.exec(text);
  if (figure !== null) wrongs.push(`shows ${figure[1] ?? ''}`);
  if (/Oops \.\.\. Something went wrong/.test(text)) wrongs.push('shows the error page');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) wrongs.push(`is ${scrollWidth - clientWidth} px wider than its window`);
  if (document.querySelector('main') === null && text.trim() === '') wrongs.push('is empty');
  return wrongs;
}

/** Checks a page's current state. */
export async function checkPage(page: Page, findings: Findings, who: string): Promise<void> {
  if (page.url().startsWith('chrome-error:')) {
    findings.report(who, "left the app for the browser's error page", page.url());
    return;
  }
  const first = await page.evaluate(findWrongs).catch((): string[] => []);
  if (first.length === 0) return;
  // A page may still be loading: only problems that persist count.
  await page.waitForTimeout(settleMs);
  const stays = await page.evaluate(findWrongs).catch((): string[] => []);
  const wrongs = stays.filter((wrong) => first.includes(wrong));
  for (const wrong of wrongs) findings.report(who, `the page ${wrong}`, page.url());
}
