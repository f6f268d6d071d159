import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createReplica, migrate } from '@poexchange/platform/db';
import {
  createGameApi,
  createPostgresBudgetStore,
  readGameApiSettings,
  sendRequest,
  type GameApiBudgetTables,
} from '@poexchange/platform/game-api';
import { migrateJobs, readQueue, startJobs } from '@poexchange/platform/jobs';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, openPriceStore } from '@poexchange/platform/price-store';
import { createRedisLink } from '@poexchange/platform/redis';
import { createShutdown, stopOnSignals } from '@poexchange/platform/shutdown';
import { createReadiness, startStatusServer, watchProcess, writeMetricsReply } from '@poexchange/platform/status';
import { startTracing } from '@poexchange/platform/tracing';
import { noteKeys } from './audit.ts';
import { composeServer } from './compose.ts';
import { readServerConfig } from './config.ts';
import { openDatabase, warnWithoutLimit } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import { readAuthConfig } from './features/auth/index.ts';
import { createChatClient, readChatSettings } from './features/chat-link/index.ts';
import { createPartnerClient, readPartnerSettings } from './features/partner/index.ts';
import { buildHttp } from './http/build-http.ts';
import { createDrain } from './http/drain.ts';
import { createProxies } from './http/proxies.ts';
import { serveInsights } from './http/insights.ts';
import { createServerApp } from './http/mount.ts';
import { serveWebApp, webAppFolder } from './http/web-app.ts';
import { createNodeLook, keepStatusNotes, watchPublisher } from './features/status/index.ts';
import { createWebhookPoster, publicReceivers } from './features/webhooks/index.ts';
import { DELIVERIES_AT_ONCE, deliveryJobs, jobs } from './jobs.ts';
import { createAnnouncements, createNodeFinder, createOutlet, nodeKeyOf } from './realtime/announcements.ts';
import { startGateway } from './realtime/gateway.ts';
import { forgetNode, HEARTBEAT_EVERY_MS } from './realtime/heartbeat.ts';
import { keepPresence } from './realtime/keep-presence.ts';
import { createServerMetrics } from './status/server-metrics.ts';

/** Maximum wait on shutdown for replies to requests in progress, in ms. */
const LONGEST_REPLY_MS = 8000;

const config = readServerConfig();
const log = createLogger({ name: 'server', level: config.LOG_LEVEL, destination: process.stderr });
const shutdown = createShutdown({ log });
stopOnSignals(shutdown, { log });
shutdown.onShutdown('traces', await startTracing(config, { service: 'server' }));

const clock = Date.now;
const { pool, direct, directUrl, end } = openDatabase(config, log);
shutdown.onShutdown('database', end);
const status = createServerMetrics();
status.watchConnections('main', pool);
if (direct !== pool) status.watchConnections('direct', direct);
if (config.STATUS_PORT !== undefined) watchProcess(status.metrics);
const readiness = createReadiness();
const onStarted = readiness.await('start');
const onMigrated = readiness.await('migrations');
readiness.ask('database', async () => (await pool.query('select 1')).rowCount === 1);
const statusServer =
  config.STATUS_PORT === undefined
    ? undefined
    : await startStatusServer(
        { pages: { ...readiness.pages, '/metrics': () => writeMetricsReply(status.metrics) }, log },
        { port: config.STATUS_PORT, host: config.STATUS_HOST },
      );
shutdown.onShutdown('status', () => statusServer?.close());
await migrate({ pool: direct, schema: 'public', folder: path.resolve(import.meta.dirname, '../migrations'), log });
await migrateJobs({ pool: direct, log });
await warnWithoutLimit(pool, log);
onMigrated();

const nodeId = randomUUID();
const redis =
  config.REDIS_URL === undefined
    ? undefined
    : createRedisLink({ url: config.REDIS_URL, nodeKey: nodeKeyOf(nodeId), log, observer: status.redis });
if (redis !== undefined) {
  status.redis.watch(redis);
  readiness.tell('redis', redis.readState);
  shutdown.onShutdown('redis', redis.stop);
}
const db = createDb<Database>(pool, redis === undefined ? {} : { outlet: createOutlet(redis, { pool, log }) });
const replica =
  config.DATABASE_REPLICA_URL === undefined
    ? undefined
    : createReplica(db, {
        url: config.DATABASE_REPLICA_URL,
        primary: pool,
        maxLagMs: config.DATABASE_REPLICA_LAG_MS,
        poolSize: config.DATABASE_POOL_SIZE,
        log,
      });
if (replica !== undefined) {
  status.watchReplica(replica);
  status.watchConnections('replica', replica.pool);
  shutdown.onShutdown('replica', replica.stop);
}
const announcements = redis === undefined ? undefined : createAnnouncements(redis, log);
const budgets = createDb<GameApiBudgetTables>(pool);
await noteKeys(db, { ...readAuthConfig(config), nowMs: clock() });
const priceStore = openPriceStore(config);
const partnerSettings = readPartnerSettings(config);
const chatSettings = readChatSettings(config);
const publisher = watchPublisher(status.watchPublisherCalls(sendRequest), clock);
const server = composeServer({
  db,
  log,
  clock,
  nodeId,
  gameApi: createGameApi(readGameApiSettings(config), {
    budgetStore: createPostgresBudgetStore(budgets, { clock }),
    clock,
    send: publisher.send,
    observer: status.publisherQueue,
  }),
  priceReader: createPriceReader(priceStore),
  auth: readAuthConfig(config),
  partner: partnerSettings === null ? null : createPartnerClient(partnerSettings),
  chat: chatSettings === null ? null : createChatClient(chatSettings),
  poe2Stashes: config.GAME_API_POE2_STASHES,
  waitsForListings: config.TRADERS === 'run',
  ...(redis !== undefined && { readRedis: redis.readState, findGoneNodes: createNodeFinder(redis) }),
  announcements,
  ...(replica !== undefined && { replica, readReplica: replica.readState }),
});

