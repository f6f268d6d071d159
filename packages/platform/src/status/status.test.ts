import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../log.ts';
import {
  boundLabel,
  createMetrics,
  startStatusServer,
  watchConnections,
  watchProcess,
  watchPublisherCalls,
  watchPublisherQueue,
  writeMetricsReply,
} from './index.ts';

const request = { method: 'GET', url: 'http://127.0.0.1/', headers: {}, timeoutMs: 1 } as const;
const reply = (status: number) => ({ kind: 'reply' as const, status, readHeader: () => undefined, body: Buffer.alloc(0) });

describe('metrics of every program', () => {
  it('exports database connections, publisher calls by outcome, and event loop delay', async () => {
    const metrics = createMetrics();
    watchProcess(metrics);
    const watch = watchConnections(metrics);
    watch('main', { totalCount: 5, idleCount: 2, waitingCount: 3 });
    watch('replica', { totalCount: 1, idleCount: 1, waitingCount: 0 });
    const answers = [reply(200), reply(429), reply(503), { kind: 'timeout' as const }];
    const send = watchPublisherCalls(metrics, async () => {
      const next = answers.shift();
      if (next === undefined) throw new Error('aborted by the caller');
      return next;
    });
    for (let call = 0; call < 4; call += 1) await send(request);
    await expect(send(request)).rejects.toThrow('aborted by the caller');
    const { body } = await writeMetricsReply(metrics, 'more 1\n');
    for (const line of [
      'database_connections{pool="main",state="used"} 3',
      'database_connections{pool="main",state="idle"} 2',
      'database_connections{pool="replica",state="idle"} 1',
      'database_waiting{pool="main"} 3',
      'database_waiting{pool="replica"} 0',
      'publisher_calls_total{outcome="2xx"} 1',
      'publisher_calls_total{outcome="429"} 1',
      'publisher_calls_total{outcome="5xx"} 1',
      'publisher_calls_total{outcome="timeout"} 1',
      'publisher_calls_total{outcome="aborted"} 1',
      'publisher_call_seconds_count 5',
      'more 1',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('exports calls waiting for the publisher and budget usage, with few policy labels', async () => {
    const metrics = createMetrics();
    const queue = watchPublisherQueue(metrics);
    for (let call = 0; call < 3; call += 1) queue.onQueued();
    queue.onTurn(700);
    for (let policy = 0; policy < 40; policy += 1) queue.onRefused(`policy-${policy}`);
    queue.onUsed('policy-0', 0.8);
    const { body } = await writeMetricsReply(metrics);
    for (const line of [
      'publisher_waiting 2',
      'publisher_wait_seconds_bucket{le="0.5"} 0',
      'publisher_wait_seconds_bucket{le="1"} 1',
      'publisher_refused_total{policy="policy-29"} 1',
      'publisher_refused_total{policy="other"} 10',
      'publisher_limit_used_ratio_bucket{le="0.75",policy="policy-0"} 0',
      'publisher_limit_used_ratio_bucket{le="0.9",policy="policy-0"} 1',
    ])
      expect(body.split('\n')).toContain(line);
  });

  it('limits the number of values of an external label', () => {
    const name = boundLabel(2);
    expect(['a', 'b', 'c', 'a', 'd'].map(name)).toEqual(['a', 'b', 'other', 'a', 'other']);
  });
});

describe('status server', () => {
  it('serves and lists its pages, and reveals no details of a failure', async () => {
    const log = createLogger({ name: 'test', level: 'silent' });
    const fail = (): never => {
      throw new Error('secret');
    };
    const pages = { '/metrics': () => writeMetricsReply(createMetrics(), 'up 1\n'), '/broken': fail };
    const server = await startStatusServer({ pages, log }, { port: 0, host: '127.0.0.1' });
    onTestFinished(server.close);
    const get = async (path: string, method = 'GET') => {
      const answer = await fetch(server.url + path, { method });
      return [answer.status, await answer.text()];
    };
    expect(await get('/metrics?x=1')).toEqual([200, '\nup 1\n']);
    expect(await get('/broken')).toEqual([500, 'see the log\n']);
    expect(await get('/toString')).toEqual([404, '/metrics, /broken\n']);
    expect(await get('/metrics', 'POST')).toEqual([405, 'GET only\n']);
  });
});
