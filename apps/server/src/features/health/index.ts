/**
 * GET /api/v1/health: returns 200 once the database is migrated, the league list is published, every league in it has
 * prices and, if scripted traders are expected, they have listed (D01).
 */
import { readFileSync } from 'node:fs';
import { api } from '@poexchange/contract/rest';
import type { ReplicaState } from '@poexchange/platform/db';
import type { RedisState } from '@poexchange/platform/redis';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';

export type HealthDeps = ServerDeps & {
  readonly waitsForListings: boolean;
  readonly readRedis?: (() => RedisState) | undefined;
  readonly readReplica?: (() => ReplicaState) | undefined;
};

async function findMissing(deps: HealthDeps): Promise<string | null> {
  const leagues = await deps.prices.readLeagues();
  if (leagues.length === 0) return 'leagues';
  for (const { game, id } of leagues) {
    // Currency has a file in every league, even in one without trades.
    const summaries = await deps.prices.readSummaries({ game, league: id, tag: 'currency' });
    if (summaries.meta.timestampMs === 0) return `prices of ${game} ${id}`;
  }
  if (!deps.waitsForListings) return null;
  const listing = await deps.db.selectFrom('listings').select('uuid').limit(1).executeTakeFirst();
  return listing === undefined ? 'listings' : null;
}

const SHARED_FOR_MS = 1000;
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

export function registerHealth(app: ServerApp, deps: HealthDeps): void {
  let isReady = false;
  const readDatabase = shareForAMoment(deps.clock, () => deps.db.selectFrom('users').select('id').limit(1).execute());
  app.mount(api.getHealth, async () => {
    const missing = isReady ? null : await findMissing(deps);
    if (missing !== null) throw new RefusalError('notReady', { params: { missing } });
    isReady = true;
    await readDatabase();
    return {
      status: 'ok' as const,
      version,
      serverTimeMs: deps.clock(),
      redis: deps.readRedis?.() ?? ('unused' as const),
      replica: deps.readReplica?.() ?? ('unused' as const),
    };
  });
}

/**
 * Every open page checks now and then whether the server is up, so all checks within a second share one query. Failures
 * are not cached.
 */
function shareForAMoment(clock: () => number, read: () => Promise<unknown>): () => Promise<unknown> {
  let readMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<unknown> = Promise.resolve();
  return () => {
    if (clock() - readMs < SHARED_FOR_MS) return reading;
    readMs = clock();
    reading = read();
    reading.catch(() => {
      readMs = Number.NEGATIVE_INFINITY;
    });
    return reading;
  };
}
