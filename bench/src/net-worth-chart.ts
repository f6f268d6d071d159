// `npm run bench -- net-worth-chart [--snapshots N]`: the value chart of a profile with thousands of snapshots in a
// real Chromium on the real server: first paint, panning and zooming, compared with a bare uPlot line of as many
// points.
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/lib/root.mjs';
import { runBench } from './lib/run-bench.ts';
import { openSite, smoothFrameMs, watchFrames, type Moved } from './lib/site-page.ts';
import { median, quantile } from './lib/statistics.ts';
import { drawBareLine, moveBareLine, zoomBareLine } from './net-worth-chart/bare-line.ts';
import { openKeeper } from './net-worth-chart/seed-snapshots.ts';

/** Maximum number of snapshots in a profile. */
const SNAPSHOTS = 5000;
/** An address with a time range that includes every snapshot: the chart's first frame draws all of them. */
const WHOLE = 'from=1000000000000&to=9000000000000';
const PEER = 'bare uPlot line';

await runBench('net-worth-chart', async (bench) => {
  const { report, say } = bench;
  const count = bench.readOption('snapshots', SNAPSHOTS);
  const { product, page } = await openSite(bench);
  const barePaintMs = await drawBareLine(page, { count, script: path.join(ROOT, 'node_modules/uplot/dist/uPlot.iife.min.js') });
  const barePan = await watchFrames(page, moveBareLine);
  const bareZoom = await watchFrames(page, zoomBareLine);

  await openKeeper(product, page, { count });
  const paintMs = await openChart(page, product.url);
  report({ name: `${count} snapshots, from their arrival to the first paint`, value: paintMs, peer: PEER, peerValue: barePaintMs });
  const reportMoved = (name: string, { gapsMs, workMs }: Moved, bare: Moved): void => {
    say(`${name}: ${gapsMs.length} frames in 2 s, longest ${Math.max(...gapsMs).toFixed(1)} ms; bare line: ${bare.gapsMs.length}`);
    report({ name: `${name}, time of a frame, median`, value: median(gapsMs), peer: '60 a second', peerValue: smoothFrameMs });
    report({ name: `${name}, time of a frame, p95`, value: quantile(gapsMs, 0.95), peer: PEER, peerValue: quantile(bare.gapsMs, 0.95) });
    report({ name: `${name}, work of the page for a frame`, value: workMs, peer: PEER, peerValue: bare.workMs });
  };
  reportMoved('panning', await pan(page), barePan);
  reportMoved('zooming', await zoom(page), bareZoom);
});

/** Opens the page, and returns the time from the arrival of its last row to the first frame. */
async function openChart(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.uplot canvas') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('chart painted')));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${url}/poe/poexchange/networth/tracking?${WHOLE}`);
  const painted = page.waitForFunction(() => performance.getEntriesByName('chart painted').length > 0, undefined, { timeout: 60_000 });
  await painted.catch(async () => {
    throw new Error(`no chart was painted, but this:\n${await page.locator('body').innerText()}`);
  });
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const rows = performance.getEntriesByType('resource').filter(({ name }) => /networth\/profile\/[^/]+\/snapshots/.test(name));
    const paintedMs = performance.getEntriesByName('chart painted')[0]?.startTime ?? Number.NaN;
    // Later requests fetch only newer snapshots.
    const arrivals = rows.map((entry) => (entry as PerformanceResourceTiming).responseEnd).filter((ms) => ms < paintedMs);
    return paintedMs - Math.max(...arrivals);
  });
}

/** Halves the window with keys and drags the brush back and forth over the whole range. */
async function pan(page: Page): Promise<Moved> {
  const body = page.getByRole('slider', { name: 'Move the period' });
  await page.getByRole('slider', { name: 'Value at each snapshot' }).focus();
  for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('+');
  const box = await body.boundingBox();
  if (box === null) throw new Error('there is no brush');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const moved = await watchFrames(page, (frame) => {
    const body = document.querySelector('[aria-label="Move the period"]');
    const parent = body?.parentElement?.getBoundingClientRect();
    if (body === null || parent === undefined) return;
    const clientX = parent.left + parent.width * (0.5 + 0.4 * Math.sin(frame / 15));
    body.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: parent.top + 5, bubbles: true, pointerId: 1 }));
  });
  await page.mouse.up();
  return moved;
}

/** Zooms in and out with Ctrl and the wheel over the chart. */
function zoom(page: Page): Promise<Moved> {
  return watchFrames(page, (frame) => {
    const chart = document.querySelector('[aria-label="Value at each snapshot"]');
    const box = chart?.getBoundingClientRect();
    if (chart === null || box === undefined) return;
    const deltaY = Math.sin(frame / 20) > 0 ? -40 : 40;
    const place = { clientX: box.left + box.width * 0.6, clientY: box.top + 50 };
    chart.dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true, ...place }));
  });
}
