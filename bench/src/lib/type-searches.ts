import { chromium, type Locator, type Page } from 'playwright-core';
import type { Bench } from './run-bench.ts';

/**
 * Figures of each keystroke, in ms: the time to the next frame, the longest time without a frame while the page
 * updates, and the main thread's work for all of it.
 */
export type Typed = {
  readonly frameMs: readonly number[];
  readonly longestGapMs: readonly number[];
  readonly workMs: readonly number[];
};

type Frames = Omit<Typed, 'workMs'>;

/** A page of a real Chromium at desktop width; closed when the benchmark ends. */
export async function openBenchPage(bench: Bench, executablePath: string): Promise<Page> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  bench.onEnd('Chromium', () => browser.close());
  return browser.newPage({ viewport: { width: 1440, height: 900 } });
}

/**
 * Types each search into a field, key by key, and returns the frame times. Deletes it in the same way, unless the keys
 * do not insert text (`back: 'none'`).
 */
export async function typeSearches(
  page: Page,
  options: { field: Locator; searches: readonly string[]; back?: 'typed' | 'none' },
): Promise<Typed> {
  await page.evaluate(watchFrames);
  await options.field.click();
  const readWorkMs = await watchWork(page);
  const workMs: number[] = [];
  for (const search of options.searches) {
    const keys = search.split('');
    for (const key of [...keys, ...(options.back === 'none' ? [] : keys.map(() => 'Backspace'))]) {
      const beforeMs = await readWorkMs();
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(180);
      workMs.push((await readWorkMs()) - beforeMs);
    }
  }
  const frames = await page.evaluate(() => (window as unknown as { typed: Frames }).typed);
  return { ...frames, workMs };
}

/** The processor time of the page's main thread, which excludes other programs on the machine. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/**
 * Runs in the page: records when the next frame was drawn after each keystroke, and the longest time without a frame
 * while the list updated.
 */
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
        // The frame has been presented when the task after it runs.
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
