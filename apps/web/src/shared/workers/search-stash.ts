/** Runs a stash search on the tabs on the shelf. Loaded with the first search. */
import type { StashTabId } from '@poexchange/domain/ids';
import { readIconPath, type GameItem } from '@poexchange/domain/item';
import { compileSearch, matchItems, searchLines } from '@poexchange/domain/stash-search';

/** A matching item; `base` is empty if the item has no name of its own. */
export type FoundItem = {
  readonly tabId: StashTabId;
  readonly name: string;
  readonly base: string;
  readonly iconPath: string;
  readonly stackSize: number;
};

export type StashSearch = {
  /** In the order of the requested tabs. */
  readonly tabs: readonly { readonly tabId: StashTabId; readonly itemCount: number; readonly foundCount: number }[];
  /** For each term, the number of items with a matching line. */
  readonly termHits: readonly number[];
  /** The first `maxListed` matching items. */
  readonly items: readonly FoundItem[];
  /** True if the search was too expensive for this many items: only the tabs in `tabs` were searched. */
  readonly isCutShort: boolean;
};

/** Maximum number of items listed individually; the counts include all items. */
const MAX_LISTED = 2000;

/**
 * Maximum number of matcher steps across all tabs: a few seconds at most. A typical search in a stash of ten thousand
 * items takes a tenth of that.
 */
const DEFAULT_MAX_STEPS = 100_000_000;

/** Number of items searched before the thread is released. */
const CHUNK_SIZE = 500;

/** An item's lines are computed once, because a search runs again with each key the user types. */
const linesOfItem = new WeakMap<GameItem, readonly string[]>();

/** Runs a search tab by tab; `breathe` releases the thread in between. An invalid search finds nothing. */
export async function searchStash(
  text: string,
  tabs: readonly { readonly tabId: StashTabId; readonly items: readonly GameItem[] }[],
  { breathe, maxSteps = DEFAULT_MAX_STEPS }: { readonly breathe: () => Promise<void>; readonly maxSteps?: number },
): Promise<StashSearch> {
  const compiled = compileSearch(text);
  if (!compiled.ok) {
    const counts = tabs.map(({ tabId, items }) => ({ tabId, itemCount: items.length, foundCount: 0 }));
    return { tabs: counts, termHits: [], items: [], isCutShort: false };
  }
  const counts: StashSearch['tabs'][number][] = [];
  const listed: FoundItem[] = [];
  const termHits = compiled.search.terms.map(() => 0);
  const work = { steps: 0 };
  for (const { tabId, items } of tabs) {
    let foundCount = 0;
    for (let from = 0; from < items.length; from += CHUNK_SIZE) {
      const chunk = items.slice(from, from + CHUNK_SIZE);
      const tried = matchItems(compiled.search, chunk.map(readLines), { work, maxSteps });
      if (tried.isCutShort) return { tabs: counts, termHits, items: listed, isCutShort: true };
      const found = chunk.filter((_item, at) => tried.found[at] === true);
      for (const item of found.slice(0, MAX_LISTED - listed.length)) listed.push(describeItem(tabId, item));
      for (const [index, hits] of tried.termHits.entries()) termHits[index] = (termHits[index] ?? 0) + hits;
      foundCount += found.length;
      await breathe();
    }
    counts.push({ tabId, itemCount: items.length, foundCount });
  }
  return { tabs: counts, termHits, items: listed, isCutShort: false };
}

function readLines(item: GameItem): readonly string[] {
  let lines = linesOfItem.get(item);
  if (lines === undefined) linesOfItem.set(item, (lines = searchLines(item)));
  return lines;
}

function describeItem(tabId: StashTabId, item: GameItem): FoundItem {
  const type = item.typeLine === '' ? item.baseType : item.typeLine;
  return {
    tabId,
    name: item.name === '' ? type : item.name,
    base: item.name === '' ? '' : type,
    iconPath: readIconPath(item.icon) ?? '',
    stackSize: item.stackSize,
  };
}
