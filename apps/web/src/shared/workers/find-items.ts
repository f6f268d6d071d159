/** Searches the names of all tradable items, across all tags: for type-ahead, and to name the items of a price book. */
import { CUSTOM_CATEGORY_ID, listTagsOfCategory } from '@poexchange/domain/category';
import type { Tag } from '@poexchange/domain/grouping';
import { listTagPrices, type PriceEntry } from '../price-files/price-book.ts';
import { loadOtherNames } from './names-of-scope.ts';
import type { Scope } from './scope.ts';
import type { TagBooks } from './tag-books.ts';

/**
 * `total` is the number of matches, of which `items` are the best; `failedTags` could not be read and may contain more.
 */
export type FoundItems = { readonly items: readonly PriceEntry[]; readonly total: number; readonly failedTags: readonly Tag[] };

export type ItemFinder = {
  /** Groups in any tag whose name contains all words, best match first; at most `limit`. */
  readonly findItems: (scope: Scope, options: { words: readonly string[]; limit: number }) => Promise<FoundItems>;
  /** Entries for these hashes in the league's tables; unknown hashes are omitted. */
  readonly nameItems: (scope: Scope, hashes: readonly string[]) => Promise<FoundItems>;
};

export function createItemFinder(books: TagBooks): ItemFinder {
  async function readAll(scope: Scope) {
    const tags = listTagsOfCategory(scope.game, CUSTOM_CATEGORY_ID);
    const results = await Promise.allSettled(tags.map((tag) => books.readBook(scope, tag, 'ifStale')));
    return {
      entries: results.flatMap((result) => (result.status === 'fulfilled' ? listTagPrices(result.value, scope.level).entries : [])),
      failedTags: tags.filter((_tag, at) => results[at]?.status === 'rejected'),
    };
  }
  return {
    async findItems(scope, { words, limit }) {
      const { entries, failedTags } = await readAll(scope);
      const ranked = rankItems(entries, words, await loadOtherNames(scope));
      return { items: ranked.slice(0, limit), total: ranked.length, failedTags };
    },
    async nameItems(scope, hashes) {
      const wanted = new Set(hashes);
      const { entries, failedTags } = await readAll(scope);
      const items = entries.filter(({ hash }) => wanted.has(hash));
      return { items, total: items.length, failedTags };
    },
  };
}

/**
 * Entries whose name contains all words. Names that begin with the first word come first; within each rank, entries
 * with more offers come first.
 */
function rankItems(entries: readonly PriceEntry[], words: readonly string[], otherNameOf: (name: string) => string): PriceEntry[] {
  const [first = ''] = words;
  const found = entries.flatMap((entry) => {
    const names = [entry.name, otherNameOf(entry.name)].map((name) => name.toLowerCase());
    if (!words.every((word) => names.some((name) => name.includes(word)))) return [];
    return [{ entry, rank: names.some((name) => name.startsWith(first)) ? 0 : 1 }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || b.entry.listings - a.entry.listings || a.entry.name.localeCompare(b.entry.name))
    .map(({ entry }) => entry);
}
