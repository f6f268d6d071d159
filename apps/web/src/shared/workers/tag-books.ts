/**
 * A league's price books, fresh for 30 minutes (R9.50): from the league's bundle, or from the files of each tag if the
 * bundle is missing.
 */
import { keyValuationPath, summaryFileSchema, summaryPath, valuationFileSchema, valuationPath } from '@poexchange/contract/price-files';
import type { Tag } from '@poexchange/domain/grouping';
import { listSampledKeys, type Summary, type Valuation } from '@poexchange/domain/pricing';
import { createBundles } from './bundles.ts';
import { PRICES_FRESH_MS, type Scope } from './scope.ts';
import { makeTagBook, type TagBook } from '../price-files/price-book.ts';
import type { ReadPriceFile } from '../price-files/read-price-file.ts';

export type LeaguePrices = {
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly valuations: ReadonlyMap<string, Valuation>;
  /** Tags whose files could not be read; their groups have no price for now. */
  readonly failedTags: readonly Tag[];
  /** Time of the oldest valuation file used; null if none has been published. */
  readonly pricedAtMs: number | null;
};

export type TagBooks = {
  /**
   * Reads a tag's book, with as much history as lists show; `refresh` refetches it at any age. Rejects with
   * PriceFileError.
   */
  readonly readBook: (scope: Scope, tag: Tag, when: 'ifStale' | 'refresh') => Promise<TagBook>;
  /** Refetches a tag's book from its own small files, which are newer than the bundle. Rejects with PriceFileError. */
  readonly readNewestBook: (scope: Scope, tag: Tag) => Promise<TagBook>;
  /** Reads a tag's book with its whole history from its own files. Rejects with PriceFileError. */
  readonly readWholeBook: (scope: Scope, tag: Tag) => Promise<TagBook>;
  /**
   * Joins the prices of these keys from the books of their tags; never rejects. If only a few keys of a large tag are
   * needed, only their values are read, without summaries: names then come from the rule and icons from the items.
   */
  readonly readLeague: (scope: Scope, needed: ReadonlyMap<Tag, ReadonlySet<string>>) => Promise<LeaguePrices>;
};

type Kept = { readonly readAtMs: number; readonly book: Promise<TagBook> };

export function createTagBooks(deps: { readonly readFile: ReadPriceFile; readonly readNowMs: () => number }): TagBooks {
  const kept = new Map<string, Kept>();
  const bundles = createBundles(deps);

  const nameOf = ({ game, league }: Scope, ...rest: readonly string[]): string => [game, league, ...rest].join('/');

  async function readBook(scope: Scope, tag: Tag, when: 'ifStale' | 'refresh'): Promise<TagBook> {
    const bundle = await bundles.read(scope, when);
    return bundle === null ? readTagFiles(scope, tag, when) : bundle(tag);
  }

  function readTagFiles(scope: Scope, tag: Tag, when: 'ifStale' | 'refresh'): Promise<TagBook> {
    return readKept(nameOf(scope, tag), when, () => fetchBook(scope, tag));
  }

  function readKept(key: string, when: 'ifStale' | 'refresh', fetchNow: () => Promise<TagBook>): Promise<TagBook> {
    const before = kept.get(key);
    const nowMs = deps.readNowMs();
    if (before !== undefined && when === 'ifStale' && nowMs - before.readAtMs < PRICES_FRESH_MS) return before.book;
    const book = fetchNow();
    kept.set(key, { readAtMs: nowMs, book });
    // A failure is not cached, so the previous book stays.
    book.catch(() => {
      if (kept.get(key)?.book !== book) return;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
    });
    return before !== undefined && when === 'ifStale' ? book.catch(() => before.book) : book;
  }

  async function fetchBook(scope: Scope, tag: Tag): Promise<TagBook> {
    const of = { ...scope, tag };
    const [summary, valuation] = await Promise.all([
      deps.readFile(summaryPath(of), summaryFileSchema, { meta: { league: scope.league, tag, timestampMs: 0 }, summaries: {} }),
      deps.readFile(valuationPath(of), valuationFileSchema, { meta: { timestampMs: 0 }, valuations: {} }),
    ]);
    return makeTagBook(tag, summary, valuation);
  }

  /**
   * Reads the values of some keys of a large tag, each from its own file, or the values of the whole tag if the whole
   * tag is needed or cached.
   */
  async function readBooks(scope: Scope, tag: Tag, keys: ReadonlySet<string>): Promise<readonly TagBook[]> {
    const bundle = await bundles.read(scope, 'ifStale');
    if (bundle !== null) return [bundle(tag)];
    const sampled = kept.has(nameOf(scope, tag)) ? null : listSampledKeys(tag, keys);
    if (sampled === null) return [await readTagFiles(scope, tag, 'ifStale')];
    return Promise.all(sampled.map((key) => readKept(nameOf(scope, tag, key), 'ifStale', () => fetchKey(scope, tag, key))));
  }

  async function fetchKey(scope: Scope, tag: Tag, key: string): Promise<TagBook> {
    const path = keyValuationPath({ ...scope, tag, key });
    const valuation = await deps.readFile(path, valuationFileSchema, { meta: { timestampMs: 0 }, valuations: {} });
    return makeTagBook(tag, { meta: { league: scope.league, tag, timestampMs: 0 }, summaries: {} }, valuation);
  }

  async function readLeague(scope: Scope, needed: ReadonlyMap<Tag, ReadonlySet<string>>): Promise<LeaguePrices> {
    const wanted = [...needed.keys()];
    const results = await Promise.allSettled([...needed].map(([tag, keys]) => readBooks(scope, tag, keys)));
    const books = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const ages = books.map((book) => book.pricedAtMs).filter((ms) => ms > 0);
    return {
      summaries: joinMaps(books.map((book) => book.summaries)),
      valuations: joinMaps(books.map((book) => book.valuations)),
      failedTags: wanted.filter((_tag, at) => results[at]?.status === 'rejected'),
      pricedAtMs: ages.length === 0 ? null : Math.min(...ages),
    };
  }

  return {
    readBook,
    readNewestBook: (scope, tag) => readTagFiles(scope, tag, 'refresh'),
    readWholeBook: (scope, tag) => readTagFiles(scope, tag, 'ifStale'),
    readLeague,
  };
}

function joinMaps<V>(maps: readonly ReadonlyMap<string, V>[]): ReadonlyMap<string, V> {
  const joined = new Map<string, V>();
  for (const map of maps) for (const [hash, value] of map) joined.set(hash, value);
  return joined;
}
