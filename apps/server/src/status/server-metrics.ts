/** The server's metrics, which the different parts of its programs set. */
import {
  boundLabel,
  createMetrics,
  durationBuckets,
  watchConnections,
  watchPublisherCalls,
  watchPublisherQueue,
  type Metrics,
} from '@poexchange/platform/status';
import type { QueueObserver, SendRequest } from '@poexchange/platform/game-api';
import type { JobObserver } from '@poexchange/platform/jobs';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { HttpObserver } from '../http/observe-replies.ts';
import type { GatewayObserver } from '../realtime/listener.ts';
import { createRedisMetrics, watchReplica, type RedisMetrics, type WatchedReplica } from './link-metrics.ts';
import { watchQueue, type ReadQueue } from './queue-metrics.ts';

/** The publisher can name further limits, so their number is not known in advance. */
const MOST_LIMITS = 100;

export type ServerMetrics = {
  readonly metrics: Metrics;
  readonly http: HttpObserver;
  readonly gateway: GatewayObserver;
  readonly jobs: JobObserver;
  readonly redis: RedisMetrics;
  readonly publisherQueue: QueueObserver;
  /** Starts reporting a connection pool under its name. */
  readonly watchConnections: ReturnType<typeof watchConnections>;
  readonly watchPublisherCalls: (send: SendRequest) => SendRequest;
  /** Starts reporting the number of open sockets, and whether this node receives events. */
  readonly watchSockets: (read: () => { open: number; isListening: boolean }) => void;
  readonly watchQueue: (read: ReadQueue) => void;
  /** Starts reporting the replica's lag, and whether the replica is read. */
  readonly watchReplica: (replica: WatchedReplica) => void;
};

/**
 * Creates the server's metrics. Metrics of parts that do not run in this process are never set and do not appear in the
 * output.
 */
export function createServerMetrics(): ServerMetrics {
  const metrics = createMetrics();
  return {
    metrics,
    http: createHttpObserver(metrics),
    gateway: createGatewayObserver(metrics),
    jobs: createJobObserver(metrics),
    redis: createRedisMetrics(metrics),
    publisherQueue: watchPublisherQueue(metrics),
    watchConnections: watchConnections(metrics),
    watchPublisherCalls: (send) => watchPublisherCalls(metrics, send),
    watchSockets: (read) => {
      const sockets: Gauge = new Gauge({
        name: 'server_sockets',
        help: 'open sockets of pages',
        registers: [metrics],
        collect: () => sockets.set(read().open),
      });
      const listening: Gauge = new Gauge({
        name: 'server_outbox_listening',
        help: 'whether this node hears of events',
        registers: [metrics],
        collect: () => listening.set(read().isListening ? 1 : 0),
      });
    },
    watchQueue: (read) => watchQueue(metrics, read),
    watchReplica: (replica) => watchReplica(metrics, replica),
  };
}

function createHttpObserver(metrics: Metrics): HttpObserver {
  const registers = [metrics];
  const replies = new Counter({
    name: 'server_replies_total',
    help: 'replies by route and status; gone where the caller left first',
    labelNames: ['route', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'server_reply_seconds',
    help: 'from the head of a request to the end of its reply',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  });
  const limited = new Counter({
    name: 'server_limited_total',
    help: 'requests that a limit refused',
    labelNames: ['limit'],
    registers,
  });
  const nameLimit = boundLabel(MOST_LIMITS);
  return {
    onReply: ({ route, code, seconds: took }) => {
      replies.inc({ route, code });
      seconds.observe({ route }, took);
    },
    onLimited: (policy) => limited.inc({ limit: nameLimit(policy) }),
  };
}

function createGatewayObserver(metrics: Metrics): GatewayObserver {
  const registers = [metrics];
  const events = new Counter({
    name: 'server_page_events_total',
    help: 'events that pages sent, by the code they were refused with, or ok',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const refused = new Counter({
    name: 'server_handshakes_refused_total',
    help: 'pages that were not let in',
    labelNames: ['code'],
    registers,
  });
  const lag = new Histogram({
    name: 'server_outbox_lag_seconds',
    help: 'from writing an event to hearing of it on this node',
    buckets: durationBuckets,
    registers,
  });
  return {
    onPageEvent: (event, outcome) => events.inc({ event, outcome }),
    onHandshakeRefused: (code) => refused.inc({ code }),
    // The clocks of two nodes differ slightly, so the lag can be negative.
    onAnnounced: (lagMs) => lag.observe(Math.max(0, lagMs) / 1000),
  };
}

function createJobObserver(metrics: Metrics): JobObserver {
  const registers = [metrics];
  const runs = new Counter({
    name: 'server_job_runs_total',
    help: 'runs of jobs on this node',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'server_job_seconds',
    help: 'durations of runs',
    labelNames: ['task'],
    buckets: durationBuckets,
    registers,
  });
  return {
    onRun: ({ job, outcome, seconds: took }) => {
      runs.inc({ task: job, outcome });
      seconds.observe({ task: job }, took);
    },
  };
}
