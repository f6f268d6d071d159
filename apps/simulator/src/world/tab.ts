/** Stash tabs and their format in the publisher's replies. */
import type { SimItem } from './item.ts';

export type SimTab = {
  /** 10 hexadecimal digits; the first digits of `publicId`. */
  id: string;
  /** 64 hexadecimal digits: the tab's id in the public stream. */
  publicId: string;
  name: string;
  type: string;
  index: number;
  /** Six hexadecimal digits. */
  colour: string;
  isPublic: boolean;
  /** Folder that contains the tab. */
  folder?: string;
  /** Map or unique tab that contains this tab as a child. */
  parent?: string;
  map?: Record<string, unknown>;
  children?: SimTab[];
  items: SimItem[];
  /** Recorded items in their original text, instead of `items`. */
  rawItems?: readonly string[];
};

/** Types whose single-tab reply contains no items, only children that are read one by one. */
const divided = new Set(['MapStash', 'UniqueStash']);

export function isFolder(tab: SimTab): boolean {
  return tab.type === 'Folder';
}

/** Strips leading zeros: 0000ff is sent as "ff", and black as "0". */
export function stripColour(colour: string): string {
  return colour.replace(/^0+(?=.)/, '');
}

function describeTab(tab: SimTab): Record<string, unknown> {
  const count = tab.rawItems?.length ?? tab.items.length;
  return {
    id: tab.id,
    ...(tab.folder === undefined ? {} : { folder: tab.folder }),
    ...(tab.parent === undefined ? {} : { parent: tab.parent }),
    name: tab.name,
    type: tab.type,
    ...(tab.parent === undefined ? { index: tab.index } : {}),
    metadata: {
      ...(tab.isPublic ? { public: true } : {}),
      ...(isFolder(tab) ? { folder: true } : {}),
      ...(tab.parent === undefined ? { colour: stripColour(tab.colour) } : { items: count }),
      ...(tab.map === undefined ? {} : { map: tab.map }),
    },
  };
}

/**
 * Builds a row of the list, without items; includes a folder's children, but not the children of map and unique tabs.
 */
export function listTab(tab: SimTab): Record<string, unknown> {
  return { ...describeTab(tab), ...(isFolder(tab) ? { children: (tab.children ?? []).map(listTab) } : {}) };
}

/** Makes a stored item's icon absolute, as the publisher sends it. */
export function withOrigin(origin: string): (item: SimItem) => SimItem {
  return (item) => ({ ...item, icon: origin + item.icon });
}

/** Writes the single-tab reply as JSON text, so that recorded items are sent byte for byte. */
export function writeTab(tab: SimTab, origin: string): string {
  if (divided.has(tab.type) && tab.parent === undefined) {
    return JSON.stringify({ stash: { ...describeTab(tab), children: (tab.children ?? []).map(describeTab) } });
  }
  const head = JSON.stringify(describeTab(tab)).slice(0, -1);
  const items = tab.rawItems === undefined ? JSON.stringify(tab.items.map(withOrigin(origin))) : `[${tab.rawItems.join(',')}]`;
  return `{"stash":${head},"items":${items}}}`;
}

/** Finds a tab by id, and a child of a map or unique tab by parent id and id. Folders cannot be fetched. */
export function findTab(tabs: readonly SimTab[], id: string, childId: string | undefined): SimTab | undefined {
  const all = tabs.flatMap((tab) => (isFolder(tab) ? (tab.children ?? []) : [tab]));
  const found = all.find((tab) => tab.id === id);
  return childId === undefined ? found : found?.children?.find((child) => child.id === childId);
}
