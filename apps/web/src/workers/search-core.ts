/** Stash searches, written and tried off the page's own thread (D40, D41). Pure. */
import {
  compileSearch,
  mapCommonLines,
  matchItems,
  readMapSearch,
  readUniverse,
  spacesOf,
  writeMapSearch,
  writeSearches,
  type MapSearchForm,
  type MapSearchResult,
  type ReadMapSearch,
  type SearchForm,
} from '@poexchange/domain/stash-search';

export type ItemChoice = { readonly lines: readonly string[]; readonly isChosen: boolean };

/** How many items the strings match, which they should match and do not, and which they should not and do. */
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
  /** For each item, whether it is found. */
  readonly found: readonly boolean[];
  /** For each term, how many items have a line it matches. */
  readonly termHits: readonly number[];
};

export type SearchCore = {
  readonly writeForItems: (items: readonly ItemChoice[], form: SearchForm) => ItemSearch;
  readonly writeForMaps: (form: MapSearchForm) => MapSearchResult;
  readonly trySearch: (text: string, league: string, items: readonly (readonly string[])[]) => TriedSearch;
};

export const searchCore: SearchCore = {
  writeForItems(items, form) {
    // Items that read the same are one; chosen and not chosen, nothing tells them apart.
    const distinct = new Map(items.map((item) => [`${item.isChosen}\n${item.lines.join('\n')}`, item]));
    const rows = [...distinct.values()];
    const universe = readUniverse(
      rows.map(({ lines }) => ({ sure: lines })),
      mapCommonLines,
      { spaces: spacesOf(form), digits: 'kept' },
    );
    const result = writeSearches(
      universe,
      rows.flatMap(({ isChosen }, row) => (isChosen ? [row] : [])),
      { form },
    );
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
  trySearch(text, league, items) {
    const compiled = compileSearch(text);
    const tried = compiled.ok ? matchItems(compiled.search, items) : { found: items.map(() => false), termHits: [] };
    return { read: readMapSearch(text, league), ...tried };
  },
};

function findAny(searches: readonly string[], items: readonly (readonly string[])[]): boolean[] {
  const runs = searches.flatMap((text) => {
    const compiled = compileSearch(text);
    return compiled.ok ? [matchItems(compiled.search, items).found] : [];
  });
  return items.map((_, index) => runs.some((found) => found[index] === true));
}
