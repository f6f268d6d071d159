import { Counter, Gauge, Histogram } from 'prom-client';
import type { QueueObserver } from '../game-api/request-queue.ts';
import { boundLabel, durationBuckets, type Metrics } from './metrics.ts';

/** Maximum policies used as labels. The publisher has a dozen; further names become `other`. */
const MOST_POLICIES = 30;
/** Bucket bounds for the share of a budget's fullest window; above 1 the publisher has rejected calls. */
const shareBuckets = [0.25, 0.5, 0.75, 0.9, 1];

/** Exports how many calls wait for their turn at the publisher, how long they wait, and how full budgets are. */
export function watchPublisherQueue(metrics: Metrics): QueueObserver {
  const registers = [metrics];
  const waiting = new Gauge({ name: 'publisher_waiting', help: 'calls that wait for their turn', registers });
  const seconds = new Histogram({
    name: 'publisher_wait_seconds',
    help: 'from asking for a call to its turn',
    buckets: durationBuckets,
    registers,
  });
  const refused = new Counter({
    name: 'publisher_refused_total',
    help: 'callers that were told to wait, because the publisher allows no more',
    labelNames: ['policy'],
    registers,
  });
  const used = new Histogram({
    name: 'publisher_limit_used_ratio',
    help: 'fullest window of an account or of all, as each reply says',
    labelNames: ['policy'],
    buckets: shareBuckets,
    registers,
  });
  const name = boundLabel(MOST_POLICIES);
  return {
    onQueued: () => waiting.inc(),
    onTurn: (waitedMs) => {
      waiting.dec();
      seconds.observe(waitedMs / 1000);
    },
    onRefused: (policy) => refused.inc({ policy: name(policy) }),
    onUsed: (policy, share) => used.observe({ policy: name(policy) }, share),
  };
}
