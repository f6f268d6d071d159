import { summaryFileSchema, valuationFileSchema } from '@poexchange/contract/price-files';
import { confidenceLevels, type ConfidenceLevel } from '@poexchange/domain/pricing';
import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import { findFilterHash, readKnownGroup } from './known-groups.ts';
import { listTagPrices, makeTagBook, type TagPrices } from './price-book.ts';
import { tagPricesQuery } from '../prices/queries.ts';
import { createPriceFileReader, PriceFileError } from './read-price-file.ts';

const levels = [5, 7, 10, 12, 15, 18, 20, 25, 30, 50];
const emptySummary = { meta: { league: 'l', tag: 'essence', timestampMs: 0 }, summaries: {} };

function makeReader(replies: (() => Response)[], baseUrl = '/insights') {
  const asked: string[] = [];
  const read = createPriceFileReader({
    baseUrl,
    fetch: (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      const reply = replies.shift();
      return reply === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(reply());
    },
  });
  return { read, asked };
}

describe('listTagPrices', () => {
  it('R3.03, D28 names each group’s price group and filter group, based on the valuations in the files', () => {
    const groups = {
      plain: makeGroup('map', 'strand map', { tier: 16 }),
      eightMod: makeGroup('map', 'strand map', { tier: 16, eightMod: true }),
      delirious: makeGroup('map', 'strand map', { tier: 16, deliriumLayers: 5 }),
    };
    const all = Object.values(groups);
    const summaries = Object.fromEntries(all.map(({ hash, key, unsafeHashProperties: p }) => [hash, { k: key, i: [], p }]));
    const value = (chaos: number, over: object = {}) => ({ c: levels.map(() => chaos), l: 40, d: [], h: [], ...over });
    const valuations = {
      [groups.plain.hash]: value(10),
      [groups.eightMod.hash]: value(40),
      [groups.delirious.hash]: value(90, { lc: true, lr: 'few' }),
    };
    const { entries } = listTagPrices(
      makeTagBook(
        'map',
        summaryFileSchema.parse({ meta: { league: 'l', tag: 'map', timestampMs: 1 }, summaries }),
        valuationFileSchema.parse({ meta: { timestampMs: 1 }, valuations }),
      ),
    );
    const filterHash = makeGroup('map', 'strand map', {}).hash;
    expect(entries.map((entry) => [entry.hash, entry.priceHash, entry.filterHash])).toEqual([
      [groups.plain.hash, groups.plain.hash, filterHash],
      [groups.eightMod.hash, groups.eightMod.hash, filterHash],
      [groups.delirious.hash, groups.plain.hash, filterHash],
    ]);
    const index = new Map(entries.map((entry) => [entry.hash, entry]));
    expect(readKnownGroup(index, groups.delirious.hash)?.primaryValuation).toMatchObject({ valueChaos: 10, lowConfidence: null });
    expect(findFilterHash(index, { tag: 'map', key: 'strand map' })).toBe(filterHash);
    expect(findFilterHash(index, { tag: 'map', key: 'mesa map' })).toBeUndefined();
  });
});

describe('tag prices query', () => {
  const priced = { league: 'l', tag: 'essence', pricedAtMs: 1, entries: [{ valueChaos: 3, listings: 4 }] } as unknown as TagPrices;
  const unpriced = { ...priced, entries: [{ valueChaos: null, listings: 0 }] } as unknown as TagPrices;

  it('R9.50 stays fresh for 30 minutes, refetches every 30 minutes and is kept for 30 minutes', () => {
    const { staleTime, refetchInterval, gcTime } = tagPricesQuery({ game: 'poe1', league: 'l', tag: 'essence' });
    const stateOf = (data: TagPrices) => ({ state: { data } }) as never;
    if (typeof staleTime !== 'function' || typeof refetchInterval !== 'function') throw new Error('the times depend on what came');
    expect([staleTime(stateOf(priced)), refetchInterval(stateOf(priced)), gcTime]).toEqual([1_800_000, 1_800_000, 1_800_000]);
    // A new market without prices is refetched on each price run.
    expect(refetchInterval(stateOf(unpriced))).toBe(60_000);
  });

  it('D50 uses a separate query per level, and the primary level by default', () => {
    const keyOf = (level?: ConfidenceLevel) => tagPricesQuery({ game: 'poe1', league: 'l', tag: 'map', ...(level && { level }) }).queryKey;
    expect(keyOf()).toEqual(keyOf(12));
    expect(keyOf(20)).not.toEqual(keyOf(12));
  });

  it("R3.11 adds the league and tag to the values file's content", () => {
    const book = makeTagBook(
      'essence',
      { ...emptySummary, meta: { league: 'mercenaries', tag: 'essence', timestampMs: 4 } },
      { meta: { timestampMs: 7 }, valuations: {} },
    );
    expect(book).toMatchObject({ league: 'mercenaries', tag: 'essence', pricedAtMs: 7 });
    expect(listTagPrices(book)).toEqual({ league: 'mercenaries', tag: 'essence', pricedAtMs: 7, entries: [] });
  });
});

