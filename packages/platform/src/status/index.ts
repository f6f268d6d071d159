export {
  boundLabel,
  createMetrics,
  durationBuckets,
  watchConnections,
  watchProcess,
  watchPublisherCalls,
  writeMetricsReply,
} from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { watchPublisherQueue } from './publisher-queue-metrics.ts';
export { createReadiness } from './readiness.ts';
export type { Readiness } from './readiness.ts';
export { startStatusServer } from './status-server.ts';
export type { StatusPages, StatusReply, StatusServer } from './status-server.ts';
export { statusVariables } from './variables.ts';
