/** Stream pages for tests. */

/** `title` is the name of a unique item, and `name` is its type. */
type TestItem = {
  readonly name: string;
  readonly note?: string;
  readonly stackSize?: number;
  readonly frameType?: number;
  readonly title?: string;
};

export type TestTab = {
  readonly id: string;
  readonly account?: string | null;
  readonly league?: string;
  readonly isPublic?: boolean;
  readonly name?: string;
  readonly items?: readonly TestItem[];
};

/** Makes a change in the publisher's format; a private change contains nothing else. */
function makeChange({ id, account = 'Seller#1', league = 'Mercenaries', isPublic = true, name = 'shop', items = [] }: TestTab): unknown {
  if (!isPublic)
    return {
      id,
      public: false,
      accountName: null,
      lastCharacterName: null,
      stash: null,
      stashType: 'PremiumStash',
      league: null,
      items: [],
    };
  return {
    id,
    public: true,
    accountName: account,
    lastCharacterName: 'Char',
    stash: name,
    stashType: 'PremiumStash',
    league,
    items: items.map(makeItem),
  };
}

export function makePageBytes(nextChangeId: string, tabs: readonly TestTab[]): Buffer {
  return Buffer.from(JSON.stringify({ next_change_id: nextChangeId, stashes: tabs.map(makeChange) }));
}

function makeItem({ name, note, stackSize = 1, frameType = 5, title = '' }: TestItem, at: number): unknown {
  return {
    id: `item${at}`,
    baseType: name,
    typeLine: name,
    name: title,
    frameType,
    icon: `https://web.poecdn.com/image/Art/${name.replaceAll(/[^A-Za-z]/g, '')}.png`,
    stackSize,
    ...(note === undefined ? {} : { note }),
  };
}

/** Makes a page with a change that contains many small lists, which takes twenty times its size in memory. */
export function makeHugePage(nextChangeId: string, lists: number): Buffer {
  return Buffer.from(`{"next_change_id":"${nextChangeId}","stashes":[[${'[1,[]],'.repeat(lists)}0]]}`);
}
