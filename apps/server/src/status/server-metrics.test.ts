import path from 'node:path';
import { watchProcess } from '@poexchange/platform/status';
import { findStrangers } from '@poexchange/platform/testing';
import { describe, expect, it } from 'vitest';
import { createServerMetrics } from './server-metrics.ts';

function createWatched() {
  const status = createServerMetrics();
  status.watchConnections('main', { totalCount: 0, idleCount: 0, waitingCount: 0 });
  const send = status.watchPublisherCalls(async () => ({ kind: 'timeout' }));
  status.watchSockets(() => ({ open: 7, isListening: true }));
  status.watchReplica({ readState: () => 'lagging', readLagSeconds: () => 7.5 });
  status.redis.watch({ readState: () => 'away' });
  return { ...status, send };
}
/** Sets values for every metric and label. */
function fill(status: ReturnType<typeof createServerMetrics>): void {
  status.http.onReply({ route: 'GET /api/v1/listings/:game', code: '200', seconds: 0.02 });
  status.http.onLimited('limit-0');
  status.gateway.onPageEvent('vouch', 'ownVouch');
  status.gateway.onHandshakeRefused('banned');
  status.jobs.onRun({ job: 'prune', outcome: 'failed', seconds: 3 });
  status.publisherQueue.onRefused('stash-request-limit');
  status.publisherQueue.onUsed('stash-request-limit', 0.8);
  status.watchQueue(async () => [{ job: 'prune', waiting: 2, lagSeconds: 40, failed: 1 }]);
}
const write = async ({ metrics }: ReturnType<typeof createServerMetrics>) => (await metrics.metrics()).split('\n');

describe('server metrics', () => {
  it('reports events from every part of the server', async () => {
    const status = createWatched();
    fill(status);
    for (let limit = 0; limit < 200; limit += 1) status.http.onLimited(`limit-${limit}`);
    status.gateway.onAnnounced(-3);
    status.redis.onFallback('events');
    const lines = await write(status);
    for (const line of [
      'server_replies_total{route="GET /api/v1/listings/:game",code="200"} 1',
      'server_reply_seconds_bucket{le="0.01",route="GET /api/v1/listings/:game"} 0',
      'server_reply_seconds_bucket{le="0.025",route="GET /api/v1/listings/:game"} 1',
      'server_limited_total{limit="limit-99"} 1',
      'server_limited_total{limit="other"} 100',
      'server_page_events_total{event="vouch",outcome="ownVouch"} 1',
      'server_handshakes_refused_total{code="banned"} 1',
      'server_outbox_lag_seconds_sum 0',
      'server_sockets 7',
      'server_outbox_listening 1',
      'server_redis_ready 0',
      'server_redis_fallbacks_total{use="events"} 1',
      'server_redis_fallbacks_total{use="limits"} 0',
      'server_replica_ready 0',
      'server_replica_lag_seconds 7.5',
      'server_job_runs_total{task="prune",outcome="failed"} 1',
    ])
      expect(lines).toContain(line);
  });

  it('reports queue metrics, and still reports all other metrics while the database is down', async () => {
    const status = createWatched();
    let answer = async () => [{ job: 'prune', waiting: 2, lagSeconds: 40, failed: 1 }];
    status.watchQueue(() => answer());
    const queue = ['server_jobs_waiting{task="prune"} 2', 'server_job_lag_seconds{task="prune"} 40', 'server_jobs_failed{task="prune"} 1'];
    expect((await write(status)).filter((line) => line.includes('prune')).toSorted()).toEqual(queue.toSorted());
    answer = () => Promise.reject(new Error('the database is away'));
    const without = await write(status);
    expect(without.filter((line) => line.includes('prune'))).toEqual([]);
    expect(without).toContain('server_sockets 7');
    answer = () => new Promise(() => undefined);
    expect(await write(status)).toContain('server_sockets 7');
  });
});

describe('dashboard and alert rules', () => {
  it('refers only to metrics and labels that the server has', async () => {
    const status = createWatched();
    fill(status);
    watchProcess(status.metrics);
    await status.send({ method: 'GET', url: 'http://x/', headers: {}, timeoutMs: 1 });
    const folder = path.resolve(import.meta.dirname, '../../../../deploy/observability');
    const ours = /^(?:server|database|publisher|nodejs|process)_/;
    const { asked, strangers } = findStrangers(await status.metrics.metrics(), { folder, ours });
    expect(asked).toBeGreaterThan(30);
    expect(strangers).toEqual([]);
  });
});
