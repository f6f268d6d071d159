import { durationBuckets, type Metrics } from '@poexchange/platform/status';
import { Histogram } from 'prom-client';
import type { PriceRunKeeper } from './price-run-keeper.ts';

/** Wraps a keeper so that it also counts price runs by duration. */
export function timePriceRuns(metrics: Metrics, keeper: PriceRunKeeper): PriceRunKeeper {
  const seconds = new Histogram({
    name: 'prices_run_duration_seconds',
    help: 'that price runs of all leagues took',
    buckets: durationBuckets,
    registers: [metrics],
  });
  return {
    ...keeper,
    notePublished: (tookMs) => {
      seconds.observe(tookMs / 1000);
      keeper.notePublished(tookMs);
    },
  };
}
