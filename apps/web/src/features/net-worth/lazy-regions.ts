/**
 * Regions of the tracking page, whose code is loaded in parallel with the data; band and rail do not need it to render.
 * Only the chart needs a drawing library.
 */
import { lazyPart } from '../../shared/network/lazy-part.ts';

const loadChart = () => import('./chart/chart-region.tsx');
const loadHoldings = () => import('./items/holdings-region.tsx');
const loadPanel = () => import('./panel/panel-region.tsx');
const loadTreemap = () => import('./treemap/treemap-region.tsx');
const loadDock = () => import('./taking/dock-content.tsx');
const loadRequest = () => import('./panel/chart-request.tsx');

export const ChartRegion = lazyPart(() => loadChart().then((module) => ({ default: module.ChartRegion })));
export const HoldingsRegion = lazyPart(() => loadHoldings().then((module) => ({ default: module.HoldingsRegion })));
export const PanelRegion = lazyPart(() => loadPanel().then((module) => ({ default: module.PanelRegion })));
export const TreemapRegion = lazyPart(() => loadTreemap().then((module) => ({ default: module.TreemapRegion })));
export const TreemapChoice = lazyPart(() => loadTreemap().then((module) => ({ default: module.TreemapChoice })));
export const ChartRequestDialog = lazyPart(() => loadRequest().then((module) => ({ default: module.ChartRequestDialog })));

/**
 * Loads the regions' code while the page's data is loading. If loading fails, the rendered region reports the failure.
 */
export function preloadRegions(): void {
  for (const load of [loadChart, loadHoldings, loadPanel, loadTreemap, loadDock]) load().catch(() => undefined);
}
