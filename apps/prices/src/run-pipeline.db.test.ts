import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { makeGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createPriceReader, createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reprice } from './doors/admin.ts';
import { pricesMigrations } from './database.ts';
import { runPipeline } from './run-pipeline.ts';
import { createPriceRunKeeper } from './status/price-run-keeper.ts';
import { createStatusKeeper } from './ingest/stream-status.ts';
import { createInlineReader } from './testing/inline-reader.ts';
import { makePageBytes } from './testing/make-page.ts';

const exalted = 'Metadata/Items/Currency/CurrencyAddModToRare';
const chaos = 'Metadata/Items/Currency/CurrencyRerollRare';
const none: ExchangeClient['fetchDigest'] = async () => ({ kind: 'down', reason: 'none here' });
/** Trades eight exalted orbs for one chaos orb in poe2 each hour. */
const trade: ExchangeClient['fetchDigest'] = async (game, hourSeconds) => {
  const market = {
    league: 'Dawn of the Hunt',
    market_id: `${chaos}|${exalted}`,
    market_pair: [chaos, exalted],
    volume_traded: { [chaos]: 100, [exalted]: 800 },
  };
  return { kind: 'ok', body: { next_change_id: hourSeconds + 3600, markets: game === 'poe2' ? [market] : [] } };
};

type Options = {
  readonly fullDiskFor?: number;
  readonly fetchDigest?: ExchangeClient['fetchDigest'];
  /** Maps a production wait to a shorter wait for this test. */
  readonly shorten?: (ms: number) => number;
  readonly fetchLeagues?: ServiceClient['fetchLeagues'];
  readonly pastDays?: number;
};

async function startPipeline({
  fullDiskFor = 0,
  fetchDigest = none,
  shorten = () => 5,
  fetchLeagues = async () => ({ kind: 'notFound' }),
  pastDays = 0,
}: Options = {}) {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'pipeline-'));
  const stopping = new AbortController();
  const priceRuns = createPriceRunKeeper(Date.now);
  const service: Partial<ServiceClient> = {
    fetchPublicStashBytes: async (changeId) => ({ kind: 'ok', value: makePageBytes(changeId ?? '1', []) }),
    fetchLeagues,
  };
  const exchange: ExchangeClient = { fetchDigest };
  const folderStore = createPriceStore(folder);
  let refusals = fullDiskFor;
  const store: PriceStore = {
    ...folderStore,
    fenced: () => store,
    publish: async (file, text) => {
      if (refusals > 0) {
        refusals -= 1;
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      }
      return folderStore.publish(file, text);
    },
  };
  let tellReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  const running = runPipeline({
    db: createDb<unknown>(database.pool),
    store,
    service: service as ServiceClient,
    exchange,
    reader: createInlineReader(),
    status: createStatusKeeper(Date.now),
    priceRuns,
    // Longer than the test, so everything published after the first run was requested.
    publishIntervalMs: Number.MAX_SAFE_INTEGER,
    pastDays,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: Date.now,
    sleep: (ms) => sleepFor(shorten(ms), undefined, { signal: stopping.signal }),
    signal: stopping.signal,
    onReady: tellReady,
  });
  onTestFinished(async () => {
    stopping.abort();
    await running;
    await database.drop();
    await rm(folder, { recursive: true });
  });
  await ready;
  const readExalted = async () => {
    const { valuations } = await createPriceReader(createPriceStore(folder)).readValuations('poe2', 'dawn of the hunt', 'currency');
    return valuations[makeGroup('currency', 'exalted orb', {}).hash]?.c[3];
  };
  return { url: database.url, pool: database.pool, priceRuns, store, readExalted };
}

const FIRST_WAIT_MS = 10_000;
const FOREVER_MS = 1_000_000;

