import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bundleFileSchema,
  bundlePath,
  summaryPath,
  valuationPath,
  type SummaryFile,
  type ValuationFile,
} from '@poexchange/contract/price-files';
import { createPriceStore, type PriceStore } from '@poexchange/platform/price-store';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createBundler } from './bundle.ts';

const place = { game: 'poe1', league: 'Mercenaries' } as const;
const days = Array.from({ length: 30 }, (_, at) => at + 1);
const valueOf = (chaos: number) => ({
  c: Array<number>(10).fill(chaos),
  l: 12,
  d: days,
  h: days.slice(0, 24),
  b: [1, 2, null, null, null],
});

let store: PriceStore;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  store = createPriceStore(folder);
});

async function publishTag(tag: string, options: { chaos: number; timestampMs: number }): Promise<void> {
  const meta = { league: 'mercenaries', tag, timestampMs: 1 };
  const summary: SummaryFile = { meta, summaries: { [`${tag} hash`]: { k: tag, i: [`/${tag}.png`], p: { tier: 16 } } } };
  const valuation: ValuationFile = { meta: { timestampMs: options.timestampMs }, valuations: { [`${tag} hash`]: valueOf(options.chaos) } };
  await store.publish(summaryPath({ ...place, tag }), JSON.stringify(summary));
  await store.publish(valuationPath({ ...place, tag }), JSON.stringify(valuation));
}

async function readBundle() {
  const file = await store.readPublished(bundlePath(place), 'identity');
  return bundleFileSchema.parse(JSON.parse(file?.body.toString('utf8') ?? 'null'));
}

describe('league bundle', () => {
  it("contains each tag's files, with as much history as lists show", async () => {
    await publishTag('map', { chaos: 3, timestampMs: 70 });
    await publishTag('essence', { chaos: 6, timestampMs: 90 });
    const bundle = createBundler(store);
    expect(await bundle({ ...place, tags: ['map', 'essence', 'never seen'] })).toBe('written');
    const file = await readBundle();
    expect(file.meta).toEqual({ league: 'mercenaries', timestampMs: 90 });
    expect(Object.keys(file.tags)).toEqual(['essence', 'map']);
    const { b: _brackets, ...value } = valueOf(3);
    expect(file.tags['map']).toEqual({
      timestampMs: 70,
      summaries: { 'map hash': { k: 'map', i: ['/map.png'], p: { tier: 16 } } },
      valuations: { 'map hash': { ...value, d: days.slice(-7), h: [1, 2, 3, ...Array<null>(21).fill(null)] } },
    });
  });

  it('does not change unless a tag changes, and contains the changed tag', async () => {
    await publishTag('map', { chaos: 3, timestampMs: 70 });
    const bundle = createBundler(store);
    await bundle({ ...place, tags: ['map'] });
    expect(await bundle({ ...place, tags: ['map'] })).toBe('unchanged');
    expect(await createBundler(store)({ ...place, tags: ['map'] })).toBe('unchanged');
    await publishTag('map', { chaos: 4, timestampMs: 80 });
    expect(await bundle({ ...place, tags: ['map'] })).toBe('written');
    expect((await readBundle()).tags['map']?.valuations['map hash']?.c[0]).toBe(4);
  });
});
