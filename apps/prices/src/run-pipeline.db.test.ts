import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { createDb } from '@poexchange/platform/db';
import type { ExchangeClient, ServiceClient } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import type { PriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reprice } from './admin.ts';
import { pricesMigrations } from './database.ts';
import { runPipeline } from './run-pipeline.ts';
import { createPublicationKeeper } from './status/publication-keeper.ts';
import { createStatusKeeper } from './stream/stream-status.ts';
import { createInlineReader } from './testing/inline-reader.ts';
import { makePageBytes } from './testing/make-page.ts';

async function startPipeline({ fullDiskFor = 0 } = {}) {
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  const folder = await mkdtemp(path.join(tmpdir(), 'pipeline-'));
  const stopping = new AbortController();
  const publications = createPublicationKeeper(Date.now);
  const service: Partial<ServiceClient> = {
    fetchPublicStashBytes: async (changeId) => ({ kind: 'ok', value: makePageBytes(changeId ?? '1', []) }),
    fetchLeagues: async () => ({ kind: 'notFound' }),
  };
  const exchange: Partial<ExchangeClient> = { fetchDigest: async () => ({ kind: 'down', reason: 'none here' }) };
  const folderStore = createPriceStore(folder);
  let refusals = fullDiskFor;
  const store: PriceStore = {
    ...folderStore,
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
    exchange: exchange as ExchangeClient,
    reader: createInlineReader(),
    status: createStatusKeeper(Date.now),
    publications,
    // Longer than the test: whatever is published after the first time was asked for.
    publishIntervalMs: Number.MAX_SAFE_INTEGER,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: Date.now,
    sleep: () => sleepFor(5, undefined, { signal: stopping.signal }),
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
  return { url: database.url, publications, store };
}

describe('the pipeline', () => {
  it('D58 publishes at once when an operator asks for it', async () => {
    const { url, publications } = await startPipeline();
    expect(publications.read().count).toBe(1);
    expect(await reprice(url)).toBe('published');
    expect(publications.read()).toMatchObject({ count: 2, failuresInRow: 0 });
  });

  it('D58 a full disk is waited out: what could not be published is published once there is room', async () => {
    const { publications, store } = await startPipeline({ fullDiskFor: 3 });
    expect(publications.read()).toMatchObject({ count: 1, lastFailure: 'ENOSPC: no space left on device, write' });
    expect(JSON.parse((await store.readPublished('leagues.json', 'identity'))?.body.toString() ?? '[]')).not.toEqual([]);
  });
});
