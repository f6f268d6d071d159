/** League bundles: every tag that has prices, in one request. */
import { bundleFileSchema, bundlePath, type BundleFile } from '@poexchange/contract/price-files';
import type { Tag } from '@poexchange/domain/grouping';
import { makeTagBook, type TagBook } from '../price-files/price-book.ts';
import type { ReadPriceFile } from '../price-files/read-price-file.ts';
import { PRICES_FRESH_MS, type Scope } from './scope.ts';

/** Returns a tag's book, which is empty if the tag has no prices in the league. */
type Bundle = (tag: Tag) => TagBook;

export type Bundles = {
  /**
   * Null if the league has no bundle or the bundle cannot be read: the caller then reads the files of each tag. Never
   * rejects.
   */
  readonly read: (scope: Scope, when: 'ifStale' | 'refresh') => Promise<Bundle | null>;
};

/** How long one answer serves further requests, in ms: a page requests forty tags in a row. */
const SHARED_FOR_MS = 5_000;
/** A new league gets its bundle in one of the next price runs. */
const MISSING_FOR_MS = 60_000;

type Kept = { readonly readAtMs: number; readonly bundle: Promise<Bundle | null>; isMissing: boolean };

export function createBundles(deps: { readonly readFile: ReadPriceFile; readonly readNowMs: () => number }): Bundles {
  const kept = new Map<string, Kept>();

  async function fetchBundle({ game, league }: Scope): Promise<Bundle | null> {
    const file = await deps.readFile(bundlePath({ game, league }), bundleFileSchema, { meta: { league, timestampMs: 0 }, tags: {} });
    return Object.keys(file.tags).length === 0 ? null : openBundle(file);
  }

  return {
    read: (scope, when) => {
      const name = `${scope.game}/${scope.league}`;
      const before = kept.get(name);
      const ageMs = before === undefined ? Number.POSITIVE_INFINITY : deps.readNowMs() - before.readAtMs;
      const goodForMs = when === 'refresh' ? SHARED_FOR_MS : before?.isMissing === true ? MISSING_FOR_MS : PRICES_FRESH_MS;
      if (before !== undefined && ageMs < goodForMs) return before.bundle;
      // If the fetch fails, keep the previous bundle.
      const bundle = fetchBundle(scope).catch(() => before?.bundle ?? null);
      const now: Kept = { readAtMs: deps.readNowMs(), bundle, isMissing: false };
      kept.set(name, now);
      void bundle.then((found) => (now.isMissing = found === null));
      return bundle;
    },
  };
}

const opened = new WeakMap<BundleFile, Bundle>();

/**
 * Creates each tag's book on first use. The reader returns the same file object while the ETag is unchanged, so the
 * books stay the same too.
 */
function openBundle(file: BundleFile): Bundle {
  const before = opened.get(file);
  if (before !== undefined) return before;
  const books = new Map<Tag, TagBook>();
  const { league } = file.meta;
  const bundle: Bundle = (tag) => {
    const known = books.get(tag);
    if (known !== undefined) return known;
    const { timestampMs, summaries, valuations } = file.tags[tag] ?? { timestampMs: 0, summaries: {}, valuations: {} };
    const book = makeTagBook(tag, { meta: { league, tag, timestampMs }, summaries }, { meta: { timestampMs }, valuations });
    books.set(tag, book);
    return book;
  };
  opened.set(file, bundle);
  return bundle;
}
