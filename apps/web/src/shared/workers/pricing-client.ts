/** The page's client for the pricing worker, which starts on first use. */
import { wrap, type Remote } from 'comlink';
import { readPageConfig } from '../config/page-config.ts';
import { onSessionEnd } from '../session/end-session.ts';
import type { PricingCore } from './pricing-core.ts';

let started: Remote<PricingCore> | null = null;

/** Returns the page's only pricing worker. The page's configuration must already have been read. */
export function getPricingWorker(): Remote<PricingCore> {
  if (started !== null) return started;
  const { pricesUrl } = readPageConfig();
  const remote = wrap<PricingCore>(new Worker(new URL('./pricing-worker.ts', import.meta.url), { type: 'module', name: pricesUrl }));
  started = remote;
  // The next account on a shared computer must not see this account's tabs.
  onSessionEnd(() => void remote.forgetTabs());
  return remote;
}
