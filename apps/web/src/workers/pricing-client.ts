/** The page's end of the pricing worker, started on first use. */
import { wrap, type Remote } from 'comlink';
import type { PricingCore } from './pricing-core.ts';

let started: Remote<PricingCore> | null = null;
let pricesUrl = '/insights';

/** Sets where the price files lie; before the first use. */
export function setPricesUrl(url: string): void {
  pricesUrl = url.replace(/\/+$/, '');
}

/** The worker; one per page. */
export function getPricingWorker(): Remote<PricingCore> {
  started ??= wrap<PricingCore>(new Worker(new URL('./pricing-worker.ts', import.meta.url), { type: 'module', name: pricesUrl }));
  return started;
}
