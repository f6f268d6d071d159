import type { BundleFile } from '@poexchange/contract/price-files';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceFileError, type ReadPriceFile } from '../price-files/read-price-file.ts';
import { PRICES_FRESH_MS, type Scope } from './scope.ts';
import { createTagBooks, type TagBooks } from './tag-books.ts';

const scope: Scope = { game: 'poe1', league: 'mercenaries' };
const bundleFile = 'v10/bundles/mercenaries.json';
const value = (chaos: number) => ({ c: Array<number>(10).fill(chaos), l: 3, d: [], h: [] });
const makeBundle = (chaos: number): BundleFile => ({
  meta: { league: 'mercenaries', timestampMs: 77 },
  tags: {
    essence: {
      timestampMs: 77,
      summaries: { anger: { k: 'deafening essence of anger', i: [], p: {} } },
      valuations: { anger: value(chaos) },
    },
    unique: { timestampMs: 70, summaries: { hunter: { k: 'headhunter', i: [], p: {} } }, valuations: { hunter: value(9) } },
  },
});

let asked: string[];
let nowMs: number;
let bundle: BundleFile | 'missing' | 'down';
let books: TagBooks;

beforeEach(() => {
  asked = [];
  nowMs = 1_000_000;
  bundle = makeBundle(6);
  const readFile: ReadPriceFile = async (path, _schema, empty) => {
    asked.push(path);
    if (path !== bundleFile || bundle === 'missing') return empty;
    if (bundle === 'down') throw new PriceFileError(path, 503);
    return bundle as never;
  };
  books = createTagBooks({ readFile, readNowMs: () => nowMs });
});

const chaosOf = async (when: 'ifStale' | 'refresh') => (await books.readBook(scope, 'essence', when)).valuations.get('anger')?.primaryValue;

describe('league bundle', () => {
  it('provides every tag in one request, with an empty book for a tag without prices', async () => {
    const [essence, unique, beast] = await Promise.all(
      (['essence', 'unique', 'beast'] as const).map((tag) => books.readBook(scope, tag, 'refresh')),
    );
    expect(asked).toEqual([bundleFile]);
    expect([essence?.pricedAtMs, unique?.pricedAtMs]).toEqual([77, 70]);
    expect(essence?.summaries.get('anger')?.displayName).toBe('Deafening Essence of Anger');
    expect([beast?.summaries.size, beast?.valuations.size]).toEqual([0, 0]);
  });

  it('R9.50 stays fresh for 30 minutes, and is refetched afterwards', async () => {
    expect(await chaosOf('ifStale')).toBe(6);
    bundle = makeBundle(8);
    nowMs += PRICES_FRESH_MS - 1;
    expect(await chaosOf('ifStale')).toBe(6);
    expect(asked).toHaveLength(1);
    nowMs += 1;
    expect(await chaosOf('ifStale')).toBe(8);
    expect(asked).toEqual([bundleFile, bundleFile]);
  });

  it('is refetched immediately when a page needs the newest prices, but only once for all tags', async () => {
    await chaosOf('ifStale');
    nowMs += 60_000;
    bundle = makeBundle(8);
    await Promise.all([chaosOf('refresh'), books.readBook(scope, 'unique', 'refresh')]);
    expect(asked).toHaveLength(2);
    expect(await chaosOf('ifStale')).toBe(8);
  });

  it('R7.17 falls back to each tag’s own files when the bundle is missing', async () => {
    bundle = 'missing';
    await books.readBook(scope, 'essence', 'refresh');
    expect(asked).toEqual([bundleFile, 'v14/summaries/mercenaries/essence.json', 'v10/valuations/mercenaries/essence.json']);
  });

  it('when missing, is retried after a minute rather than after half an hour', async () => {
    bundle = 'missing';
    await books.readBook(scope, 'essence', 'ifStale');
    bundle = makeBundle(8);
    nowMs += 59_999;
    expect(await chaosOf('ifStale')).not.toBe(8);
    nowMs += 1;
    expect(await chaosOf('ifStale')).toBe(8);
    expect(asked.filter((path) => path === bundleFile)).toHaveLength(2);
  });

  it('keeps the previous bundle after a failed fetch, or falls back to each tag’s own files if there is no previous bundle', async () => {
    await chaosOf('ifStale');
    bundle = 'down';
    nowMs += 60_000;
    expect(await chaosOf('refresh')).toBe(6);
    books = createTagBooks({
      readFile: async (path, _schema, empty) => (path === bundleFile ? Promise.reject(new PriceFileError(path, 503)) : empty),
      readNowMs: () => nowMs,
    });
    expect((await books.readBook(scope, 'essence', 'refresh')).summaries.size).toBe(0);
  });

  it('prices a stash without requesting tag or key files', async () => {
    const prices = await books.readLeague(scope, new Map([['unique', new Set(['headhunter', 'mageblood'])]] as const));
    expect(asked).toEqual([bundleFile]);
    expect(prices).toMatchObject({ failedTags: [], pricedAtMs: 70 });
    expect(prices.valuations.get('hunter')?.primaryValue).toBe(9);
  });

  it('is not used when the whole history is needed', async () => {
    await books.readWholeBook(scope, 'essence');
    expect(asked).toEqual(['v14/summaries/mercenaries/essence.json', 'v10/valuations/mercenaries/essence.json']);
  });
});
