import { makeStashTabId, type PublisherTabId, readPublisherTabId, type StashTabId } from '../ids/index.ts';
import { needsBlackText, readTabColour } from './tab-colour.ts';
import { type TabIconId, tabIconOf } from './tab-type.ts';

/**
 * A stash tab in the app (R3.25-R3.27). `id` is the composite id, `tabId` the publisher's. `type` is the publisher's
 * even if unknown, and empty for a tab known by name only. `color` is `#rrggbb` or empty. `folderId` identifies its
 * folder, `itemCount` is the publisher's count, `children` are the tabs of a folder.
 */
export type StashTabInfo = {
  readonly id: StashTabId;
  readonly tabId: PublisherTabId;
  readonly name: string;
  readonly index: number;
  readonly type: string;
  readonly color: string;
  readonly blackText: boolean;
  readonly icon: TabIconId;
  readonly isPublic: boolean;
  readonly isFolder: boolean;
  readonly isRemoveOnly: boolean;
  readonly folderId: StashTabId | null;
  readonly itemCount: number | null;
  readonly children: readonly StashTabInfo[];
};

/** `league` becomes part of every id (R3.26); `makeId` returns a new random id for a tab known by name only (R3.27). */
export type TabListOptions = { readonly league: string; readonly makeId: () => string };

/**
 * Reads the publisher's tab list (R3.25-R3.27), or the response that contains it. Folders come in two formats, with
 * members nested in `children` or flat with a `folder` id; both become nested folders. The order is the list's, which
 * is the game's; `index` is not unique and does not define an order. Tabs without a readable id are dropped, and only
 * the first tab with a repeated id is kept; anything but a list reads as no tabs.
 */
export function readTabList(rawStashes: unknown, options: TabListOptions): StashTabInfo[] {
  const list = Array.isArray(rawStashes) ? rawStashes : readField(rawStashes, 'stashes');
  if (!Array.isArray(list)) return [];
  const reading: Reading = { ...options, seenIds: new Set() };
  const tabs = readLevel(list, null, reading);
  return nestFlatMembers(tabs);
}

/**
 * Returns whether a tab's items can be requested: it must have a publisher's id and not be a folder. Unknown types can
 * be requested.
 */
export function isLoadableTab(tab: Pick<StashTabInfo, 'type' | 'isFolder'>): boolean {
  return !tab.isFolder && tab.type !== '';
}

/** Lists the loadable tabs in list order, with members of a folder in the folder's place. */
export function listLoadableTabs(tabs: readonly StashTabInfo[]): StashTabInfo[] {
  return tabs.flatMap((tab) => (tab.isFolder ? listLoadableTabs(tab.children) : isLoadableTab(tab) ? [tab] : []));
}

type Reading = TabListOptions & { readonly seenIds: Set<StashTabId> };

function readLevel(list: readonly unknown[], folderId: StashTabId | null, reading: Reading): StashTabInfo[] {
  const tabs: StashTabInfo[] = [];
  for (const raw of list) {
    const tab = readTab(raw, folderId, reading);
    if (tab !== undefined) tabs.push(tab);
  }
  return tabs;
}

function readTab(raw: unknown, folderId: StashTabId | null, reading: Reading): StashTabInfo | undefined {
  if (typeof raw === 'string') return makeNamedTab(raw, folderId, reading);
  const tabId = readTabId(readField(raw, 'id'));
  if (tabId === null) return undefined;
  const id = makeStashTabId(reading.league, tabId);
  if (reading.seenIds.has(id)) return undefined;
  reading.seenIds.add(id);
  const metadata = readField(raw, 'metadata');
  const name = readText(readField(raw, 'name'));
  const type = readText(readField(raw, 'type')) || 'NormalStash';
  const isFolder = isFolderTab(raw);
  const folder = readTabId(readField(raw, 'folder'));
  const members = readField(raw, 'children');
  const color = readTabColour(readField(metadata, 'colour'));
  return {
    id,
    tabId,
    name,
    index: readWhole(readField(raw, 'index')) ?? -1,
    type,
    color,
    blackText: needsBlackText(color),
    icon: isFolder ? 'folder' : tabIconOf(type),
    isPublic: readField(metadata, 'public') === true,
    isFolder,
    isRemoveOnly: name.endsWith('(Remove-only)'),
    folderId: folderId ?? (folder === null ? null : makeStashTabId(reading.league, folder)),
    itemCount: readWhole(readField(metadata, 'items')),
    children: isFolder && folderId === null && Array.isArray(members) ? readLevel(listMembers(members), id, reading) : [],
  };
}

function isFolderTab(raw: unknown): boolean {
  return readField(raw, 'type') === 'Folder' || readField(readField(raw, 'metadata'), 'folder') === true;
}

/**
 * Lists a folder's members. The game does not nest folders; if a list nests them anyway, at any depth, all tabs of
 * inner folders become members too.
 */
function listMembers(members: readonly unknown[]): unknown[] {
  const listed: unknown[] = [];
  const waiting = members.toReversed();
  while (waiting.length > 0) {
    const raw = waiting.pop();
    const inner = isFolderTab(raw) ? readField(raw, 'children') : undefined;
    if (!Array.isArray(inner)) listed.push(raw);
    else for (const member of inner.toReversed() as unknown[]) waiting.push(member);
  }
  return listed;
}

function makeNamedTab(name: string, folderId: StashTabId | null, reading: Reading): StashTabInfo | undefined {
  const tabId = readPublisherTabId(reading.makeId());
  if (tabId === null) return undefined;
  const id = makeStashTabId(reading.league, tabId);
  if (reading.seenIds.has(id)) return undefined;
  reading.seenIds.add(id);
  return {
    id,
    tabId,
    name,
    index: -1,
    type: '',
    color: '',
    blackText: false,
    icon: 'premium',
    isPublic: false,
    isFolder: false,
    isRemoveOnly: name.endsWith('(Remove-only)'),
    folderId,
    itemCount: null,
    children: [],
  };
}

/** Moves tabs listed next to their folder into it; a tab whose folder is not in the list keeps its place. */
function nestFlatMembers(tabs: readonly StashTabInfo[]): StashTabInfo[] {
  const folderIds = new Set(tabs.filter((tab) => tab.isFolder).map((tab) => tab.id));
  const members = new Map<StashTabId, StashTabInfo[]>();
  const top: StashTabInfo[] = [];
  for (const tab of tabs) {
    if (tab.isFolder || tab.folderId === null || !folderIds.has(tab.folderId)) {
      top.push(tab);
      continue;
    }
    const siblings = members.get(tab.folderId);
    if (siblings === undefined) members.set(tab.folderId, [tab]);
    else siblings.push(tab);
  }
  return top.map((tab) => {
    const flat = members.get(tab.id);
    return flat === undefined ? tab : { ...tab, children: [...tab.children, ...flat] };
  });
}

function readTabId(value: unknown): PublisherTabId | null {
  return typeof value === 'string' ? readPublisherTabId(value) : null;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readWhole(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null;
}

/** Reads a field of any value; undefined if it is missing. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
