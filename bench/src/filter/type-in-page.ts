import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { summaryPath, valuationPath } from '@poexchange/contract/price-files';
import type { Bench } from '../lib/run-bench.ts';
import type { Market } from './make-market.ts';

/** Of each keystroke, in ms: until the next frame, the longest time without one while the list follows, and what the page's thread worked for all of it. */
export type Typed = {
  readonly frameMs: readonly number[];
  readonly longestGapMs: readonly number[];
  readonly workMs: readonly number[];
};

type Frames = Omit<Typed, 'workMs'>;

const LEAGUE = 'mercenaries';
const SEARCHES = ['orb of', 'exalted', 'chisel', 'scour', 'mirror'];

/** Types into the list's search in a real Chromium, on the real page with a market of its own, and says when frames came. */
export async function typeInPage(of: { bench: Bench; executablePath: string; url: string; market: Market }): Promise<Typed> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  const browser = await chromium.launch({ executablePath: of.executablePath, args });
  of.bench.onEnd('Chromium', () => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await routeMarket(page, of.market);
  await page.goto(`${of.url}/poe/poexchange/bulk-trade/listings?category=currency`, { waitUntil: 'load' });
  await page.getByRole('row').nth(10).waitFor({ timeout: 30_000 });
  await page.evaluate(watchFrames);
  const field = page.getByRole('searchbox');
  await field.click();
  const readWorkMs = await watchWork(page);
  const workMs: number[] = [];
  for (const search of SEARCHES) {
    for (const key of [...search.split(''), ...search.split('').map(() => 'Backspace')]) {
      const beforeMs = await readWorkMs();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(180);
      workMs.push((await readWorkMs()) - beforeMs);
    }
  }
  const frames = await page.evaluate(() => (window as unknown as { typed: Frames }).typed);
  return { ...frames, workMs };
}

/** The processor's time of the page's main thread: what other programs do on the machine is not in it. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

async function routeMarket(page: Page, { feed, keys }: Market): Promise<void> {
  let isAsked = false;
  await page.route('**/api/v1/listings/poe1/**', (route) => {
    const delta = { ...feed, full: false, listings: [] };
    const json = isAsked ? delta : feed;
    isAsked = true;
    return route.fulfill({ json });
  });
  const place = { game: 'poe1', league: LEAGUE, tag: 'currency' } as const;
  const meta = { timestampMs: feed.serverTimeMs };
  const summaries = Object.fromEntries([...keys].map(([hash, k]) => [hash, { k, i: [], p: {} }]));
  const values = { c: Array.from({ length: 10 }, () => 5), l: 20, d: [], h: [] };
  const valuations = Object.fromEntries([...keys].map(([hash]) => [hash, values]));
  await page.route(`**/insights/${summaryPath(place)}`, (route) =>
    route.fulfill({ json: { meta: { ...meta, league: LEAGUE, tag: 'currency' }, summaries } }),
  );
  await page.route(`**/insights/${valuationPath(place)}`, (route) => route.fulfill({ json: { meta, valuations } }));
}

/** Runs in the page: after each keystroke, when the next frame was drawn, and the longest time without a frame while the list followed. */
function watchFrames(): void {
  const typed = { frameMs: [] as number[], longestGapMs: [] as number[] };
  (window as unknown as { typed: Frames }).typed = typed;
  const followMs = 150;
  addEventListener(
    'keydown',
    () => {
      const startMs = performance.now();
      let lastMs = startMs;
      let longestMs = 0;
      let isFirst = true;
      const draw = (): void => {
        // The frame is out when the task after it runs.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const nowMs = performance.now();
          if (isFirst) typed.frameMs.push(nowMs - startMs);
          isFirst = false;
          longestMs = Math.max(longestMs, nowMs - lastMs);
          lastMs = nowMs;
          if (nowMs - startMs < followMs) requestAnimationFrame(draw);
          else typed.longestGapMs.push(longestMs);
        });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(draw);
    },
    { capture: true },
  );
}
