/** Frames of a page while something moves in it. */
import type { Page } from 'playwright-core';

/** Times between frames, and the main thread's work for each, in ms. */
export type Moved = { readonly gapsMs: readonly number[]; readonly workMs: number };

/**
 * Runs `move` once a frame for two seconds. It is called with the number of the frame and runs in the page, so it may
 * use nothing but its argument and what the page has.
 */
export async function watchFrames(page: Page, move: (frame: number) => void): Promise<Moved> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWorkMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const beforeMs = await readWorkMs();
  // As a text: the policy of the page lets nothing be made into code there.
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
