/** The raw items of the tabs that were read, each parsed and grouped once. Pure except for its cache. */
import { groupItem, type GroupItemResult, type Tag } from '@poexchange/domain/grouping';
import { readPublisherTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { readItem, type Game, type GameItem } from '@poexchange/domain/item';
import { readMapChildren, type MapChild } from '@poexchange/domain/stash';

export type ShelfTab = {
  readonly readAtMs: number;
  readonly items: readonly GameItem[];
  /** Number of entries in the tab's list that are not items. */
  readonly unreadableCount: number;
  readonly ungroupedCount: number;
  /** Inner tabs that must be read one by one (map and unique tabs). */
  readonly childIds: readonly PublisherTabId[];
  /** Content of the parts that count in a map tab. */
  readonly parts: readonly MapChild[];
};

export type StashShelf = {
  /** Parses and groups a raw tab, replacing its previous content. */
  readonly put: (tabId: string, options: { game: Game; stash: unknown; readAtMs: number }) => ShelfTab;
  readonly read: (tabId: string) => ShelfTab | undefined;
  /** The tab ids that begin with `prefix`. */
  readonly listIds: (prefix: string) => readonly string[];
  readonly drop: (tabIds: readonly string[]) => void;
  readonly clear: () => void;
  /** An item's group, cached for the lifetime of the item. */
  readonly groupOf: (item: GameItem, game: Game) => GroupItemResult;
};

export function createStashShelf(): StashShelf {
  const tabs = new Map<string, ShelfTab>();
  const groups = new WeakMap<GameItem, GroupItemResult>();

  function groupOf(item: GameItem, game: Game): GroupItemResult {
    const known = groups.get(item);
    if (known !== undefined) return known;
    const result = groupItem(item, game);
    groups.set(item, result);
    return result;
  }

  return {
    groupOf,
    put(tabId, { game, stash, readAtMs }) {
      const items: GameItem[] = [];
      let unreadableCount = 0;
      let ungroupedCount = 0;
      for (const raw of listRawItems(stash)) {
        const result = readItem(raw);
        if (!result.ok) {
          unreadableCount += 1;
          continue;
        }
        items.push(result.item);
        if (!groupOf(result.item, game).ok) ungroupedCount += 1;
      }
      const tab: ShelfTab = { readAtMs, items, unreadableCount, ungroupedCount, childIds: listChildIds(stash), parts: listParts(stash) };
      tabs.set(tabId, tab);
      return tab;
    },
    read: (tabId) => tabs.get(tabId),
    listIds: (prefix) => [...tabs.keys()].filter((tabId) => tabId.startsWith(prefix)),
    drop: (tabIds) => tabIds.forEach((tabId) => tabs.delete(tabId)),
    clear: () => tabs.clear(),
  };
}

/** The items in a tab's body, including embedded children, even if other parts are invalid. */
function listRawItems(stash: unknown): readonly unknown[] {
  const own = readList(stash, 'items');
  const inside = readList(stash, 'children').flatMap((child) => readList(child, 'items'));
  return inside.length === 0 ? own : [...own, ...inside];
}

function listParts(stash: unknown): MapChild[] {
  return readField(stash, 'type') === 'MapStash' ? readMapChildren(stash).filter(({ itemCount }) => itemCount > 0) : [];
}

/** The sections of a map tab that count, and the kinds in a unique tab, if not empty. */
function listChildIds(stash: unknown): PublisherTabId[] {
  if (readField(stash, 'type') === 'MapStash') return listParts(stash).map(({ id }) => id);
  return readList(stash, 'children').flatMap((child) => {
    const rawId = readField(child, 'id');
    const id = typeof rawId === 'string' ? readPublisherTabId(rawId) : null;
    const itemCount = readField(readField(child, 'metadata'), 'items');
    return id !== null && typeof itemCount === 'number' && itemCount > 0 && readList(child, 'items').length === 0 ? [id] : [];
  });
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function readList(value: unknown, name: string): readonly unknown[] {
  const list = readField(value, name);
  return Array.isArray(list) ? list : [];
}

/** The tags of some items' groups, each with its keys; an extended group has the same tag and key. */
export function collectKeys(results: Iterable<GroupItemResult>): ReadonlyMap<Tag, ReadonlySet<string>> {
  const keysOfTag = new Map<Tag, Set<string>>();
  for (const result of results) {
    if (!result.ok) continue;
    const { tag, key } = result.primary;
    const keys = keysOfTag.get(tag);
    if (keys === undefined) keysOfTag.set(tag, new Set([key]));
    else keys.add(key);
  }
  return keysOfTag;
}
