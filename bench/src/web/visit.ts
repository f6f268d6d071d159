import { chromium } from 'playwright-core';

export type LoadedFile = { readonly path: string; readonly startMs: number; readonly endMs: number; readonly sentBytes: number };

export type Visit = {
  /** First contentful paint, from the start of the navigation. */
  readonly paintMs: number;
  /** Scripts and styles of the page, including those after the first paint, in the order of their requests. */
  readonly files: readonly LoadedFile[];
};

export type Browser = { readonly visit: (url: string) => Promise<Visit>; readonly close: () => Promise<void> };

const SETTLED_MS = 1_500;

/** A Chromium in which every visit is a first one. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  return {
    visit: async (url) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      try {
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'networkidle' });
        await page.waitForTimeout(SETTLED_MS);
        return await page.evaluate(readVisit);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function readVisit(): Visit {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries
    .filter((entry) => entry.name.startsWith(location.origin) && /\.(?:js|css)$/.test(entry.name))
    .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      path: new URL(name).pathname.slice(1),
      startMs: startTime,
      endMs: responseEnd,
      sentBytes: encodedBodySize,
    }));
  return { paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, files };
}
