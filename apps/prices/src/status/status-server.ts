import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '@poexchange/platform/log';
import { readAgeSeconds, readHealth, type PipelineFacts } from './read-health.ts';
import { METRICS_TYPE, writeMetrics } from './write-metrics.ts';

export type StatusServer = { readonly url: string; readonly close: () => Promise<void> };

type Reply = { readonly status: number; readonly type: string; readonly body: string };

/**
 * Serves `GET /health` (JSON, 503 when something is wrong) and `GET /metrics` (Prometheus) of a pipeline, for
 * operators.
 */
export async function startStatusServer(
  { readFacts, log }: { readFacts: () => Promise<PipelineFacts>; log: Logger },
  { port, host }: { port: number; host: string },
): Promise<StatusServer> {
  const answer = async (method: string, path: string): Promise<Reply> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, type: 'text/plain', body: 'GET only\n' };
    if (path === '/metrics') return { status: 200, type: METRICS_TYPE, body: await writeMetrics(await readFacts()) };
    if (path === '/health') return describeHealth(await readFacts());
    return { status: 404, type: 'text/plain', body: '/health or /metrics\n' };
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    answer(request.method ?? 'GET', path)
      .catch((error: unknown): Reply => {
        log.error({ err: error }, 'the status cannot be told');
        return { status: 500, type: 'text/plain', body: 'see the log\n' };
      })
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function describeHealth(facts: PipelineFacts): Reply {
  const { nowMs, stream, priceRuns, stored, budget } = facts;
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
    stored,
  };
  return { status: health.status === 'ok' ? 200 : 503, type: 'application/json; charset=utf-8', body: `${JSON.stringify(body)}\n` };
}
