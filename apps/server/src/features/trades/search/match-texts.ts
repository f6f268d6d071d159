import { takeStacks, type Selection } from '@poexchange/domain/listing';
import { compileSearch, matchItems, type MatchBound } from '@poexchange/domain/stash-search';
import { checkSearchRequest, searchExtra, type SearchCheck, type SearchPrices, type SearchStock } from '@poexchange/domain/trade';

/** An item and its text lines as last read. */
export type ItemText = { readonly id: string; readonly lines: readonly string[] };

/** Finds the items that any of the searches matches. */
export type TabsJob = { readonly kind: 'tabs'; readonly searches: readonly string[]; readonly items: readonly ItemText[] };
/** Ids of the matches; ignore them if the work was cut short. */
export type TabsMatch = { readonly found: ReadonlySet<string>; readonly isCutShort: boolean };

/** Checks a request by search against a listing's stacks and all items in its tabs. */
export type RequestJob = {
  readonly kind: 'request';
  readonly search: string;
  readonly asked: Selection;
  readonly stock: readonly SearchStock[];
  /** Text lines of the stacks, by id. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly prices: SearchPrices;
  readonly tabItems: readonly ItemText[];
};
export type RequestMatch = {
  readonly check: SearchCheck;
  readonly extraChaos: number;
  /** True if the search finds items in the tabs other than the requested stacks. */
  readonly findsOthers: boolean;
};

export function matchInTabs({ searches, items }: Omit<TabsJob, 'kind'>, bound: MatchBound = {}): TabsMatch {
  const lines = items.map((item) => item.lines);
  const matches = searches.flatMap((search) => {
    const compiled = compileSearch(search);
    return compiled.ok ? [matchItems(compiled.search, lines, bound)] : [];
  });
  return {
    found: new Set(items.filter((_item, index) => matches.some(({ found }) => found[index] === true)).map(({ id }) => id)),
    isCutShort: matches.some(({ isCutShort }) => isCutShort),
  };
}

/** Checks a request by search, and computes its extra cost. */
export function matchRequest(job: Omit<RequestJob, 'kind'>, bound: MatchBound = {}): RequestMatch {
  const { search, asked, stock, texts, prices, tabItems } = job;
  const check = checkSearchRequest(stock, texts, { search, asked }, bound);
  if (!check.ok) return { check, extraChaos: 0, findsOthers: false };
  const pieces = asked.reduce((sum, [, quantity]) => sum + quantity, 0);
  const { extraChaos, quantityExtraChaos } = searchExtra(prices, search, { pieces, items: [...texts.values()] }, bound);
  const picks = asked.flatMap(([hash, quantity]) => takeStacks(check.stacks.get(hash) ?? [], quantity));
  const wanted = new Set(picks.map(({ id }) => id));
  const { found } = matchInTabs({ searches: [search], items: tabItems }, bound);
  // Only tabs that were read are known.
  const findsOthers = tabItems.some(({ id }) => found.has(id) !== wanted.has(id));
  return { check, extraChaos: extraChaos + quantityExtraChaos, findsOthers };
}
