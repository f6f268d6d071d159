/** Pages of the built site in a real Chromium: opens them, serves fake data, types into them and measures frames. */
import { setTimeout as sleep } from 'node:timers/promises';
import { summaryPath, valuationPath } from '@poexchange/contract/price-files';
import type { Tag } from '@poexchange/domain/grouping';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/lib/browser.ts';
import { ensureWebBuilt } from '../../../scripts/start/web-build.ts';
import type { Bench } from './run-bench.ts';
import { startProduct, type Product } from './start-product.ts';
import { median, quantile } from './statistics.ts';

const BUILD_ATTEMPTS = 4;
const BUILD_PAUSE_MS = 5_000;
const KEY_MS = 180;
/** Maximum time in ms from a key press to the next frame, between frames, and for the page's work per key press. */
export const FRAME_LIMIT_MS = 50;
/** Duration of a frame at 60 frames per second, plus an allowance for the timer's inaccuracy. */
export const smoothFrameMs = (1000 / 60) * 1.05;
export const viewport = { width: 1440, height: 900 };
const LEAGUE = 'mercenaries';

/**
 * Builds the web app if its sources have changed. Retries, because a concurrent build into the same folder breaks this
 * build.
 */
export async function buildWebApp({ say, signal }: Pick<Bench, 'say' | 'signal'>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      say(`web app: ${await ensureWebBuilt(signal)}`);
      return;
    } catch (error) {
      if (attempt === BUILD_ATTEMPTS || signal.aborted) throw error;
      say(`${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}; trying again`);
      await sleep(BUILD_PAUSE_MS, undefined, { signal });
    }
  }
}

/** Starts a Chromium that makes no calls of its own; it closes when the benchmark ends. */
export async function openBrowser({ say, signal, onEnd }: Bench): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say, signal), args });
  onEnd('Chromium', () => browser.close());
  return browser;
}

/** Builds the web app, starts the product, and opens an empty page at desktop width. */
export async function openSite(bench: Bench): Promise<{ product: Product; page: Page }> {
  await buildWebApp(bench);
  const browser = await openBrowser(bench);
  const product = await startProduct(bench);
  return { product, page: await browser.newPage({ viewport }) };
}

export type LeagueFiles = ReadonlyMap<Tag, { readonly summaries: object; readonly valuations: object }>;

/** Serves a league's price files to a page. */
export async function routePriceFiles(page: Page, files: LeagueFiles): Promise<void> {
  const timestampMs = Date.now();
  for (const [tag, { summaries, valuations }] of files) {
    const place = { game: 'poe1', league: LEAGUE, tag } as const;
    const [summary, valuation] = [
      { meta: { league: LEAGUE, tag, timestampMs }, summaries },
      { meta: { timestampMs }, valuations },
    ];
    await page.route(`**/insights/${summaryPath(place)}`, (route) => route.fulfill({ json: summary }));
    await page.route(`**/insights/${valuationPath(place)}`, (route) => route.fulfill({ json: valuation }));
  }
}

/** Search terms typed into a field, or keys pressed in the field if they insert no text (`isText: false`). */
export type Keys = { readonly name: string; readonly field: Locator; readonly searches: readonly string[]; readonly isText?: boolean };

type Frames = { readonly frameMs: number[]; readonly longestGapMs: number[] };

/** Types each search key by key, deletes it the same way, and reports frame times and CPU time. */
export async function reportKeys({ report, say }: Pick<Bench, 'report' | 'say'>, page: Page, typed: Keys): Promise<void> {
  const { name, field, searches, isText = true } = typed;
  await page.evaluate(watchKeys);
  await field.click();
  const readWorkMs = await watchWork(page);
  const workMs: number[] = [];
  for (const search of searches) {
    const keys = search.split('');
    for (const key of [...keys, ...(isText ? keys.map(() => 'Backspace') : [])]) {
      const beforeMs = await readWorkMs();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(KEY_MS);
      workMs.push((await readWorkMs()) - beforeMs);
    }
  }
  const { frameMs, longestGapMs } = await page.evaluate(() => (window as unknown as { typed: Frames }).typed);
  say(
    `${name}: ${frameMs.length} keys; next frame: median ${median(frameMs).toFixed(1)} ms, longest ${Math.max(...frameMs).toFixed(1)} ms`,
  );
  report({ name: `${name}: key to next frame, p95`, value: quantile(frameMs, 0.95), peerValue: FRAME_LIMIT_MS });
  report({ name: `${name}: work of the page for a key, p95`, value: quantile(workMs, 0.95), peerValue: FRAME_LIMIT_MS });
  report({ name: `${name}: longest time without a frame, p95`, value: quantile(longestGapMs, 0.95), peerValue: FRAME_LIMIT_MS });
}

/** Measures the CPU time of the page's main thread, which excludes other programs on the machine. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/**
 * Runs in the page: records the time from each key press to the next frame, and the longest gap between frames while
 * the page responded.
 */
function watchKeys(): void {
  const typed: Frames = { frameMs: [], longestGapMs: [] };
  (window as unknown as { typed: Frames }).typed = typed;
  const followMs = 150;
  const follow = (): void => {
    const startMs = performance.now();
    let [lastMs, longestMs, isFirst] = [startMs, 0, true];
    const draw = (): void => {
      // The frame has been presented once the next task runs.
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
  };
  addEventListener('keydown', follow, { capture: true });
}

/** Gaps between frames, and the main thread's work per frame, in ms. */
export type Moved = { readonly gapsMs: readonly number[]; readonly workMs: number };

/**
 * Calls `move` with the frame number, once per frame for two seconds. `move` runs in the page, so it may use only its
 * argument and the page's globals.
 */
export async function watchFrames(page: Page, move: (frame: number) => void): Promise<Moved> {
  const readWorkMs = await watchWork(page);
  const beforeMs = await readWorkMs();
  // Passed as text, because the page's content security policy forbids evaluating strings inside the page.
  const gapsMs = await page.evaluate<number[]>(`(async () => {
    const move = ${move.toString()};
    const gaps = [];
    let lastMs = performance.now();
    const endMs = lastMs + 2000;
    for (let frame = 0; lastMs < endMs; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const nowMs = performance.now();
      gaps.push(nowMs - lastMs);
      lastMs = nowMs;
      move(frame);
    }
    return gaps.slice(1);
  })()`);
  return { gapsMs, workMs: ((await readWorkMs()) - beforeMs) / gapsMs.length };
}
