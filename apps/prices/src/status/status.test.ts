import path from 'node:path';
import { createLogger } from '@poexchange/platform/log';
import { createMetrics, startStatusServer } from '@poexchange/platform/status';
import { findStrangers } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPageCounts } from '../ingest/page-counts.ts';
import { createStatusKeeper, STALLED_AFTER_MS } from '../ingest/stream-status.ts';
import { createPriceRunKeeper } from './price-run-keeper.ts';
import { readHealth, type PipelineFacts } from './read-health.ts';
import { createStatusPages } from './status-pages.ts';
import { timePriceRuns, writeMetrics } from './write-metrics.ts';

const startMs = 1_800_000_000_000;
const stored = {
  offers: 7,
  tabs: 2,
  accounts: 2,
  groups: 5,
  leagues: 1,
  quarantined: 3,
  exchangeHourMs: { poe1: startMs - 3_600_000, poe2: null },
};
const news = { counts: { ...createPageCounts(), changes: 4, items: 9, priced: 2, quarantined: 1 }, bytes: 1_000 };

function makePipeline() {
  let nowMs = startMs;
  const clock = () => nowMs;
  const stream = createStatusKeeper(clock);
  const priceRuns = createPriceRunKeeper(clock);
  const readFacts = (): PipelineFacts => ({
    nowMs,
    publishIntervalMs: 60_000,
    stream: stream.read(),
    priceRuns: priceRuns.read(),
    leases: { held: ['league/1', 'stream'], programs: 2, taken: 3, lost: 1 },
    stored,
    budget: { policy: 'p', windows: [{ limit: 10, used: 4, periodMs: 5_000 }], waitMs: 0 },
  });
  return { stream, priceRuns, readFacts, pass: (ms: number) => (nowMs += ms) };
}

describe('pipeline health', () => {
  it('D51 is starting until something is published, then ok', () => {
    const { priceRuns, readFacts } = makePipeline();
    expect(readHealth(readFacts()).status).toBe('starting');
    priceRuns.notePublished(1_200);
    expect(readHealth(readFacts())).toEqual({ status: 'ok', reasons: [] });
  });

  it('D51 reports once when the stream’s replies contain nothing new for a long time, and when changes resume', () => {
    const { stream, priceRuns, readFacts, pass } = makePipeline();
    stream.notePages([news]);
    pass(STALLED_AFTER_MS - 1);
    expect(stream.noteCaughtUp()).toBe('fine');
    pass(3_600_000);
    priceRuns.notePublished(1);
    expect(stream.noteCaughtUp()).toBe('stalled');
    expect(stream.noteCaughtUp()).toBe('fine');
    expect(readHealth(readFacts())).toEqual({ status: 'degraded', reasons: ['the stream stalls: no change for 4500 s'] });
    stream.notePages([news]);
    expect(readHealth(readFacts()).status).toBe('ok');
  });

  it('D51 is degraded while the publisher makes the stream wait for a long time, because prices become stale too', () => {
    const { stream, priceRuns, readFacts, pass } = makePipeline();
    stream.notePages([news]);
    stream.noteLimited(7_200_000);
    pass(2 * STALLED_AFTER_MS - 1);
    priceRuns.notePublished(1);
    expect(readHealth(readFacts()).status).toBe('ok');
    pass(1);
    expect(readHealth(readFacts()).reasons).toEqual(['the stream is limited, and brought no change for 1800 s']);
  });

  it('D51 includes the time before a restart in the age of the data', () => {
    const { stream, pass } = makePipeline();
    stream.resume(startMs - 3_600_000);
    pass(1_000);
    expect(stream.noteCaughtUp()).toBe('stalled');
  });

  it('D51 is degraded while the stream fails, the database is down, or nothing is published', () => {
    const { stream, priceRuns, readFacts, pass } = makePipeline();
    priceRuns.notePublished(1);
    for (let failure = 0; failure < 5; failure += 1) stream.noteFailure('HTTP 503', 1_000);
    expect(readHealth(readFacts()).reasons).toEqual(['the stream fails: HTTP 503']);
    expect(readHealth({ ...readFacts(), stored: null }).reasons).toContain('the database does not answer');
    stream.notePages([news]);
    priceRuns.noteFailure('no space left on device');
    pass(301_000);
    expect(readHealth(readFacts()).reasons).toEqual(['nothing was published for 301 s: no space left on device']);
  });
});