describe('pipeline', () => {
  it('D58 publishes immediately at an operator’s request', async () => {
    // Leagues that arrive after the first price run would trigger another run.
    const { url, priceRuns } = await startPipeline({ shorten: (ms) => (ms === FIRST_WAIT_MS ? FOREVER_MS : 5) });
    expect(priceRuns.read().count).toBe(1);
    expect(await reprice(url)).toBe('published');
    expect(priceRuns.read()).toMatchObject({ count: 2, failuresInRow: 0 });
  });

  it("D55 delays the first price run until the exchange's newest hour is read, so that poe2 has prices immediately", async () => {
    const { priceRuns, readExalted } = await startPipeline({
      // A slow exchange whose older hours never arrive.
      fetchDigest: async (game, hourSeconds) => {
        await sleepFor(200);
        return hourSeconds * 1000 > Date.now() - 2 * 3_600_000 ? trade(game, hourSeconds) : { kind: 'unpublished' };
      },
      shorten: (ms) => (ms === FIRST_WAIT_MS ? FOREVER_MS : 5),
    });
    expect(priceRuns.read().count).toBe(1);
    expect(await readExalted()).toBe(0.125);
  });

  it("D54 reads the exchange's past hours after the first price run, and includes them in the next run", { timeout: 60_000 }, async () => {
    const hours: number[] = [];
    const { url, pool, store } = await startPipeline({
      fetchDigest: async (game, hourSeconds) => {
        hours.push(hourSeconds);
        return trade(game, hourSeconds);
      },
      pastDays: 2,
    });
    const newestMs = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    // Only the hours that today's prices need have been fetched so far.
    expect(Math.min(...hours) * 1000).toBeGreaterThanOrEqual(newestMs - 7 * 3_600_000);
    const countPoints = async () =>
      (
        await pool.query<{ count: number }>(
          "select count(*)::int as count from prices.exchange_past where outcome = 'filled' and game = 'poe2'",
        )
      ).rows[0]?.count;
    await expect.poll(countPoints, { timeout: 30_000 }).toBeGreaterThanOrEqual(48);
    expect(await reprice(url)).toBe('published');
    const { valuations } = await createPriceReader(store).readValuations('poe2', 'dawn of the hunt', 'currency');
    const { h = [], d = [] } = valuations[makeGroup('currency', 'exalted orb', {}).hash] ?? {};
    expect(h.filter((point) => point === 0.125).length).toBeGreaterThanOrEqual(23);
    expect(d.at(-2)).toBe(0.125);
  });

  it('D55 limits how long a silent exchange delays the first price run; its first reply triggers another run', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { priceRuns, readExalted } = await startPipeline({
      fetchDigest: async (game, hourSeconds) => {
        await answered;
        return trade(game, hourSeconds);
      },
    });
    expect(await readExalted()).toBeUndefined();
    answer();
    await expect.poll(readExalted, { timeout: 10_000 }).toBe(0.125);
    await expect.poll(() => priceRuns.read().count).toBeGreaterThan(1);
  });

  it('D27 reads the other game’s leagues while one league list is missing', async () => {
    const { priceRuns, store } = await startPipeline({
      fetchLeagues: async (game, { signal } = {}) => {
        if (game === 'poe2') await sleepFor(FOREVER_MS, undefined, { signal });
        return { kind: 'notFound' };
      },
    });
    expect(priceRuns.read().count).toBe(1);
    const leagues = JSON.parse((await store.readPublished('leagues.json', 'identity'))?.body.toString() ?? '[]') as { game: string }[];
    expect(new Set(leagues.map(({ game }) => game))).toEqual(new Set(['poe1']));
  });

  it('D58 waits while the disk is full, and publishes once space is available', async () => {
    const { priceRuns, store } = await startPipeline({ fullDiskFor: 3 });
    expect(priceRuns.read()).toMatchObject({ count: 1, lastFailure: 'ENOSPC: no space left on device, write' });
    expect(JSON.parse((await store.readPublished('leagues.json', 'identity'))?.body.toString() ?? '[]')).not.toEqual([]);
  });
});
