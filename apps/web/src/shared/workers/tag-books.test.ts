import { beforeEach, describe, expect, it } from 'vitest';
import { PriceFileError, type ReadPriceFile } from '../price-files/read-price-file.ts';
import { PRICES_FRESH_MS, type Scope } from './scope.ts';
import { createTagBooks, type TagBooks } from './tag-books.ts';

const scope: Scope = { game: 'poe1', league: 'mercenaries' };
const keyFile = (key: string) => `v10/valuations/keys/mercenaries/unique/${encodeURIComponent(key)}.json`;
const tagFiles = ['v14/summaries/mercenaries/unique.json', 'v10/valuations/mercenaries/unique.json'];
const needed = (...keys: string[]) => new Map([['unique', new Set(keys)]] as const);

let asked: string[];
let failing: string | null;
let nowMs: number;
let books: TagBooks;

beforeEach(() => {
  asked = [];
  failing = null;
  nowMs = 1_000_000;
  const readFile: ReadPriceFile = async (path, _schema, empty) => {
    // A league without a bundle.
    if (path.includes('/bundles/')) return empty;
    asked.push(path);
    if (path === failing) throw new PriceFileError(path, 503);
    if (!path.includes('/valuations/')) return empty;
    const valuations = { [`hash of ${path}`]: { c: Array(10).fill(6), l: 3, d: [], h: [] } };
    return { meta: { timestampMs: 77 }, valuations } as never;
  };
  books = createTagBooks({ readFile, readNowMs: () => nowMs });
});

describe('R5.42 sampling of a large tag', () => {
  it('reads the files of a few needed keys, each once every 30 minutes', async () => {
    const prices = await books.readLeague(scope, needed('headhunter', "ventor's gamble"));
    expect(asked).toEqual([keyFile('headhunter'), keyFile("ventor's gamble")]);
    expect([...prices.valuations.keys()]).toEqual(asked.map((path) => `hash of ${path}`));
    expect(prices).toMatchObject({ failedTags: [], pricedAtMs: 77 });
    await books.readLeague(scope, needed('headhunter', 'mageblood'));
    expect(asked.slice(2)).toEqual([keyFile('mageblood')]);
    nowMs += PRICES_FRESH_MS;
    await books.readLeague(scope, needed('headhunter'));
    expect(asked.slice(3)).toEqual([keyFile('headhunter')]);
  });

  it('reads the tag file for more than 8 keys, or for a key that may have no file', async () => {
    await books.readLeague(scope, needed(...Array.from({ length: 9 }, (_, at) => `key ${at}`)));
    expect(asked).toEqual(tagFiles);
    books = createTagBooks({
      readFile: async (path, _schema, empty) => (path.includes('/bundles/') || asked.push(path), empty),
      readNowMs: () => nowMs,
    });
    await books.readLeague(scope, needed('headhunter', 'maelström of chaos'));
    expect(asked.slice(2)).toEqual(tagFiles);
  });

  it('uses the tag file if it has been read already', async () => {
    await books.readBook(scope, 'unique', 'ifStale');
    await books.readLeague(scope, needed('headhunter'));
    expect(asked).toEqual(tagFiles);
  });

  it('never samples a tag with a single shard', async () => {
    await books.readLeague(scope, new Map([['essence', new Set(['deafening essence of anger'])]] as const));
    expect(asked).toEqual(['v14/summaries/mercenaries/essence.json', 'v10/valuations/mercenaries/essence.json']);
  });

  it('reports the failed tag, and retries', async () => {
    failing = keyFile('mageblood');
    expect(await books.readLeague(scope, needed('headhunter', 'mageblood'))).toMatchObject({ failedTags: ['unique'] });
    failing = null;
    const prices = await books.readLeague(scope, needed('headhunter', 'mageblood'));
    expect([prices.failedTags, prices.valuations.size]).toEqual([[], 2]);
  });
});
