import { setTimeout as sleepFor } from 'node:timers/promises';
import { readConfigOrExit } from '@poexchange/platform/config';
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import { createExchangeClient, createGameApi, readGameApiSettings } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { openPriceStore } from '@poexchange/platform/price-store';
import { createShutdown, stopOnSignals } from '@poexchange/platform/shutdown';
import { configSchema } from './config.ts';
import { pricesMigrations } from './database.ts';
import { runPipeline } from './run-pipeline.ts';
import { createThreadReader } from './stream/page-reader.ts';
import { createStatusKeeper } from './stream/stream-status.ts';

const config = readConfigOrExit(configSchema);
// Standard output carries the one line that says it is ready.
const log = createLogger({ name: 'prices', level: config.LOG_LEVEL, destination: process.stderr });
const shutdown = createShutdown({ log });
stopOnSignals(shutdown, { log });

const pool = createPool(config.DATABASE_URL, { name: 'prices', max: 6, log });
shutdown.onShutdown('database', () => pool.end());
await migrate({ pool, ...pricesMigrations, log });

const stopping = new AbortController();
const gameApi = createGameApi(readGameApiSettings({ ...config, GAME_API_OAUTH_URL: config.GAME_API_OAUTH_URL ?? config.GAME_API_URL }));
const reader = createThreadReader();
const pipeline = runPipeline({
  db: createDb<unknown>(pool),
  store: openPriceStore(config),
  service: gameApi.service,
  exchange: createExchangeClient({ url: config.EXCHANGE_URL, clientId: config.GAME_API_CLIENT_ID, contact: config.GAME_API_CONTACT }),
  reader,
  status: createStatusKeeper(Date.now),
  publishIntervalMs: config.PUBLISH_INTERVAL_MS,
  log,
  clock: Date.now,
  sleep: (ms) => sleepFor(ms, undefined, { signal: stopping.signal }),
  signal: stopping.signal,
  onReady: () => process.stdout.write('{"ready":true}\n'),
});
shutdown.onShutdown('pipeline', async () => {
  stopping.abort();
  await pipeline;
  await reader.close();
});