describe('exchange health', () => {
  it('D52 is degraded when a game has received no exchange hour for three hours', () => {
    const { priceRuns, readFacts, pass, stream } = makePipeline();
    pass(3 * 3_600_000);
    priceRuns.notePublished(1);
    stream.notePages([news]);
    expect(readHealth(readFacts()).status).toBe('ok');
    pass(1_000);
    expect(readHealth(readFacts()).reasons).toEqual(['the exchange of poe1 has told nothing of the last 10801 s']);
  });

  it('D58 names the reason when nothing is published', () => {
    const { priceRuns, readFacts } = makePipeline();
    priceRuns.noteFailure('ENOSPC: no space left on device, write');
    expect(readHealth({ ...readFacts(), stored: null })).toEqual({
      status: 'starting',
      reasons: ['nothing is published yet: ENOSPC: no space left on device, write', 'the database does not answer'],
    });
  });
});

describe('metrics', () => {
  it('D51 reports lag, offers, quarantine and the limit’s state', async () => {
    const { stream, priceRuns, readFacts, pass } = makePipeline();
    stream.notePages([news]);
    priceRuns.notePublished(1_500);
    stream.noteLimited(60_000);
    pass(30_000);
    const lines = (await writeMetrics(readFacts())).split('\n');
    for (const line of [
      'prices_stream_data_age_seconds 30',
      'prices_stream_state{state="limited"} 1',
      'prices_stream_retry_seconds 30',
      'prices_stream_limited_total 1',
      'prices_stream_changes_total 4',
      'prices_stream_dropped_total{reason="badNote"} 0',
      'prices_publisher_limit_used_ratio 0.4',
      'prices_offers 7',
      'prices_quarantined_changes 3',
      'prices_stream_quarantined_total 1',
      'prices_exchange_age_seconds{game="poe1"} 30',
      'prices_run_seconds 1.5',
    ])
      expect(lines).toContain(line);
  });

  it('D51 leaves out unknown facts', async () => {
    const { readFacts } = makePipeline();
    const text = await writeMetrics({ ...readFacts(), stored: null, budget: null });
    expect(text).not.toMatch(/prices_offers|limit_used|data_age|null/);
    expect(await writeMetrics(readFacts())).not.toContain('game="poe2"');
  });
});

describe('status server', () => {
  it('D51 serves only health and metrics', async () => {
    const { priceRuns: keeper, readFacts } = makePipeline();
    const log = createLogger({ name: 'test', level: 'silent' });
    const metrics = createMetrics();
    const priceRuns = timePriceRuns(metrics, keeper);
    const pages = createStatusPages({ readFacts: async () => readFacts(), metrics });
    const server = await startStatusServer({ pages, log }, { port: 0, host: '127.0.0.1' });
    onTestFinished(server.close);
    const get = (path: string, method = 'GET') => fetch(`${server.url}${path}`, { method });
    expect((await get('/health')).status).toBe(503);
    priceRuns.notePublished(1_500);
    const health = await get('/health?x=1');
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok', stored, stream: { state: 'starting' } }]);
    const told = await (await get('/metrics')).text();
    expect(told).toContain('prices_healthy 1\n');
    expect(told).toContain('prices_run_duration_seconds_bucket{le="1"} 0\nprices_run_duration_seconds_bucket{le="2.5"} 1\n');
    expect((await get('/')).status).toBe(404);
    expect((await get('/health', 'POST')).status).toBe(405);
  });
});

describe('dashboard and alert rules', () => {
  it('uses only metrics and labels that the prices program exports', async () => {
    const { readFacts, stream } = makePipeline();
    stream.notePages([news]);
    const metrics = createMetrics();
    timePriceRuns(
      metrics,
      createPriceRunKeeper(() => 1),
    ).notePublished(1);
    const published = { ...readFacts().priceRuns, lastAtMs: 1, lastTookMs: 1 };
    const told = (await writeMetrics({ ...readFacts(), priceRuns: published })) + (await metrics.metrics());
    const folder = path.resolve(import.meta.dirname, '../../../../deploy/observability');
    const { asked, strangers } = findStrangers(told, { folder, ours: /^prices_/ });
    expect(asked).toBeGreaterThan(15);
    expect(strangers).toEqual([]);
  });
});