describe('price files', () => {
  const summary = {
    meta: { league: 'l', tag: 'essence', timestampMs: 5 },
    summaries: { h1: { k: 'deafening essence of anger', i: ['/image/a.png'], p: {} } },
  };

  it('R7.17 R8.26 treats a missing file as empty data', async () => {
    const { read } = makeReader([() => new Response('', { status: 404 })]);
    expect(await read('v14/x.json', summaryFileSchema, emptySummary)).toBe(emptySummary);
    expect(emptySummary).toMatchObject({ meta: { timestampMs: 0 }, summaries: {} });
  });

  it('R7.17 rejects on any other failure: no connection, 5xx, HTML', async () => {
    const { read } = makeReader([() => new Response('', { status: 503 }), () => new Response('<html>')]);
    await expect(read('a', summaryFileSchema, emptySummary)).rejects.toMatchObject({ status: 503 });
    await expect(read('a', summaryFileSchema, emptySummary)).rejects.toBeInstanceOf(PriceFileError);
    await expect(read('a', summaryFileSchema, emptySummary)).rejects.toMatchObject({ status: 0 });
  });

  it('D58 reads the br form from a separate host, and the plain file if that fails', async () => {
    const good = () => new Response(JSON.stringify(summary));
    const none = () => new Response('', { status: 404 });
    const { read, asked } = makeReader(
      [good, none, good, () => new Response('garbled'), good, none, none],
      'https://prices.example.test/p',
    );
    for (const name of ['a', 'b', 'c']) expect(await read(`${name}.json`, summaryFileSchema, emptySummary)).toEqual(summary);
    expect(await read('d.json', summaryFileSchema, emptySummary)).toBe(emptySummary);
    await expect(read('e.json', summaryFileSchema, emptySummary)).rejects.toMatchObject({ status: 0 });
    expect(asked.slice(0, 3)).toEqual(['a.json.br', 'b.json.br', 'b.json'].map((name) => `https://prices.example.test/p/${name}`));
    const plain = makeReader([good], 'http://localhost:8080/p');
    await plain.read('a.json', summaryFileSchema, emptySummary);
    expect(plain.asked).toEqual(['http://localhost:8080/p/a.json']);
  });

  it('returns the same object while the ETag is unchanged, and reads a changed file again', async () => {
    const reply = (etag: string) => () => new Response(JSON.stringify(summary), { headers: { etag } });
    const { read, asked } = makeReader([reply('"1"'), reply('"1"'), reply('"2"')]);
    const first = await read('a', summaryFileSchema, emptySummary);
    expect(await read('a', summaryFileSchema, emptySummary)).toBe(first);
    expect(await read('a', summaryFileSchema, emptySummary)).not.toBe(first);
    expect(asked[0]).toBe('/insights/a');
  });

  it('D50 D53 uses the value of level 12 or of the chosen level, with a reason for low confidence and null for a missing value', () => {
    const valuation = valuationFileSchema.parse({
      meta: { timestampMs: 9 },
      valuations: { h1: { c: levels, l: 4, lc: true, lr: 'wide', d: [], h: [] } },
    });
    const [entry] = listTagPrices(makeTagBook('essence', summary, valuation)).entries;
    expect(entry).toMatchObject({
      name: 'Deafening Essence of Anger',
      valueChaos: 12,
      lowConfidence: 'wide',
      listings: 4,
      iconPath: '/image/a.png',
    });
    const book = makeTagBook('essence', summary, valuation);
    for (const level of confidenceLevels) expect(listTagPrices(book, level).entries[0]?.valueChaos).toBe(level);
    const [bare] = listTagPrices(makeTagBook('essence', summary, { meta: { timestampMs: 0 }, valuations: {} })).entries;
    expect(bare).toMatchObject({ valueChaos: null, lowConfidence: null });
  });
});
