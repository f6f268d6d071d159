/** Writes and runs stash searches off the page's main thread. Pure. */
import {
  compileSearch,
  matchItems,
  readMapSearch,
  writeItemSearch,
  writeMapSearch,
  type KnownItem,
  type MapSearchForm,
  type MapSearchResult,
  type ReadMapSearch,
  type SearchScope,
  type SearchForm,
} from '@poexchange/domain/stash-search';

/**
 * The number of items that the strings match, the number of chosen items they miss, and the number of other items they
 * match.
 */
export type ItemSearch =
  | {
      readonly kind: 'written';
      readonly searches: readonly string[];
      readonly matches: number;
      readonly missed: number;
      readonly extra: number;
    }
  | { readonly kind: 'nothingChosen' | 'impossible' };

export type TriedSearch = {
  readonly read: ReadMapSearch;
  /** For each item, true if it matches. */
  readonly found: readonly boolean[];
  /** For each term, the number of items with a matching line. */
  readonly termHits: readonly number[];
};

export type SearchCore = {
  readonly writeForItems: (items: readonly KnownItem[], form: SearchForm) => ItemSearch;
  readonly writeForMaps: (form: MapSearchForm) => MapSearchResult;
  readonly trySearch: (text: string, scope: SearchScope, items: readonly (readonly string[])[]) => TriedSearch;
};

export const searchCore: SearchCore = {
  writeForItems(items, form) {
    const result = writeItemSearch(items, { form });
    if (result.kind !== 'written') return { kind: result.kind };
    const found = findAny(
      result.searches,
      items.map(({ lines }) => lines),
    );
    const count = (isCounted: (isChosen: boolean, isFound: boolean) => boolean): number =>
      items.filter(({ isChosen }, index) => isCounted(isChosen, found[index] === true)).length;
    return {
      kind: 'written',
      searches: result.searches,
      matches: count((isChosen, isFound) => isChosen && isFound),
      missed: count((isChosen, isFound) => isChosen && !isFound),
      extra: count((isChosen, isFound) => !isChosen && isFound),
    };
  },
  writeForMaps: writeMapSearch,
  trySearch(text, scope, items) {
    const compiled = compileSearch(text);
    const { found, termHits, isCutShort } = compiled.ok
      ? matchItems(compiled.search, items)
      : { found: items.map(() => false), termHits: [], isCutShort: false };
    const read: ReadMapSearch = isCutShort ? { ok: false, error: { code: 'tooSlow', at: 0 } } : readMapSearch(text, scope);
    return { read, found, termHits };
  },
};

function findAny(searches: readonly string[], items: readonly (readonly string[])[]): boolean[] {
  const runs = searches.flatMap((text) => {
    const compiled = compileSearch(text);
    return compiled.ok ? [matchItems(compiled.search, items).found] : [];
  });
  return items.map((_, index) => runs.some((found) => found[index] === true));
}
