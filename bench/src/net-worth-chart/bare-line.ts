/** The peer: a single uPlot line on an empty page, without areas, axes or any of our code. */
import type { Page } from 'playwright-core';

type Bare = { setScale: (key: string, limits: { min: number; max: number }) => void; root: HTMLElement };
type BareWindow = { uPlot: new (options: object, data: number[][], host: HTMLElement) => Bare; bare: Bare; count: number };

/** Draws the line, and returns the time until it is on the screen. */
export async function drawBareLine(page: Page, options: { count: number; script: string }): Promise<number> {
  await page.goto('about:blank');
  await page.addScriptTag({ path: options.script });
  return page.evaluate(async (count) => {
    const place = globalThis as unknown as BareWindow;
    const startMs = performance.now();
    const times = Array.from({ length: count }, (_none, at) => 1_700_000_000 + at * 900);
    const values = times.map((_time, at) => 100_000 + at * 20 + 4000 * Math.sin(at / 40));
    place.count = count;
    place.bare = new place.uPlot(
      { width: 785, height: 247, cursor: { show: false }, legend: { show: false }, series: [{}, { stroke: '#333' }] },
      [times, values],
      document.body,
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - startMs;
  }, options.count);
}

/** Pans half of the line back and forth. Runs in the page. */
export function moveBareLine(frame: number): void {
  const { bare, count } = globalThis as unknown as BareWindow;
  const middle = 1_700_000_000 + count * 900 * (0.5 + 0.25 * Math.sin(frame / 15));
  bare.setScale('x', { min: middle - count * 225, max: middle + count * 225 });
}

/** Zooms in and out. Runs in the page. */
export function zoomBareLine(frame: number): void {
  const { bare, count } = globalThis as unknown as BareWindow;
  const half = count * 450 * (0.55 + 0.4 * Math.sin(frame / 20));
  const middle = 1_700_000_000 + count * 450;
  bare.setScale('x', { min: middle - half, max: middle + half });
}
