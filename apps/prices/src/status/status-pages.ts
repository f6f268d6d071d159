import { writeMetricsReply, type Metrics, type StatusPages, type StatusReply } from '@poexchange/platform/status';
import { readAgeSeconds, readHealth, type PipelineFacts } from './read-health.ts';
import { writeMetrics } from './write-metrics.ts';

/** Creates a pipeline's `/health` (JSON, 503 if something is wrong) and `/metrics` (Prometheus) pages for operators. */
export function createStatusPages({ readFacts, metrics }: { readFacts: () => Promise<PipelineFacts>; metrics: Metrics }): StatusPages {
  return {
    '/metrics': async () => writeMetricsReply(metrics, await writeMetrics(await readFacts())),
    '/health': async () => describeHealth(await readFacts()),
  };
}

function describeHealth(facts: PipelineFacts): StatusReply {
  const { nowMs, stream, priceRuns, leases, stored, budget } = facts;
  const health = readHealth(facts);
  const body = {
    ...health,
    stream: {
      state: stream.state,
      dataAgeSeconds: readAgeSeconds(nowMs, stream.lastChangeAtMs),
      pages: stream.pages,
      counts: stream.counts,
      failuresInRow: stream.failuresInRow,
      lastFailure: stream.lastFailure,
      limitedCount: stream.limitedCount,
      retryAtMs: stream.retryAtMs,
      budget,
    },
    priceRuns: { ...priceRuns, ageSeconds: readAgeSeconds(nowMs, priceRuns.lastAtMs) },
    leases,
    stored,
  };
  return { status: health.status === 'ok' ? 200 : 503, type: 'application/json; charset=utf-8', body: `${JSON.stringify(body)}\n` };
}
