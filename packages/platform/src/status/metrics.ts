/** Metrics of every program, in Prometheus format. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SendRequest } from '../game-api/http/send-request.ts';
import type { StatusReply } from './status-server.ts';

export type Metrics = Registry;

/** Bucket bounds for durations, in seconds: from a response from memory to a call that waits for the publisher. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Creates a program's metrics registry. */
export function createMetrics(): Metrics {
  return new Registry();
}

/** Exports metrics of the process itself: event loop delay, memory and pauses. Measuring has a small cost. */
export function watchProcess(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics });
}

/** Writes all metrics as the response to a scrape; `more` contains lines from another registry. */
export async function writeMetricsReply(metrics: Metrics, more = ''): Promise<StatusReply> {
  return { status: 200, type: Registry.PROMETHEUS_CONTENT_TYPE, body: (await metrics.metrics()) + more };
}

type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** Exports the connections in use and the waiting callers of each pool, by pool name. */
export function watchConnections(metrics: Metrics): (name: string, pool: Connections) => void {
  const pools = new Map<string, Connections>();
  const connections = new Gauge({
    name: 'database_connections',
    help: 'open connections to the database',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect: () => {
      for (const [pool, { totalCount, idleCount }] of pools) {
        connections.set({ pool, state: 'used' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  const waiting = new Gauge({
    name: 'database_waiting',
    help: 'callers that wait for a connection',
    labelNames: ['pool'],
    registers: [metrics],
    collect: () => {
      for (const [pool, { waitingCount }] of pools) waiting.set({ pool }, waitingCount);
    },
  });
  return (name, pool) => void pools.set(name, pool);
}

/** Wraps the function that sends requests to the publisher, to count each request by outcome and measure its time. */
export function watchPublisherCalls(metrics: Metrics, send: SendRequest): SendRequest {
  const calls = new Counter({
    name: 'publisher_calls_total',
    help: 'calls to the publisher, by the first digit of the status, or timeout, network, aborted',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const seconds = new Histogram({
    name: 'publisher_call_seconds',
    help: 'durations of calls to the publisher',
    buckets: durationBuckets,
    registers: [metrics],
  });
  return async (request) => {
    const stop = seconds.startTimer();
    let outcome = 'aborted';
    try {
      const answered = await send(request);
      // Status 429 is counted separately, because an operator has to act on it.
      if (answered.kind !== 'reply') outcome = answered.kind;
      else outcome = answered.status === 429 ? '429' : `${Math.floor(answered.status / 100)}xx`;
      return answered;
    } finally {
      stop();
      calls.inc({ outcome });
    }
  };
}

/**
 * Limits the number of values of a label with external input: further values become `other`. Every value is a time
 * series that Prometheus stores.
 */
export function boundLabel(mostValues: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= mostValues) return 'other';
    known.add(value);
    return value;
  };
}
