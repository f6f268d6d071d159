/** Metrics of services that the server can temporarily work without: Redis and a replica. */
import { redisUses, type RedisObserver, type RedisState } from '@poexchange/platform/redis';
import type { Metrics } from '@poexchange/platform/status';
import { Counter, Gauge } from 'prom-client';

export type WatchedReplica = { readonly readState: () => string; readonly readLagSeconds: () => number | null };
export type RedisMetrics = RedisObserver & {
  /** Starts reporting whether Redis is available and how often its fallback was used. */
  readonly watch: (link: { readonly readState: () => RedisState }) => void;
};

export function createRedisMetrics(metrics: Metrics): RedisMetrics {
  const fallbacks = new Counter({
    name: 'server_redis_fallbacks_total',
    help: 'what was done without Redis, because it was away, late or refused',
    labelNames: ['use'],
    registers: [metrics],
  });
  return {
    onFallback: (use) => fallbacks.inc({ use }),
    watch: ({ readState }) => {
      // Start at zero: Prometheus does not count the first increase of a counter that did not exist before.
      for (const use of redisUses) fallbacks.inc({ use }, 0);
      const ready: Gauge = new Gauge({
        name: 'server_redis_ready',
        help: 'whether Redis is there; otherwise this node counts by itself, and announces through PostgreSQL',
        registers: [metrics],
        collect: () => ready.set(readState() === 'ready' ? 1 : 0),
      });
    },
  };
}

export function watchReplica(metrics: Metrics, { readState, readLagSeconds }: WatchedReplica): void {
  const ready: Gauge = new Gauge({
    name: 'server_replica_ready',
    help: 'whether the replica is read; otherwise the primary answers',
    registers: [metrics],
    collect: () => ready.set(readState() === 'ready' ? 1 : 0),
  });
  const lag: Gauge = new Gauge({
    name: 'server_replica_lag_seconds',
    help: 'how far the replica is behind; not a number where that is not known',
    registers: [metrics],
    collect: () => lag.set(readLagSeconds() ?? Number.NaN),
  });
}
