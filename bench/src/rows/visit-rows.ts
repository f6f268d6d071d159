import type { Browser, BrowserContext, Page } from 'playwright-core';
import { viewport } from '../lib/site-page.ts';

export type SentRequest = { readonly url: string; readonly kind: string; readonly status: number; readonly sentAtMs: number };

export type RowsVisit = {
  /** Time from the start of navigation until the table had rows. */
  readonly rowsMs: number;
  /** Time until a row displayed data from the price files: in Listings the percentage of the value. */
  readonly pricesMs: number;
  /**
   * Network requests until the network was idle, with times from the start of navigation; excludes responses from the
   * browser's cache.
   */
  readonly requests: readonly SentRequest[];
};

const SETTLED_MS = 2_500;
const TIMEOUT_MS = 30_000;

/** Visits a URL as a new visitor, then a second time. */
export function visitTwice(browser: Browser, url: string): Promise<{ readonly cold: RowsVisit; readonly warm: RowsVisit }> {
  return withContext(browser, async (context) => ({
    cold: await visit(await context.newPage(), url),
    warm: await visit(await context.newPage(), url),
  }));
}

/** Scrolls through the list with the wheel, one screen at a time. */
export function scrollRows(browser: Browser, url: string): ReturnType<typeof scroll> {
  return withContext(browser, async (context) => scroll(await context.newPage(), url));
}

async function withContext<Result>(browser: Browser, work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    await context.addInitScript(watchRows);
    return await work(context);
  } finally {
    await context.close();
  }
}

async function visit(page: Page, url: string): Promise<RowsVisit> {
  const requests: SentRequest[] = [];
  page.context().on('response', (response) => {
    const request = response.request();
    requests.push({ url: request.url(), kind: request.resourceType(), status: response.status(), sentAtMs: request.timing().startTime });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'pricesMs' in ((window as unknown as { shown?: object }).shown ?? {}), null, { timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS);
  const { shown, cached, originMs } = await page.evaluate(readShown);
  await page.close();
  return {
    ...shown,
    requests: requests
      .filter((request) => !cached.includes(request.url))
      .map((request) => ({ ...request, sentAtMs: request.sentAtMs - originMs })),
  };
}

async function scroll(page: Page, url: string): Promise<{ rowCount: number; longTasksMs: number[] }> {
  await page.goto(url, { waitUntil: 'load' });
  const row = page.getByRole('row').nth(3);
  await row.waitFor({ timeout: TIMEOUT_MS });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => {
    const tasks: number[] = [];
    (window as unknown as { longTasksMs: number[] }).longTasksMs = tasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  await row.hover();
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(100);
  }
  const rowCount = Number(await page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount')) - 1;
  return { rowCount, longTasksMs: await page.evaluate(() => (window as unknown as { longTasksMs: number[] }).longTasksMs) };
}

/** Runs in the page, before any of its scripts. */
function watchRows(): void {
  const shown: { rowsMs?: number; pricesMs?: number } = {};
  (window as unknown as { shown: typeof shown }).shown = shown;
  const look = (): void => {
    // Header rows have no `data-index`.
    const rows = document.querySelectorAll('[role="row"][data-index]');
    if (rows.length > 0) shown.rowsMs ??= performance.now();
    const said = [...document.querySelectorAll('[role="row"][data-index] .num')].map(({ textContent }) => textContent).join(' ');
    if (rows.length > 0 && (location.pathname.endsWith('/listings') ? /\d\s?%/ : /\d/).test(said)) {
      shown.pricesMs ??= performance.now();
      observer.disconnect();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. */
function readShown(): { shown: { rowsMs: number; pricesMs: number }; cached: string[]; originMs: number } {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Responses from the browser's cache have no transfer size; responses from other origins hide their sizes and are
  // counted.
  const cached = entries.filter(({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0).map(({ name }) => name);
  return { shown: (window as unknown as { shown: { rowsMs: number; pricesMs: number } }).shown, cached, originMs: performance.timeOrigin };
}
