import { setTimeout as sleepFor } from 'node:timers/promises';
import { readConfigOrExit } from '@poexchange/platform/config';
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createExchangeClient, createGameApi, readGameApiSettings, sendRequest } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { openPriceStore } from '@poexchange/platform/price-store';
import { createShutdown, stopOnSignals } from '@poexchange/platform/shutdown';
import {
  createMetrics,
  createReadiness,
  startStatusServer,
  watchConnections,
  watchProcess,
  watchPublisherCalls,
  watchPublisherQueue,
} from '@poexchange/platform/status';
import { startTracing } from '@poexchange/platform/tracing';
import { pricesSchema } from './config.ts';
import { pricesMigrations } from './database.ts';
import { createWorkerPool } from './run/worker-pool.ts';
import { openLeases, runPipeline } from './run-pipeline.ts';
import { createPriceRunKeeper } from './status/price-run-keeper.ts';
import { timePriceRuns } from './status/write-metrics.ts';
import type { PipelineFacts } from './status/read-health.ts';
import { createStatusPages } from './status/status-pages.ts';
import { createSteadyClock } from './status/steady-clock.ts';
import { createStoredReader } from './status/stored-reader.ts';
import { createThreadReader } from './ingest/page-reader.ts';
import { createStatusKeeper } from './ingest/stream-status.ts';

const config = readConfigOrExit(pricesSchema);
// Standard output contains only the ready line.
const log = createLogger({ name: 'prices', level: config.LOG_LEVEL, destination: process.stderr });
const shutdown = createShutdown({ log });
stopOnSignals(shutdown, { log });
shutdown.onShutdown('traces', await startTracing(config, { service: 'prices' }));

const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
const pool = createPool(databaseUrl, { name: 'prices', max: 8, log });
shutdown.onShutdown('database', () => pool.end());
const readiness = createReadiness();
const onMigrated = readiness.await('migrations');
const onPublished = readiness.await('first price run');
readiness.ask('database', async () => (await pool.query('select 1')).rowCount === 1);

// Asks expire by this clock, so that a jump of the system clock does not expire them.
const clock = createSteadyClock({ readWallMs: Date.now, readElapsedMs: () => performance.now(), log });
const db = createDb<unknown>(pool);
const status = createStatusKeeper(clock);
const metrics = createMetrics();
watchConnections(metrics)('main', pool);
if (config.STATUS_PORT !== undefined) watchProcess(metrics);
const send = watchPublisherCalls(metrics, sendRequest);
const priceRuns = timePriceRuns(metrics, createPriceRunKeeper(clock));
const stopping = new AbortController();
const gameApi = createGameApi(readGameApiSettings({ ...config, GAME_API_OAUTH_URL: config.GAME_API_OAUTH_URL ?? config.GAME_API_URL }), {
  clock,
  send,
  observer: watchPublisherQueue(metrics),
});
const reader = createThreadReader();
const runner = createWorkerPool({ databaseUrl, store: config, tracing: config });
const leases = openLeases({ db, clock, log });
const readStored = createStoredReader(db, { clock });
const readFacts = async (): Promise<PipelineFacts> => ({
  nowMs: clock(),
  publishIntervalMs: config.PUBLISH_INTERVAL_MS,
  stream: status.read(),
  priceRuns: priceRuns.read(),
  leases: leases.read(),
  stored: await readStored(),
  budget: await gameApi.service.readStreamBudget(),
});
const statusServer =
  config.STATUS_PORT === undefined
    ? undefined
    : await startStatusServer(
        { pages: { ...readiness.pages, ...createStatusPages({ readFacts, metrics }) }, log },
        { port: config.STATUS_PORT, host: config.STATUS_HOST },
      );
shutdown.onShutdown('status', () => statusServer?.close());
await migrate({ pool, ...pricesMigrations, log });
onMigrated();
const pipeline = runPipeline({
  db,
  leases,
  store: openPriceStore(config),
  runner,
  service: gameApi.service,
  exchange: createExchangeClient(
    { url: config.EXCHANGE_URL, clientId: config.GAME_API_CLIENT_ID, contact: config.GAME_API_CONTACT },
    { send },
  ),
  reader,
  status,
  priceRuns,
  publishIntervalMs: config.PUBLISH_INTERVAL_MS,
  pastDays: config.EXCHANGE_PAST_DAYS,
  partitionAsks: config.PARTITION_ASKS,
  log,
  clock,
  sleep: (ms) => sleepFor(ms, undefined, { signal: stopping.signal }),
  signal: stopping.signal,
  onReady: () => {
    onPublished();
    process.stdout.write(`${JSON.stringify({ ready: true, status: statusServer?.url })}\n`);
  },
});
shutdown.onShutdown('pipeline', async () => {
  readiness.drain();
  stopping.abort();
  await pipeline;
  await reader.close();
  await runner.close();
});