const foreign = { icons: config.ICON_BASE ?? null, prices: config.PRICES_URL ?? null };
const isProxy = createProxies(config.TRUSTED_PROXIES);
const connectionsPerAddress = config.CONNECTIONS_PER_ADDRESS;
const http = await buildHttp({
  log,
  publicUrl: config.PUBLIC_URL,
  foreign,
  clock,
  connectionsPerAddress,
  isProxy,
  observer: status.http,
  ...(redis !== undefined && { redis }),
});
const drain = createDrain(http);
let looks = server.looks;
if (config.ROLES.includes('http')) {
  const node = createNodeLook();
  shutdown.onShutdown('event loop delay', node.stop);
  looks = { ...looks, site: node.look, publisher: publisher.look };
  const onWarm = readiness.await('feeds');
  const { warm } = server.register(createServerApp(http, { authenticate: server.authenticate }));
  serveInsights(http, priceStore);
  await serveWebApp(http, {
    iconBase: config.ICON_BASE ?? '',
    pricesUrl: config.PRICES_URL ?? '/insights',
    partnerSignIn: partnerSettings !== null,
    chatLink: chatSettings !== null,
    poe2Stashes: config.GAME_API_POE2_STASHES === 'offered',
    folder: webAppFolder,
  });
  // Requests that arrive earlier read what they need themselves.
  void warm()
    .catch((error: unknown) => log.warn({ err: error }, 'the feeds were not read ahead'))
    .finally(onWarm);
}
await http.listen({ port: config.PORT, host: config.HOST });
shutdown.onShutdown('http', () => http.close());

if (config.ROLES.includes('realtime')) {
  const gateway = await startGateway({
    httpServer: http.server,
    db,
    databaseUrl: directUrl,
    log,
    clock,
    hooks: server.hooks,
    allowedOrigins: [config.PUBLIC_URL],
    connectionsPerAddress,
    isProxy,
    observer: status.gateway,
    ...(redis !== undefined && { redis }),
    ...(announcements !== undefined && { announcements }),
  });
  status.watchSockets(gateway.readState);
  looks = { ...looks, live: async () => ({ state: gateway.readState().isListening ? 'works' : 'late' }) };
  readiness.ask('listening', () => gateway.readState().isListening);
  const keeping = keepPresence(server.presence, { log, listPages: gateway.listPages });
  const looking = setInterval(() => {
    gateway.closeEndedSessions().catch((error: unknown) => log.warn({ err: error }, 'looking for ended sessions failed'));
  }, HEARTBEAT_EVERY_MS);
  shutdown.onShutdown('looking for ended sessions', () => clearInterval(looking));
  shutdown.onShutdown('presence', async () => {
    await keeping.stop();
    await forgetNode({ db, nodeId, clock });
  });
  shutdown.onShutdown('realtime', gateway.stop);
}

if (config.ROLES.includes('jobs')) {
  const running = await startJobs({
    pool: direct,
    jobs,
    context: { listings: server.listings, auth: server.auth, budgets },
    log,
    observer: status.jobs,
  });
  const delivering = await startJobs({
    pool: direct,
    jobs: deliveryJobs,
    context: { ...server.auth, postWebhook: createWebhookPoster(publicReceivers) },
    log,
    observer: status.jobs,
    concurrency: DELIVERIES_AT_ONCE,
  });
  status.watchQueue(() => readQueue(pool));
  readiness.ask('jobs', running.isRunning);
  readiness.ask('deliveries', delivering.isRunning);
  shutdown.onShutdown('jobs', running.stop);
  shutdown.onShutdown('deliveries', delivering.stop);
  // If all realtime nodes are gone, other nodes must still update the presence of people who left.
  if (!config.ROLES.includes('realtime')) shutdown.onShutdown('presence', keepPresence(server.presence, { log }).stop);
}

const notes = keepStatusNotes({ db, clock, looks }, { log });
shutdown.onShutdown('status notes', notes.stop);

// Runs first on shutdown, so that requests in progress get their reply.
shutdown.onShutdown(
  'requests in hand',
  async () => {
    readiness.drain();
    drain.begin();
    await sleep(config.SHUTDOWN_DELAY_MS);
    await drain.finish({ longestMs: LONGEST_REPLY_MS });
  },
  { timeoutMs: config.SHUTDOWN_DELAY_MS + LONGEST_REPLY_MS + 1000 },
);
onStarted();
const address = http.server.address();
const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
process.stdout.write(`${JSON.stringify({ ready: true, port, status: statusServer?.url })}\n`);
