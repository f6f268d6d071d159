// The pipeline on recorded pages, as a program that tests can kill. Variables: DATABASE_URL, PRICE_STORE, PAGES_FILE (a
// JSON list of pages as strings), CLOCK_MS (the fixed time), READER_HEAP_MB (heap limit of a reader thread; also
// shortens waits), LEASE_MS (lifetime of a lease), PARTITION_ASKS (maximum number of asks in an undivided league).
// Prints {"following":true} when the first page is requested, {"stored":true} when pages are stored, and {"end":true}
// after the last page. Exits on SIGTERM, and Node keeps its compile cache (NODE_COMPILE_CACHE).
import { readFileSync } from 'node:fs';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { createDb, createPool, migrate } from '@poexchange/platform/db';
import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import { pricesMigrations } from '../database.ts';
import { openLeases, runPipeline } from '../run-pipeline.ts';
import { createPriceRunKeeper } from '../status/price-run-keeper.ts';
import { createCautiousReader } from '../ingest/cautious-reader.ts';
import { createThreadReader } from '../ingest/page-reader.ts';
import { createRecordedSource } from '../ingest/recorded-source.ts';
import { createStatusKeeper } from '../ingest/stream-status.ts';

const PAGE_EVERY_MS = 4;
const PUBLISH_EVERY_MS = 30;
const SHORT_WAIT_MS = 50;

const env = process.env as Readonly<Record<string, string>>;
const limits = env['READER_HEAP_MB'] === undefined ? {} : { maxHeapMb: Number(env['READER_HEAP_MB']) };
const log = createLogger({ name: 'recorded', level: 'error', destination: process.stderr });
process.once('SIGTERM', () => process.exit());
const clock = (): number => Number(env['CLOCK_MS']);
const pages = JSON.parse(readFileSync(env['PAGES_FILE'] ?? '', 'utf8')) as string[];
const pool = createPool(env['DATABASE_URL'] ?? '', { name: 'recorded', max: 6 });
await migrate({ pool, ...pricesMigrations });

const source = createRecordedSource(null);
source.add(pages.map((page) => Buffer.from(page)));
let hasBegun = false;
const fetchPage: ServiceClient['fetchPublicStashBytes'] = async (changeId) => {
  if (!hasBegun) process.stdout.write('{"following":true}\n');
  hasBegun = true;
  await sleepFor(PAGE_EVERY_MS);
  const outcome = await source.fetchPage(changeId);
  return outcome.kind === 'ok' ? { kind: 'ok', value: Buffer.from(outcome.value) } : outcome;
};
const status = createStatusKeeper(clock);
const signal = new AbortController().signal;
const db = createDb<unknown>(pool);
await runPipeline({
  db,
  leases: openLeases({ db, clock, log, leaseMs: env['LEASE_MS'] === undefined ? undefined : Number(env['LEASE_MS']) }),
  store: createPriceStore(env['PRICE_STORE'] ?? ''),
  service: {
    fetchPublicStashBytes: fetchPage,
    fetchLeagues: async () => ({ kind: 'notFound' }),
  } as Partial<ServiceClient> as ServiceClient,
  exchange: { fetchDigest: async () => ({ kind: 'down', reason: 'none here' }) } as Partial<ExchangeClient> as ExchangeClient,
  reader: createThreadReader(limits),
  beCautious: (reader) => createCautiousReader(reader, limits),
  status: {
    ...status,
    notePages: (taken) => {
      status.notePages(taken);
      process.stdout.write('{"stored":true}\n');
    },
  },
  priceRuns: createPriceRunKeeper(clock),
  partitionAsks: env['PARTITION_ASKS'] === undefined ? undefined : Number(env['PARTITION_ASKS']),
  publishIntervalMs: PUBLISH_EVERY_MS,
  log,
  clock,
  sleep: async (ms) => {
    if (hasBegun && status.read().state === 'caughtUp') process.stdout.write('{"end":true}\n');
    await sleepFor('maxHeapMb' in limits ? Math.min(ms, SHORT_WAIT_MS) : ms);
  },
  signal,
  onReady: () => undefined,
});
