/** Frame times of a page during an animation. */
import type { Page } from 'playwright-core';

/** Times between frames, and the main thread's work for each, in ms. */
export type Moved = { readonly gapsMs: readonly number[]; readonly workMs: number };

/**
 * Calls `move` with the frame number, once per frame for two seconds. It runs in the page, so it may use nothing but
 * its argument and the page's globals.
 */
export async function watchFrames(page: Page, move: (frame: number) => void): Promise<Moved> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWorkMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const beforeMs = await readWorkMs();
  // Passed as text: the page's content security policy forbids evaluating strings as code inside the page.
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
