import type { Browser } from 'playwright-core';
import { viewport } from '../lib/site-page.ts';

export type LoadedFile = { readonly path: string; readonly endMs: number; readonly sentBytes: number };

export type Visit = {
  /** First contentful paint, in ms from the start of navigation. */
  readonly paintMs: number;
  /** The page's scripts and styles in request order, including the files loaded after the first paint. */
  readonly files: readonly LoadedFile[];
};

const SETTLED_MS = 1_500;

/** Visits a URL as a new visitor. */
export async function visitFirst(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(readVisit);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readVisit(): Visit {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries
    .filter((entry) => entry.name.startsWith(location.origin) && /\.(?:js|css)$/.test(entry.name))
    .map(({ name, responseEnd, encodedBodySize }) => ({
      path: new URL(name).pathname.slice(1),
      endMs: responseEnd,
      sentBytes: encodedBodySize,
    }));
  return { paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, files };
}
